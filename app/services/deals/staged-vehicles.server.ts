import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { DealStage } from '~/models/deals/deal-stage'
import type { StageOffers } from '~/models/deals/deal-summary'
import { now } from '~/server/clock.server'
import {
  cartItems,
  db,
  inquiries,
  listVehicles,
  orderItems,
  selectRows,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'
import { countsInCart, latestFirst } from './select-list-vehicles.server'

const isGone = sql`${vehicles.listingStatus} in ('draft', 'deactivated', 'deleted')`

/** A row of `stagedVehicles`. */
export type StagedVehicle = {
  id: string
  list_id: string
  stage: DealStage
  /** From the latest inquiry; null if there is none. */
  booked_from: string | null
  last_offer_cents: number | null
  day_price: number
}

/**
 * List vehicles with their deal stage, as a subquery for counting, filtering and sorting by it. Has to agree with
 * `dealStage`. Contains some columns of the list vehicle besides those of StagedVehicle.
 */
export function stagedVehicles(where: SQL | undefined): SQL {
  return sql`(
    select ${listVehicles.id}, ${listVehicles.projectId}, ${listVehicles.listId}, ${listVehicles.position},
      ${listVehicles.removedAt}, ${vehicles.dayPrice},
      coalesce(${orderItems.bookedFrom}, latest.booked_from) as booked_from,
      coalesce(${orderItems.priceCents}, latest.last_offer_cents) as last_offer_cents, ${stageNow()} as stage
    from ${listVehicles}
    join ${vehicles} on ${eq(vehicles.id, listVehicles.vehicleId)}
    left join lateral (
      select * from ${inquiries} where ${eq(inquiries.listVehicleId, listVehicles.id)}
      order by ${sql.join(latestFirst, sql`, `)} limit 1
    ) as latest on true
    left join ${cartItems} on ${cartItems.inquiryId} = latest.id and ${countsInCart()}
    left join ${orderItems} on ${orderItems.inquiryId} = latest.id
    where ${where ?? sql`true`}
  ) as staged`
}

/** How many list vehicles of these projects are at each stage, with the last offers for them. One query for any number. */
export function countStages(projectIds: readonly string[]): Promise<(StageOffers & { projectId: string })[]> {
  const onLists = and(inArray(listVehicles.projectId, [...projectIds]), isNull(listVehicles.removedAt))
  return selectRows(
    db(),
    sql`select project_id as "projectId", stage, count(*) as count,
        coalesce(json_agg(last_offer_cents) filter (where last_offer_cents is not null), '[]') as offers
      from ${stagedVehicles(onLists)} group by project_id, stage`,
  )
}

/**
 * The same order of checks as in `dealStage`: order item, cart, listing, negotiation, and if that is open, blocks by
 * others.
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

/**
 * Blocks that overlap the inquiry's days. Never its own block, because ordered inquiries were decided by an earlier
 * check.
 */
function takenDays(): SQL {
  return sql`select from ${vehicleBlocks} where ${and(
    eq(vehicleBlocks.vehicleId, listVehicles.vehicleId),
    vehicleBlocks.active.getSQL(),
    sql`${vehicleBlocks.period} && daterange(latest.booked_from, latest.booked_to, '[]')`,
  )}`
}
