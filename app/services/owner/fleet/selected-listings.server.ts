import { and, count, inArray, ne } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import {
  actFor,
  eventsOf,
  listingOutlook,
  SELECTED_LISTINGS_MESSAGES,
  type SelectedActionKind,
} from '~/models/owner/fleet/selected-listings'
import { affectedTexts } from '~/models/owner/listing-texts'
import { type SeenRows, seenText } from '~/models/trade/fields/seen-rows'
import { type Outcome, refusalText, refused } from '~/models/trade/results/outcome'
import { db, listingEvents, type Tx, transact } from '~/server/db/client.server'
import { refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { listingProgress } from '~/services/fleet/listing-events.server'
import {
  lockSelectedVehicles,
  requireSelectedVehicles,
  type SelectedVehicle,
} from '~/services/fleet/selected-vehicles.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import { applyListingChange, SAME_VIN } from '../change-listing.server'
import { affectedBy } from '../listing.server'
import { type ChangedListing, notifyListingsChanged } from '../listing-changed-email.server'

/** The effect on each of these listings, and what else ends with deactivated ones. 404 for other owners' vehicles. */
export async function selectedListingsPreview(asker: Account, ids: readonly string[], kind: SelectedActionKind) {
  const found = await requireSelectedVehicles(asker, ids)
  const photos = await allVehiclePhotos([...ids])
  const changes = await countChanges(ids)
  const listings = found.map((vehicle) => {
    const { id, listingStatus: status, dayPrice, stockNumber } = vehicle
    const { change, text } = listingOutlook(kind, { status, dayPrice, photos: photos.get(id) ?? [] })
    return { id, title: vehicleTitle(vehicle), stockNumber, change, text, seen: [changes.get(id) ?? 0] }
  })
  const changing = listings.filter(({ change }) => change !== null)
  const affected =
    kind === 'deactivation' && changing.length > 0 ? await affectedBy(changing.map(({ id }) => id)) : null
  return {
    listings: listings.map(({ id, title, stockNumber, change, text }) => ({
      id,
      title,
      stockNumber,
      text,
      isChanging: change !== null,
    })),
    changing: changing.length,
    affected: affected ? affectedTexts(affected, changing.length) : [],
    bookings: affected?.bookings ?? [],
    seen: seenText(changing),
  }
}

export type SelectedListingsPreview = Awaited<ReturnType<typeof selectedListingsPreview>>

/** The number of status changes per listing, in one query; listings without changes are omitted. */
async function countChanges(ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: listingEvents.vehicleId, many: count() })
    .from(listingEvents)
    .where(and(inArray(listingEvents.vehicleId, [...ids]), ne(listingEvents.kind, 'edited')))
    .groupBy(listingEvents.vehicleId)
  return new Map(rows.map(({ id, many }) => [id, many]))
}

type Change = { kind: SelectedActionKind; seen: SeenRows<[number]> }

/**
 * Changes the listings of the asker's vehicles as previewed, each like `changeListing`, all or none. Refused if one was
 * changed to something else since. Everyone affected gets one email. Idempotent.
 */
export function changeSelectedListings(asker: Account, { kind, seen }: Change): Promise<Outcome<{ count: number }>> {
  return transact(
    SELECTED_LISTINGS_MESSAGES.failed,
    async (tx) => {
      const found = await lockSelectedVehicles(tx, asker, [...seen.keys()])
      if (found.length < seen.size) throw refusalResponse(CHANGED)
      const all: ChangedListing[] = []
      for (const vehicle of found) {
        const changed = await changeOne(tx, asker, vehicle, { kind, seen: seen.get(vehicle.id)?.[0] ?? 0 })
        if (changed) all.push(changed)
      }
      if (kind === 'deactivation') await notifyListingsChanged(tx, asker, { kind, reason: '', all })
      return { ok: true, count: found.length }
    },
    SAME_VIN,
  )
}

const CHANGED = refused('listing-changed', SELECTED_LISTINGS_MESSAGES.changed)

/** Throws a refusal, which rolls back all changes. Null if it was done before. */
async function changeOne(
  tx: Tx,
  asker: Account,
  vehicle: SelectedVehicle,
  { kind, seen }: { kind: SelectedActionKind; seen: number },
): Promise<ChangedListing | null> {
  const { changes, last } = await listingProgress(tx, vehicle.id)
  if (changes > seen && eventsOf(kind).some((event) => event === last)) return null
  const change = actFor(kind, vehicle.listingStatus)
  if (!change) throw refusalResponse(CHANGED)
  const outcome = await applyListingChange(tx, asker, vehicle.id, change, { seen, reason: '' })
  if (!outcome.ok) throw refusalResponse({ ...outcome, hint: `${vehicleTitle(vehicle)}: ${refusalText(outcome)}` })
  return outcome.changed
}
