import { and, asc, count, countDistinct, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import {
  checkListingChange,
  listingActs,
  listingChange,
  listingGaps,
  mayChangeListing,
} from '~/models/fleet/listing-lifecycle'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { affectedTexts, LISTING_EVENT_LABELS } from '~/models/owner/listing-words'
import { refusalText } from '~/models/trade/answers/outcome'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import { PRODUCT } from '~/models/trade/product'
import type { ListingAct } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import {
  cartItems,
  type Db,
  db,
  inquiries,
  listVehicles,
  orderItems,
  orders,
  projects,
  type Tx,
  vehicles,
} from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { isBookable } from '~/services/deals/inquiry-state.server'
import { allListingEvents, listingProgress, listingSide } from '~/services/fleet/listing-events.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

/** A vehicle of the asker, or of anybody for the staff; 404 for another owner's. */
export function isChangedBy(asker: Account, vehicleId: string): SQL | undefined {
  const its = eq(vehicles.id, vehicleId)
  if (listingSide(asker) === 'staff') return its
  requireArea(asker, 'ownerDesk')
  return and(its, eq(vehicles.ownerId, asker.id))
}

/** With the table's name written out, because drizzle leaves it out where a select names one table only. */
const hasDriversSide = sql<boolean>`exists (
  select from vehicle_photos as photo where photo.vehicle_id = vehicles.id and photo.angle = 0)`

/** A listing as far as its changes depend on it. */
export async function listingFacts(on: Db | Tx, vehicleId: string) {
  const [row] = await on
    .select({ status: vehicles.listingStatus, dayPrice: vehicles.dayPrice, hasDriversSide })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  if (!row) throw notFound()
  return { ...row, bookings: await on.$count(orderItems, isGoing(vehicleId)) }
}

/** Ahead, running, or not yet brought back. */
const isGoing = (vehicleId: string) => and(eq(orderItems.vehicleId, vehicleId), eq(orderItems.status, 'confirmed'))

/** What the pages of owner and staff say of a listing: what is missing, what can be done, and who did what. */
export async function listingView(asker: Account, vehicle: { id: string; zone: string }) {
  const facts = await listingFacts(db(), vehicle.id)
  const events = await allListingEvents(db(), vehicle.id)
  return {
    status: facts.status,
    gaps: facts.status === 'deleted' ? [] : listingGaps(facts),
    acts: listingActs(listingSide(asker), facts.status).filter(
      (act) => checkListingChange(act, facts)?.code !== 'listing-incomplete',
    ),
    history: events.map(({ id, kind, side, note, createdAt, by }) => ({
      id,
      what: LISTING_EVENT_LABELS[kind],
      when: formatDayOfYear(todayIn(vehicle.zone, createdAt)),
      by: side === 'staff' ? `${personName(by)} of ${PRODUCT}` : personName(by),
      note,
    })),
  }
}

export type ListingView = Awaited<ReturnType<typeof listingView>>

/** What a dialog says before a listing is changed, or why it cannot be. 404 for another owner's, 403 for what is the staff's. */
export async function requireListingChange(asker: Account, vehicleId: string, act: ListingAct) {
  const [row] = await db()
    .select({ vehicle: vehicles, photoId: firstPhotoId })
    .from(vehicles)
    .where(isChangedBy(asker, vehicleId))
  if (!row) throw notFound()
  const side = listingSide(asker)
  if (!mayChangeListing(act, side)) throw forbidden()
  const { endsInquiries, reasonFrom } = listingChange(act)
  const refusal = checkListingChange(act, await listingFacts(db(), vehicleId))
  const affected = endsInquiries && !refusal ? await affectedBy(vehicleId) : null
  return {
    act,
    title: vehicleTitle(row.vehicle),
    picture: row.photoId ? photoUrls(row.photoId) : null,
    seen: (await listingProgress(db(), vehicleId)).changes,
    needsReason: reasonFrom === side,
    refusal: refusal && refusalText(refusal),
    affected: affected ? affectedTexts(affected) : [],
    bookings: affected?.bookings ?? [],
  }
}

export type ListingChangeView = Awaited<ReturnType<typeof requireListingChange>>

/** What a listing that goes away takes with it. */
async function affectedBy(vehicleId: string) {
  const isAbout = eq(inquiries.vehicleId, vehicleId)
  const isOnList = and(eq(listVehicles.vehicleId, vehicleId), isNull(listVehicles.removedAt))
  const [agreed] = await db()
    .select({ many: count() })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .where(and(isAbout, isBookable()))
  const [lists] = await db()
    .select({ projects: countDistinct(projects.id) })
    .from(listVehicles)
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .where(isOnList)
  const bookings = await db()
    .select({ from: orderItems.bookedFrom, to: orderItems.bookedTo, by: projects.productionCompany })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(isGoing(vehicleId))
    .orderBy(asc(orderItems.bookedFrom))
  const isOpen = and(isAbout, eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now()))
  return {
    inquiries: await db().$count(inquiries, isOpen),
    agreed: agreed?.many ?? 0,
    carts: await db().$count(cartItems, eq(cartItems.vehicleId, vehicleId)),
    projects: lists?.projects ?? 0,
    bookings: bookings.map(({ by, ...days }) => `${formatBookingOfYear(days)}, ${by}`),
  }
}
