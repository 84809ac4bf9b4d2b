import { and, asc, count, countDistinct, eq, gt, inArray, isNull } from 'drizzle-orm'
import {
  checkListingChange,
  listingActions,
  listingChange,
  listingGaps,
  mayChangeListing,
} from '~/models/fleet/listing-lifecycle'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { affectedTexts, listingEventText } from '~/models/owner/listing-texts'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import { PRODUCT } from '~/models/trade/product'
import { refusalText } from '~/models/trade/results/outcome'
import type { ListingActionKind } from '~/models/trade/vocabulary/listings'
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
import type { Account } from '~/server/session/asker.server'
import { isBookable } from '~/services/deals/inquiry-state.server'
import { newListingId } from '~/services/fleet/listing/create-listing.server'
import { allListingEvents, listingProgress, listingSide } from '~/services/fleet/listing-events.server'
import { photosOf } from '~/services/fleet/listing-photos.server'
import { isManagedBy } from '~/services/fleet/managed-vehicle.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

/** The facts that the rules for listing changes depend on. */
export async function listingFacts(on: Db | Tx, vehicleId: string) {
  const [row] = await on
    .select({ status: vehicles.listingStatus, dayPrice: vehicles.dayPrice })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  if (!row) throw notFound()
  return { ...row, photos: await photosOf(vehicleId, on), bookings: await on.$count(orderItems, isGoing([vehicleId])) }
}

/** Rentals that are upcoming, running, or not returned yet. */
const isGoing = (vehicleIds: string[]) =>
  and(inArray(orderItems.vehicleId, vehicleIds), eq(orderItems.status, 'confirmed'))

/** A listing for the pages of owner and staff: what is missing, possible changes, and the history. */
export async function listingView(asker: Account, vehicle: { id: string; zone: string }) {
  const facts = await listingFacts(db(), vehicle.id)
  const events = await allListingEvents(db(), vehicle.id)
  const history = events.map(({ id, kind, side, note, createdAt, by }) => ({
    id,
    kind,
    ...listingEventText(kind, note),
    when: formatDayOfYear(todayIn(vehicle.zone, createdAt)),
    by: side === 'staff' ? `${personName(by)} of ${PRODUCT}` : personName(by),
  }))
  const asked = facts.status === 'edit_requests' ? history.find(({ kind }) => kind === 'edits-requested') : undefined
  return {
    status: facts.status,
    gaps: facts.status === 'deleted' ? [] : listingGaps(facts),
    actions: listingActions(listingSide(asker), facts.status).filter(
      (kind) => checkListingChange(kind, facts)?.code !== 'listing-incomplete',
    ),
    /** Idempotency key and id of a copy. */
    copyId: facts.status === 'deleted' ? null : newListingId(),
    /** What staff have asked the owner to edit, and who asked; null if nothing. */
    request: asked?.note ? { note: asked.note, by: asked.by, when: asked.when } : null,
    history: history.map(({ kind: _, ...event }) => event),
  }
}

export type ListingView = Awaited<ReturnType<typeof listingView>>

/** The data of the dialog that changes a listing. 404 for another owner, 403 for an owner if only staff may do it. */
export async function requireListingChange(asker: Account, vehicleId: string, kind: ListingActionKind) {
  const [row] = await db()
    .select({ vehicle: vehicles, photoId: firstPhotoId })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  if (!row || !isManagedBy(row.vehicle, asker)) throw notFound()
  const side = listingSide(asker)
  if (!mayChangeListing(kind, side)) throw forbidden()
  const { endsInquiries, reasonFrom } = listingChange(kind)
  const refusal = checkListingChange(kind, await listingFacts(db(), vehicleId))
  const affected = endsInquiries && !refusal ? await affectedBy([vehicleId]) : null
  return {
    kind,
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

/** What is affected when these listings go away, in a fixed number of queries. */
export async function affectedBy(vehicleIds: string[]) {
  const isAbout = inArray(inquiries.vehicleId, vehicleIds)
  const isOnList = and(inArray(listVehicles.vehicleId, vehicleIds), isNull(listVehicles.removedAt))
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
    .where(isGoing(vehicleIds))
    .orderBy(asc(orderItems.bookedFrom))
  const isOpen = and(isAbout, eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now()))
  return {
    inquiries: await db().$count(inquiries, isOpen),
    agreed: agreed?.many ?? 0,
    carts: await db().$count(cartItems, inArray(cartItems.vehicleId, vehicleIds)),
    projects: lists?.projects ?? 0,
    bookings: bookings.map(({ by, ...days }) => `${formatBookingOfYear(days)}, ${by}`),
  }
}
