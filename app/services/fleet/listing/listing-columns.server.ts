import { eq } from 'drizzle-orm'
import { NO_MARKET, tagsOf } from '~/models/fleet/listing/listing-choices'
import type { ListingDetails, ListingTerms } from '~/models/fleet/listing/listing-form'
import { checkVin } from '~/models/fleet/vin'
import { formatExact, parseMoney } from '~/models/trade/money'
import { MODIFICATIONS } from '~/models/trade/vocabulary/vehicle-details'
import { type Db, db, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireManagedVehicle } from '../managed-vehicle.server'
import type { ZipPlace } from './place-of-zip.server'

type Vehicle = typeof vehicles.$inferSelect

const NAMED = new Set<string>(MODIFICATIONS.map(({ value }) => value))
const yesNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no')

/** All columns of a vehicle that the asker may change. 404 for everyone else. */
export async function requireListing(asker: Account, vehicleId: string, on: Db | Tx = db()): Promise<Vehicle> {
  await requireManagedVehicle(asker, vehicleId, on)
  const [row] = await on.select().from(vehicles).where(eq(vehicles.id, vehicleId))
  if (!row) throw notFound()
  return row
}

/** The values of a vehicle in the details form. */
export function detailsOf(vehicle: Vehicle): Record<keyof ListingDetails, string | string[]> {
  const { year, modificationCost: cost, modifications, usageTags, runsAndDrives } = vehicle
  return {
    year: String(year),
    make: vehicle.make,
    model: vehicle.model,
    bodyType: vehicle.bodyType,
    kinds: vehicle.kinds,
    color: vehicle.color,
    zipcode: vehicle.zipcode,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    transmission: vehicle.transmission,
    fuelType: vehicle.fuelType,
    runsAndDrives: yesNo(runsAndDrives),
    usageTags: usageTags.join(', '),
    exteriorCondition: vehicle.exteriorCondition,
    exteriorNote: vehicle.exteriorNote,
    interiorCondition: vehicle.interiorCondition,
    interiorNote: vehicle.interiorNote,
    mechanicalCondition: vehicle.mechanicalCondition,
    mechanicalNote: vehicle.mechanicalNote,
    modifications: modifications.filter((each) => NAMED.has(each)),
    otherModifications: modifications.filter((each) => !NAMED.has(each)).join('\n'),
    modificationCost: cost === null ? '' : String(cost / 100),
  }
}

/** The values of a vehicle in the form of prices and pickup. A draft without a price has an empty field. */
export function termsOf(vehicle: Vehicle): Record<keyof ListingTerms, string | string[]> {
  return {
    dayPrice: vehicle.dayPrice > 0 ? formatExact(vehicle.dayPrice).slice(1) : '',
    market: vehicle.market || NO_MARKET,
    address1: vehicle.address1,
    address2: vehicle.address2,
    contactPhone: vehicle.contactPhone,
    pickupPreference: vehicle.pickupPreference,
    parkedLocation: vehicle.parkedLocation,
    pickupInstruction: vehicle.pickupInstruction,
    vehicleInstructions: vehicle.vehicleInstructions,
    refusedUses: vehicle.refusedUses,
    needsWrangler: yesNo(vehicle.needsWrangler),
  }
}

/** Converts details to column values. */
export function detailColumns(details: ListingDetails) {
  const { year, usageTags, runsAndDrives, modifications, otherModifications, modificationCost: cost, ...same } = details
  const described = otherModifications.split('\n').map((line) => line.trim())
  return {
    ...same,
    year: Number(year),
    vin: checkVin(same.vin, { year: Number(year), make: same.make }).vin,
    era: `${year.slice(0, 3)}0s`,
    usageTags: tagsOf(usageTags),
    runsAndDrives: runsAndDrives === 'yes',
    modifications: [...modifications, ...described.filter((line) => line && !NAMED.has(line))],
    modificationCost: cost === '' ? null : Number(cost) * 100,
  }
}

type Terms = Record<Exclude<keyof ListingTerms, 'refusedUses'>, string> & { refusedUses: string[] }

/** Converts price and pickup, also blank ones, to column values. */
export function termColumns({ dayPrice, market, needsWrangler, ...same }: Terms) {
  return {
    ...same,
    dayPrice: parseMoney(dayPrice) ?? 0,
    market: market === NO_MARKET ? '' : market,
    needsWrangler: needsWrangler === 'yes',
  }
}

export const placeColumns = ({ town, state, zone, market, latitude, longitude }: ZipPlace) => ({
  town,
  state,
  zone,
  market,
  latitude,
  longitude,
})
