import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { checkVin } from '~/models/fleet/vin'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { FIRST_VEHICLE_YEAR } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { type Tx, vehicles } from '~/server/db/client.server'
import { placeOfZip, type ZipPlace } from './place-of-zip.server'

type Checked = { details: ListingDetails; confirmedVin?: string; ownerId: string; vehicleId: string }

/** What the fields alone cannot say: whether year, zipcode and VIN can be, with the place of the zipcode. */
export async function checkDetails(tx: Tx, checked: Checked): Promise<Outcome<{ place: ZipPlace }>> {
  const { details } = checked
  const place = await placeOfZip(details.zipcode)
  const refusal = combineRefusals([
    checkYear(Number(details.year)),
    place ? null : refused('listing-unclear', LISTING_FORM_MESSAGES.zipUnknown, 'zipcode'),
    await checkVinOf(tx, checked),
  ])
  if (refusal) return refusal
  if (!place) throw new Error('A zipcode without a place was let through.')
  return { ok: true, place }
}

function checkYear(year: number): Refusal | null {
  const last = now().getUTCFullYear() + 1
  return year >= FIRST_VEHICLE_YEAR && year <= last
    ? null
    : refused('listing-unclear', LISTING_FORM_MESSAGES.yearOutOfRange, 'year')
}

/** The rule of the database, where two are saved at the same moment. */
export const VIN_TWICE = { vehicles_one_vin: () => refused('listing-unclear', LISTING_MESSAGES.sameVin, 'vin') }

/** A VIN that does not fit is taken once its owner has confirmed the very same. */
async function checkVinOf(
  tx: Tx,
  { details, confirmedVin = '', ownerId, vehicleId }: Checked,
): Promise<Refusal | null> {
  const described = { year: Number(details.year), make: details.make }
  const { vin, error, mismatches } = checkVin(details.vin, described)
  if (vin === '') return null
  if (error) return refused('listing-unclear', error, 'vin')
  if (mismatches.length > 0 && checkVin(confirmedVin, described).vin !== vin) {
    return refused('listing-unclear', mismatches.join(' '), 'confirmedVin')
  }
  const [other] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.ownerId, ownerId),
        eq(vehicles.vin, vin),
        ne(vehicles.id, vehicleId),
        inArray(vehicles.listingStatus, ['listed', 'edit_requests']),
      ),
    )
  return other ? VIN_TWICE.vehicles_one_vin() : null
}
