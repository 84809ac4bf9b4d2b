import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { LISTING_EVENT_LABELS } from '~/models/owner/listing-texts'
import type { StatusCounts } from '~/models/owner/status-tabs'
import { type DeskVehiclesChoice, listingLacks } from '~/models/provider/desk-vehicles'
import { formatDayOfYear } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import type { ListingEvent, ListingStatus } from '~/models/trade/vocabulary/listings'
import { accounts, db, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { hasWordsOrOwner } from '~/services/owner/fleet/fleet-search.server'
import { listingView } from '~/services/owner/listing.server'

const PAGE = 30

// Table names are written out, because drizzle omits them in a select from a single table.

/** When a listing was last changed. */
const changedAt = sql`coalesce(
  (select max(event.created_at) from listing_events as event where event.vehicle_id = vehicles.id),
  vehicles.listed_at, vehicles.created_at)`

const lastEvent = sql<{ kind: ListingEvent; at: string } | null>`(
  select json_build_object('kind', event.kind, 'at', event.created_at) from listing_events as event
  where event.vehicle_id = vehicles.id order by event.created_at desc, event.id desc limit 1)`

/** A draft, one whose owner was asked for edits, or one that crews see without photos. */
const needsAttention = sql<boolean>`(vehicles.listing_status in ('draft', 'edit_requests')
  or vehicles.listing_status = 'listed' and ${firstPhotoId} is null)`

const order = sql`row(${needsAttention}, ${changedAt})`
const ATTENTION_FIRST = { table: vehicles, key: order, id: vehicles.id, direction: 'desc' } as const

/**
 * A keyset page of the vehicles of all owners that match: those that need attention first, then the last listed or
 * changed ones. `counts`: by status; `toCheck`: how many need attention.
 */
export async function deskVehiclesPage(asker: Account, { search, status, after }: DeskVehiclesChoice) {
  requireArea(asker, 'providerDesk')
  const found = and(...hasWordsOrOwner(search))
  const rows = await select(lastEvent)
    .where(and(found, isOf(status), afterKey(ATTENTION_FIRST, after)))
    .orderBy(desc(order), desc(vehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    vehicles: page.map(rowOf),
    ...(await countVehicles(found)),
    next: last?.vehicle.id ?? null,
  }
}

function isOf(status: DeskVehiclesChoice['status']): SQL | undefined {
  if (status === 'attention') return needsAttention
  return status && eq(vehicles.listingStatus, status)
}

async function countVehicles(found: SQL | undefined): Promise<{ counts: StatusCounts; toCheck: number }> {
  const rows = await db()
    .select({
      status: vehicles.listingStatus,
      many: sql<number>`count(*)::int`,
      toCheck: sql<number>`(count(*) filter (where ${needsAttention}))::int`,
    })
    .from(vehicles)
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(found)
    .groupBy(vehicles.listingStatus)
  return {
    counts: Object.fromEntries(rows.map(({ status, many }) => [status, many])),
    toCheck: rows.reduce((sum, { toCheck }) => sum + toCheck, 0),
  }
}

export type DeskVehicleRow = ReturnType<typeof rowOf>

/** A vehicle for its staff page. 404 if it does not exist. */
export async function requireVehicleAtDesk(asker: Account, vehicleId: string) {
  requireArea(asker, 'providerDesk')
  const [row] = await select(lastEvent).where(eq(vehicles.id, vehicleId))
  if (!row) throw notFound()
  return { ...rowOf(row), listing: await listingView(asker, row.vehicle) }
}

function select(last: typeof lastEvent) {
  const owner = {
    firstName: accounts.firstName,
    lastName: accounts.lastName,
    email: accounts.email,
    phone: accounts.phone,
  }
  return db()
    .select({ vehicle: vehicles, photoId: firstPhotoId, last, owner })
    .from(vehicles)
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function rowOf({ vehicle, photoId, last, owner }: Row) {
  const { id, zone, listingStatus, dayPrice } = vehicle
  return {
    id,
    title: vehicleTitle(vehicle),
    stockNumber: vehicle.stockNumber,
    town: vehicleTown(vehicle),
    picture: photoId ? photoUrls(photoId) : null,
    daily: dayPrice,
    listingStatus,
    lacks: listingLacks({ status: listingStatus, dayPrice, hasPhotos: photoId !== null }),
    owner: { name: personName(owner) || owner.email, email: owner.email, phone: normalizePhone(owner.phone ?? '') },
    last: last && changeText(last, listingStatus, zone),
    isEdited: last?.kind === 'edited',
  }
}

/** 'Edited Nov 27, 2026'; without what the badge of the status says. */
function changeText({ kind, at }: { kind: ListingEvent; at: string }, status: ListingStatus, zone: string): string {
  const [what, when] = [LISTING_EVENT_LABELS[kind], formatDayOfYear(todayIn(zone, new Date(at)))]
  return what === LISTING_BADGES[status].label ? when : `${what} ${when}`
}
