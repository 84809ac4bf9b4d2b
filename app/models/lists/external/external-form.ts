import { z } from 'zod'
import { isYear } from '~/models/fleet/listing/listing-choices'
import { tagLine } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { MAX_LINE_LENGTH, MAX_RATE_CENTS, MAX_VIN_LENGTH } from '~/models/trade/constants'
import { anyOf, day, enumField, optionalDay, optionalLine, requiredLine } from '~/models/trade/fields/form-fields'
import { isEmail, normalizePhone } from '~/models/trade/fields/person'
import { parseMoney } from '~/models/trade/money'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { COSMETIC_CHANGES, MAX_EXTERNAL_FILES, PROCUREMENTS } from '~/models/trade/vocabulary/external-vehicles'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { MIN_PHONE_DIGITS, EXTERNAL_MESSAGES as SENTENCES } from './external-messages'
import { plainAmount } from './price'

/** The fields of an external vehicle, without the rules over several of them (`checkExternal`). */
export const ExternalForm = z.object({
  make: requiredLine(SENTENCES.make),
  year: requiredLine(SENTENCES.year, 10).refine(isYear, LISTING_FORM_MESSAGES.yearInvalid),
  model: requiredLine(SENTENCES.model),
  color: enumField(COLORS, SENTENCES.color),
  vinNumber: requiredLine(SENTENCES.vin, MAX_VIN_LENGTH),
  cosmetic_changes: anyOf(COSMETIC_CHANGES).default([]),
  engine_modifications: optionalLine(),
  roll_cages: optionalLine(),
  spoilers_or_wings: optionalLine(),
  rigging_for_wire_work_or_jumps: optionalLine(),
  camera_mounts_or_rigging_points: optionalLine(),
  modification_cost: optionalLine(20).transform((text, refusal) =>
    text === '' ? '' : amountOf(text, () => refusal.addIssue(SENTENCES.costInvalid)),
  ),
  purchaseType: enumField(PROCUREMENTS, SENTENCES.procurement),
  purchasePrice: price(),
  usages: anyOf(USAGES).default([]),
  otherUsages: tagLine(),
  usingFrom: day(SENTENCES.days),
  usingTo: day(SENTENCES.days),
  rentalCompanyName: optionalLine(),
  rentalCompanyEmail: optionalLine(254).refine((text) => text === '' || isEmail(text), SENTENCES.emailInvalid),
  rentalCompanyPhone: optionalLine().transform((text, refusal) => {
    const number = normalizePhone(text)
    if (text === '' || number) return number?.e164 ?? ''
    refusal.addIssue(text.replace(/\D/g, '').length < MIN_PHONE_DIGITS ? SENTENCES.phoneShort : SENTENCES.phoneInvalid)
    return z.NEVER
  }),
  bookingFrom: optionalDay(),
  bookingTo: optionalDay(),
})

/** Ids of files: staged ones to add, in their order, or stored ones to delete. */
const fileIds = () =>
  z
    .array(z.guid(PAGE_OUTDATED).optional())
    .max(3 * MAX_EXTERNAL_FILES, PAGE_OUTDATED)
    .transform((ids) => ids.filter((id) => id !== undefined))
    .default([])

/** Counted from 1. */
const position = z.coerce.number(PAGE_OUTDATED).int(PAGE_OUTDATED).min(1, PAGE_OUTDATED).max(99, PAGE_OUTDATED)

const files = { staged: fileIds() }

/** The warnings that the sender has seen and confirmed. */
const confirmed = z.string().max(2000, PAGE_OUTDATED).default('')

/** With the id of the new list vehicle, so that a double submit records one. */
export const NewExternalForm = ExternalForm.extend({ ...files, confirmed, listVehicleId: z.guid(PAGE_OUTDATED) })

/** With the ids of deleted files, and the order of the photos (`chosenOrder`). */
export const EditedExternalForm = ExternalForm.extend({
  ...files,
  confirmed,
  vehiclePhotosId: fileIds(),
  purchaseFilesId: fileIds(),
  photoOrder: fileIds(),
  photoLoaded: fileIds(),
  photoPosition: z
    .array(position)
    .max(3 * MAX_EXTERNAL_FILES, PAGE_OUTDATED)
    .default([]),
})

/** The minimum to record on the spot; the whole form is filled in later. */
export const QuickExternalForm = z.object({
  title: requiredLine(SENTENCES.title, MAX_LINE_LENGTH),
  usingFrom: day(SENTENCES.days),
  usingTo: day(SENTENCES.days),
  purchasePrice: price(),
  confirmed,
  listVehicleId: z.guid(PAGE_OUTDATED),
})

/** The same form for a vehicle without details. */
export const QuickEditForm = QuickExternalForm.omit({ listVehicleId: true })

/** One file uploaded by script; `key` is generated when it is chosen. */
export const StagedFileForm = z.object({ key: z.guid(PAGE_OUTDATED) })

function price() {
  return requiredLine(SENTENCES.price, 20).transform((text, refusal) =>
    amountOf(text, () => refusal.addIssue(SENTENCES.priceInvalid)),
  )
}

function amountOf(text: string, refuse: () => void): string {
  const cents = parseMoney(text)
  if (cents !== null && cents >= 0 && cents <= MAX_RATE_CENTS) return plainAmount(cents)
  refuse()
  return z.NEVER
}
