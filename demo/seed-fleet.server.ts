import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { addDays } from '~/models/trade/days/days'
import { STORED_FILE, THREE_QUARTER } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db, inTransaction, vehicles } from '~/server/db/client.server'
import { importFleet } from '~/services/fleet/import/import-fleet.server'
import { listCompleteVehicles } from '~/services/fleet/import/list-complete.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { countOwnerDays } from '~/services/owner/booked-periods.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { requireListingChange } from '~/services/owner/listing.server'
import { blockDays } from '~/services/owner/owner-days.server'
import { unwrap } from './builder/unwrap'
import { OWNERS, type OwnerKey } from './cast'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'

type DemoVehicle = { id: string; owner: OwnerKey; zone: string; dayPrice: number }

/** The vehicles of the demo by their stock numbers. */
export type Fleet = ReadonlyMap<string, DemoVehicle>

const inDemoFolder = (path: string) => new URL(path, import.meta.url)

/** Imports each owner's file as that owner, and lists the vehicles with their photos. */
export async function seedFleet(cast: Cast, { withPhotos }: { withPhotos: boolean }): Promise<Fleet> {
  const fleet = new Map<string, DemoVehicle>()
  for (const owner of OWNERS) {
    const asker = cast[owner]
    const name = `${owner}.csv`
    const file = readFileSync(inDemoFolder(`./fleets/${name}`))
    unwrap(await importFleet(asker, asker.id, file, { listWhenComplete: true, name }))
    for (const { stockNumber, ...vehicle } of await vehiclesOf(asker.id)) fleet.set(stockNumber, { ...vehicle, owner })
  }
  await seedPhotos(fleet, withPhotos)
  for (const owner of OWNERS) {
    const { id: accountId } = cast[owner]
    const by = { accountId, side: 'owner', at: now() } as const
    await inTransaction((tx) => listCompleteVehicles(tx, { ownerId: accountId, by }))
  }
  return fleet
}

function vehiclesOf(ownerId: string) {
  const { id, stockNumber, zone, dayPrice } = vehicles
  return db().select({ id, stockNumber, zone, dayPrice }).from(vehicles).where(eq(vehicles.ownerId, ownerId))
}

/** Photo angles in gallery order: the suffix of the file name, and the value in models/trade/photos. */
const ANGLES = [
  ['front', THREE_QUARTER.value],
  ['driver', 0],
  ['rear', 1],
  ['passenger', 2],
  ['interior', 3],
] as const

/** Copies the photos of every vehicle into the file store; without photos, only inserts their rows. */
async function seedPhotos(fleet: Fleet, withPhotos: boolean): Promise<void> {
  const names = new Set(readdirSync(inDemoFolder('./photos')))
  for (const [stockNumber, { id: vehicleId }] of fleet) {
    const taken = ANGLES.map(([ending, angle]) => ({ name: `${stockNumber}-${ending}.webp`, angle }))
    for (const [position, { name, angle }] of taken.filter(({ name }) => names.has(name)).entries()) {
      const bytes = withPhotos && readFileSync(inDemoFolder(`./photos/${name}`))
      await savePhoto(db(), { vehicleId, position, angle, picture: bytes ? [{ file: STORED_FILE, bytes }] : [] })
    }
  }
}

/** Days blocked by owners: the vehicle, the first day relative to today, the number of days, and the note. */
const BLOCKED: readonly (readonly [string, number, number, string])[] = [
  ['FORD-32-01', 4, 6, 'Brakes'],
  ['PACK-34-01', 2, 21, 'Concours'],
  ['CHEV-53-01', 9, 5, ''],
  ['FORD-55-01', -1, 4, 'Own trip'],
  ['FORD-55-01', 18, 9, 'Upholstery'],
  ['FORD-56-01', 6, 3, 'Family wedding'],
  ['CADI-57-01', 11, 4, ''],
  ['FORD-68-01', 1, 12, 'Engine out'],
  ['BUIC-86-01', 0, 8, 'Paint'],
  ['MAZD-99-01', 7, 2, ''],
  ['DODG-16-01', 14, 14, 'Car show'],
  ['TESL-21-01', 3, 1, 'Service'],
  ['CADI-26-01', 5, 10, ''],
  ['GM-48-01', 8, 30, 'Inspection and new tires'],
  ['INDI-48-01', 0, 5, ''],
  ['KAWA-82-01', 21, 7, 'Parade'],
]

export async function seedCalendars(context: SeedContext): Promise<void> {
  for (const [stockNumber, inDays, days, note] of BLOCKED)
    await blockForOwner(context, stockNumber, { inDays, days, note })
}

/** Listings whose owners were asked for edits two days ago, and what for. */
const EDIT_REQUESTS: readonly (readonly [string, string])[] = [
  ['FORD-17-01', 'Please replace the front photo: the plate is readable.'],
  ['FORD-91-01', 'Please add the trim color. Crews ask for it.'],
]

export async function seedEditRequests({ cast, fleet, time }: SeedContext): Promise<void> {
  for (const [stockNumber, reason] of EDIT_REQUESTS) {
    const { id } = vehicleOf(fleet, stockNumber)
    await time.at(48, async () => {
      const { seen } = await requireListingChange(cast.pru, id, 'edit-request')
      unwrap(await changeListing(cast.pru, id, 'edit-request', { seen, reason }))
    })
  }
}

type SeedContext = { cast: Cast; fleet: Fleet; time: StoryTime }

/**
 * Blocks days for the owner, relative to today in the vehicle's time zone. If they have begun, the block was made
 * before.
 */
export async function blockForOwner(
  { cast, fleet, time }: SeedContext,
  stockNumber: string,
  { inDays, days, note = '' }: { inDays: number; days: number; note?: string },
): Promise<void> {
  const { id, owner, zone } = vehicleOf(fleet, stockNumber)
  const from = time.inDays(inDays, zone)
  const block = { from, to: addDays(from, days - 1), note, attempt: await countOwnerDays(id) }
  await time.at(inDays < 0 ? 72 : 0, async () => unwrap(await blockDays(cast[owner], id, block)))
}

export function vehicleOf(fleet: Fleet, stockNumber: string) {
  const vehicle = fleet.get(stockNumber)
  if (!vehicle) throw new Error(`There is no vehicle ${stockNumber} in the fleet.`)
  return vehicle
}
