import { addDays } from '~/models/trade/days/days'
import { normalizePhone } from '~/models/trade/fields/person'
import { THREE_QUARTER } from '~/models/trade/photos'
import { CITIES } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { countOwnerDays } from '~/services/owner/booked-periods.server'
import { blockDays } from '~/services/owner/owner-days.server'
import { granted } from './builder/granted'
import { writeVehicles } from './builder/write-vehicles.server'
import type { photographFleet } from './pictures/photograph-fleet'
import { type Angle, anglesOf } from './pictures/subject'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'
import { type DemoVehicle, demoVehicles } from './vehicles/vehicle-record'

/** A vehicle of the demonstration by the key it has in the catalog. */
export type Fleet = ReadonlyMap<string, DemoVehicle & { id: string }>

/** Writes the vehicles, without photos. Those standing longest are listed longest. */
export async function seedFleet(cast: Cast): Promise<Fleet> {
  const records = demoVehicles(now().getUTCFullYear())
  const ids = await writeVehicles(records.map((record) => rowOf(record, cast)))
  return new Map(
    records.map((record, place) => {
      const id = ids[place]
      if (!id) throw new Error('A vehicle was not written.')
      return [record.key, { ...record, id }]
    }),
  )
}

/** What a search calls the angles that pictures are drawn from. */
const ANGLE_VALUES: Record<Angle, number> = {
  front: THREE_QUARTER.value,
  driver: 0,
  rear: 1,
  passenger: 2,
  interior: 3,
}

/** Photographs every vehicle from all its angles and puts the pictures into the file store. */
export async function seedPhotos(fleet: Fleet, photograph: typeof photographFleet): Promise<void> {
  for await (const { vehicle, angle, picture } of photograph(fleet.values())) {
    const position = anglesOf(vehicle.drawing).indexOf(angle)
    const photo = { vehicleId: vehicle.id, position, angle: ANGLE_VALUES[angle], picture: picture.files }
    await savePhoto(db(), photo)
  }
}

/** Days that owners have blocked: the vehicle, the first day from today, how many days, and what for. */
const BLOCKED: readonly (readonly [string, number, number, string])[] = [
  ['ford-deluxe-coupe-red', 4, 6, 'Brakes'],
  ['packard-twelve-roadster-gold', 2, 21, 'Concours'],
  ['chevrolet-corvette-white', 9, 5, ''],
  ['ford-country-squire-green', -1, 4, 'Own trip'],
  ['ford-country-squire-green', 18, 9, 'Upholstery'],
  ['ford-f-100-orange', 6, 3, 'Family wedding'],
  ['cadillac-fleetwood-sixty-black', 11, 4, ''],
  ['ford-mustang-fastback-green', 1, 12, 'Engine out'],
  ['buick-regal-gray', 0, 8, 'Paint'],
  ['mazda-mx-5-miata-red', 7, 2, ''],
  ['dodge-challenger-yellow', 14, 14, 'Car show'],
  ['tesla-model-3-white', 3, 1, 'Service'],
  ['cadillac-escalade-black', 5, 10, ''],
  ['gm-old-look-transit-bus-gold', 8, 30, 'Inspection and new tires'],
  ['indian-chief-red', 0, 5, ''],
  ['kawasaki-kz1000-police-white', 21, 7, 'Parade'],
]

export async function seedCalendars(told: Told): Promise<void> {
  for (const [key, inDays, days, note] of BLOCKED) await blockForOwner(told, key, { inDays, days, note })
}

type Told = { cast: Cast; fleet: Fleet; time: StoryTime }

/** Days of an owner's own use, counted from today where the vehicle is; those that have begun were blocked before. */
export async function blockForOwner(
  { cast, fleet, time }: Told,
  key: string,
  { inDays, days, note = '' }: { inDays: number; days: number; note?: string },
): Promise<void> {
  const { id, owner, zone } = vehicleOf(fleet, key)
  const from = time.inDays(inDays, zone)
  const wish = { from, to: addDays(from, days - 1), note, attempt: await countOwnerDays(id) }
  await time.at(inDays < 0 ? 72 : 0, async () => granted(await blockDays(cast[owner], id, wish)))
}

export function vehicleOf(fleet: Fleet, key: string) {
  const vehicle = fleet.get(key)
  if (!vehicle) throw new Error(`There is no vehicle ${key} in the catalog.`)
  return vehicle
}

function rowOf(record: DemoVehicle, cast: Cast) {
  const { pickup, exterior, interior, mechanical } = record
  const market = CITIES.find(({ city }) => city === record.city)
  const phone = normalizePhone(pickup.contactPhone)
  if (!market || !phone) throw new Error(`${record.key} stands nowhere that can be searched and called.`)
  return {
    ownerId: cast[record.owner].id,
    year: record.year,
    make: record.make,
    model: record.model,
    bodyType: record.bodyType,
    era: record.era,
    color: record.color,
    market: market.value,
    town: pickup.town,
    state: record.state,
    zipcode: pickup.zipcode,
    zone: record.zone,
    dayPrice: record.dayPriceCents,
    transmission: record.transmission,
    fuelType: record.fuelType,
    modifications: [...record.modifications],
    exteriorCondition: exterior.condition,
    exteriorNote: exterior.text,
    interiorCondition: interior.condition,
    interiorNote: interior.text,
    mechanicalCondition: mechanical.condition,
    mechanicalNote: mechanical.text,
    pickupPreference: pickup.preference,
    vehicleInstructions: record.vehicleInstructions,
    parkedLocation: pickup.parkedLocation,
    pickupInstruction: pickup.instructions,
    address1: pickup.address1,
    address2: pickup.address2,
    latitude: pickup.latitude,
    longitude: pickup.longitude,
    contactPhone: phone.e164,
  }
}
