import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { checkVin } from '~/models/fleet/vin'
import { FIRST_VEHICLE_YEAR } from '~/models/trade/constants'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { type Tx, vehicles } from '~/server/db/client.server'
import { placeOfZip, type ZipPlace } from './place-of-zip.server'

type Checked = { details: ListingDetails; confirmedVin?: string; ownerId: string; vehicleId: string }

/** Validates year, zipcode and VIN, which the form schema cannot, and returns the place of the zipcode. */
export async function checkDetails(tx: Tx, checked: Checked): Promise<Outcome<{ place: ZipPlace }>> {
  const { details, confirmedVin } = checked
  return checkDetailsAgainst(
    { details, confirmedVin },
    { place: await placeOfZip(details.zipcode), isListed: await isListedVin(tx, checked) },
  )
}

type Known = {
  /** The place of the zipcode. */
  place: ZipPlace | null
  /** Whether another listing of the owner has the VIN of the details. */
  isListed: boolean
}

/** The same with facts that the caller has looked up: an import does so for many rows at once. */
export function checkDetailsAgainst(
  { details, confirmedVin = '' }: Pick<Checked, 'details' | 'confirmedVin'>,
  { place, isListed }: Known,
): Outcome<{ place: ZipPlace }> {
  const refusal = combineRefusals([
    checkYear(Number(details.year)),
    place ? null : refused('listing-invalid', LISTING_FORM_MESSAGES.zipUnknown, 'zipcode'),
    checkVinAgainst(details, confirmedVin, isListed),
  ])
  if (refusal) return refusal
  if (!place) throw new Error('A zipcode without a place was let through.')
  return { ok: true, place }
}

function checkYear(year: number): Refusal | null {
  const last = now().getUTCFullYear() + 1
  return year >= FIRST_VEHICLE_YEAR && year <= last
    ? null
    : refused('listing-invalid', LISTING_FORM_MESSAGES.yearOutOfRange, 'year')
}

/** Refusals for violated constraints: a VIN used by two listings, or a stock number used by two vehicles. */
export const TAKEN_TWICE = {
  vehicles_one_vin: () => refused('listing-invalid', LISTING_MESSAGES.sameVin, 'vin'),
  vehicles_stock_number: () => refused('listing-invalid', LISTING_MESSAGES.sameStockNumber, 'stockNumber'),
}

/** A VIN that does not match year or make is accepted once the owner has confirmed this same VIN. */
function checkVinAgainst(details: ListingDetails, confirmedVin: string, isListed: boolean): Refusal | null {
  const described = { year: Number(details.year), make: details.make }
  const { vin, error, mismatches } = checkVin(details.vin, described)
  if (vin === '') return null
  if (error) return refused('listing-invalid', error, 'vin')
  if (mismatches.length > 0 && checkVin(confirmedVin, described).vin !== vin) {
    return refused('listing-invalid', mismatches.join(' '), 'confirmedVin')
  }
  return isListed ? TAKEN_TWICE.vehicles_one_vin() : null
}

async function isListedVin(tx: Tx, { details, ownerId, vehicleId }: Checked): Promise<boolean> {
  const { vin } = checkVin(details.vin, { year: Number(details.year), make: details.make })
  if (vin === '') return false
  const others = and(
    eq(vehicles.ownerId, ownerId),
    eq(vehicles.vin, vin),
    ne(vehicles.id, vehicleId),
    inArray(vehicles.listingStatus, ['listed', 'edit_requests']),
  )
  return (await tx.$count(vehicles, others)) > 0
}
