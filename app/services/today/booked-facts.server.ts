import { and, asc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { BookedFacts } from '~/models/today/booking-tasks'
import { OBJECTION_HOURS } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { db, orderItems, orders, projects, vehicles } from '~/server/db/client.server'
import { photographed } from '~/services/deals/select-list-vehicles.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { currentAgreement, currentSigner } from '~/services/signing/paperwork.server'

/** For later rentals, only a missing signature or document is shown. */
const AHEAD_DAYS = 15

/** The booked vehicles among those that match `which` that may have a task, nearest first. One query. */
export async function bookedFacts(which: SQL): Promise<(BookedFacts & { zone: string })[]> {
  const rows = await db()
    .select({
      orderId: orderItems.orderId,
      orderItemId: orderItems.id,
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model },
      pickupPreference: vehicles.pickupPreference,
      zone: vehicles.zone,
      photoId: firstPhotoId,
      booking: { from: orderItems.bookedFrom, to: orderItems.bookedTo },
      status: orderItems.status,
      project: { id: projects.id, title: projects.title, productionCompany: projects.productionCompany },
      agreement: currentAgreement,
      signer: currentSigner,
      documentsAt: orders.documentsAt,
      coiExpiresOn,
      orderFrom: sql<Day | null>`(select min(item.booked_from)::text from order_items as item ${ofOrder})`,
      orderTo: sql<Day | null>`(select max(item.booked_to)::text from order_items as item ${ofOrder})`,
      sent: sql<number>`(select count(*)::int from ${drivers})`,
      opened: sql<number>`(select count(coalesce(driver.opened_at, driver.confirmed_at))::int from ${drivers})`,
      photographed,
      returnToCheckSince: returnToCheckSince.mapWith(instantOrNull),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(which, mayBeDue()))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map(({ vehicle, pickupPreference, documentsAt, orderFrom, orderTo, sent, opened, signer, ...row }) => ({
    ...row,
    signerEmail: signer?.email ?? null,
    title: vehicleTitle(vehicle),
    delivers: ownerDelivers({ pickupPreference }),
    today: todayIn(row.zone, now()),
    hasDocuments: documentsAt !== null,
    orderDays: { from: orderFrom ?? row.booking.from, to: orderTo ?? row.booking.to },
    drivers: { sent, opened },
  }))
}

/** A superset, because the date depends on the vehicle's time zone; the model decides. */
function mayBeDue(): SQL | undefined {
  const ahead = addDays(todayIn('UTC', now()), AHEAD_DAYS)
  const isUnprepared = or(sql`${currentAgreement} <> 'signed'`, sql`${orders.documentsAt} is null`)
  const isDisputable = gte(returnToCheckSince, new Date(now().getTime() - OBJECTION_HOURS * 3_600_000).toISOString())
  return or(
    and(eq(orderItems.status, 'confirmed'), or(lte(orderItems.bookedFrom, ahead), isUnprepared)),
    and(eq(orderItems.status, 'completed'), isDisputable),
  )
}

const ofOrder = sql`where item.order_id = ${orderItems.orderId} and item.status = 'confirmed'`

const coiExpiresOn = sql<Day | null>`(
  select coi.expires_on::text from documents as coi
  where coi.order_id = ${orderItems.orderId} and coi.kind = 'coi' and coi.status = 'current')`

const drivers = sql`pickup_recipients as driver
  where driver.order_id = ${orderItems.orderId} and driver.revoked_at is null`

/** When the crew confirmed the return, until the owner has made a statement. */
const returnToCheckSince = sql`(
  select said.created_at from return_statements as said
  where said.order_item_id = ${orderItems.id} and said.side = 'renter' and not exists (
    select from return_statements as answer where answer.order_item_id = said.order_item_id and answer.side = 'owner'))`

const instantOrNull = (value: string | Date | null) => (value === null ? null : new Date(value))
