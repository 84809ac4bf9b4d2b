import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DealStage } from '~/models/deals/deal-stage'
import { now } from '~/server/clock.server'
import { cartItems, inquiries, listVehicles, orderItems, vehicleBlocks, vehicles } from '~/server/db/client.server'
import { countsInCart } from './select-list-vehicles.server'

const isGone = sql`${vehicles.listingStatus} in ('draft', 'deactivated', 'deleted')`

/** How a row of `stagedVehicles` is read. */
export type StagedVehicle = {
  id: string
  list_id: string
  stage: DealStage
  /** Of the latest inquiry; null without one. */
  booked_from: string | null
  last_offer_cents: number | null
  day_price: number
}

/**
 * Vehicles of lists with the stage each is at, for queries that count, choose or order by it: what `dealStage` says of
 * a single one. To be selected from; the list vehicle's own columns come with those of StagedVehicle.
 */
export function stagedVehicles(where: SQL | undefined): SQL {
  return sql`(
    select ${listVehicles.id}, ${listVehicles.listId}, ${listVehicles.addedAt}, ${listVehicles.removedAt},
      ${vehicles.dayPrice},
      coalesce(${orderItems.bookedFrom}, latest.booked_from) as booked_from,
      coalesce(${orderItems.priceCents}, latest.last_offer_cents) as last_offer_cents, ${stageNow()} as stage
    from ${listVehicles}
    join ${vehicles} on ${eq(vehicles.id, listVehicles.vehicleId)}
    left join lateral (
      select * from ${inquiries} where ${eq(inquiries.listVehicleId, listVehicles.id)}
      order by ${inquiries.attempt} desc limit 1
    ) as latest on true
    left join ${cartItems} on ${cartItems.inquiryId} = latest.id and ${countsInCart()}
    left join ${orderItems} on ${orderItems.inquiryId} = latest.id
    where ${where ?? sql`true`}
  ) as staged`
}

/**
 * In the order of `dealStage`: order item, cart, listing, the negotiation, and other people's bookings over an open
 * one.
 */
function stageNow(): SQL {
  const at = sql`${now().toISOString()}::timestamptz`
  return sql`case
    when ${orderItems.status} = 'confirmed' then 'booked'
    when ${orderItems.status} is not null then ${orderItems.status}
    when ${cartItems.id} is not null and (${isGone} or exists (${takenDays()})) then 'taken_in_cart'
    when ${cartItems.id} is not null then 'in_cart'
    when ${isGone} then 'gone'
    when latest.id is null or latest.status in ('withdrawn', 'ended') then 'not_inquired'
    when latest.status = 'declined' then 'declined'
    when latest.status = 'agreed' and latest.booked_from < (${at} at time zone ${vehicles.zone})::date then 'time_is_up'
    when latest.status <> 'agreed' and (latest.status <> 'open' or latest.deadline_at <= ${at}) then 'time_is_up'
    when exists (${takenDays()}) then 'taken'
    when latest.status = 'agreed' then 'available'
    when latest.round = 1 then 'asked'
    when latest.last_offer_by = 'owner' then 'to_answer'
    else 'countered' end`
}

/** Bookings over the inquiry's days. None of them is the inquiry's own: ordered ones are decided before. */
function takenDays(): SQL {
  return sql`select from ${vehicleBlocks} where ${and(
    eq(vehicleBlocks.vehicleId, listVehicles.vehicleId),
    vehicleBlocks.active.getSQL(),
    sql`${vehicleBlocks.period} && daterange(latest.booked_from, latest.booked_to, '[]')`,
  )}`
}
