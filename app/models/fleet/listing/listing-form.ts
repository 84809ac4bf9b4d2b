import { z } from 'zod'
import {
  MAX_CONDITION_NOTE_LENGTH,
  MAX_DAY_PRICE_CENTS,
  MAX_INSTRUCTION_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MODIFICATIONS_LENGTH,
  MAX_STOCK_NUMBER_LENGTH,
  MAX_USAGE_TAG_LENGTH,
  MAX_USAGE_TAGS,
  MAX_VIN_LENGTH,
} from '../../trade/constants'
import { anyOf, enumField, optionalLine, optionalLines, phone, requiredLine } from '../../trade/fields/form-fields'
import { formatExact, parseMoney } from '../../trade/money'
import { PAGE_OUTDATED } from '../../trade/results/shared-messages'
import { USAGES } from '../../trade/vocabulary/deals'
import {
  BODY_TYPES,
  FUEL_TYPES,
  MODIFICATIONS,
  PICKUP_TYPES,
  TRANSMISSIONS,
  VEHICLE_KINDS,
} from '../../trade/vocabulary/vehicle-details'
import { COLORS, CONDITIONS } from '../../trade/vocabulary/vehicles'
import { isYear, MARKETS, tagsOf, YES_NO } from './listing-choices'
import { LISTING_FORM_MESSAGES as SENTENCES } from './listing-form-messages'

/** More than any vehicle is worth, and what the database holds in cents. */
const MAX_MODIFICATION_DOLLARS = 10_000_000

const condition = (part: string) => enumField(CONDITIONS, `Choose the condition of the ${part}.`)
const note = () => optionalLines(MAX_CONDITION_NOTE_LENGTH)

/** A line of comma-separated tags, without duplicates. */
export function tagLine() {
  return optionalLine(MAX_USAGE_TAGS * (MAX_USAGE_TAG_LENGTH + 2))
    .overwrite((text) => tagsOf(text).join(', '))
    .refine((text) => tagsOf(text).length <= MAX_USAGE_TAGS, `Use at most ${MAX_USAGE_TAGS} tags.`)
    .refine(
      (text) => tagsOf(text).every((tag) => tag.length <= MAX_USAGE_TAG_LENGTH),
      `A tag has at most ${MAX_USAGE_TAG_LENGTH} characters.`,
    )
}

/**
 * Vehicle details as text, so that an edit can be compared with the stored values. `services/fleet` converts them to
 * columns.
 */
export const ListingDetailsForm = z.object({
  year: requiredLine(SENTENCES.yearRequired, 10).refine(isYear, SENTENCES.yearInvalid),
  make: requiredLine('Make is required'),
  model: requiredLine('Model is required'),
  bodyType: enumField(BODY_TYPES, 'Choose a body type.'),
  kinds: anyOf(VEHICLE_KINDS),
  color: enumField(COLORS, 'Choose a color.'),
  zipcode: requiredLine('Zipcode is required', 10).refine((text) => /^\d{5}$/.test(text), SENTENCES.zipInvalid),
  vin: optionalLine(MAX_VIN_LENGTH),
  stockNumber: optionalLine(MAX_STOCK_NUMBER_LENGTH),
  transmission: enumField(TRANSMISSIONS, 'Choose a transmission.'),
  fuelType: enumField(FUEL_TYPES, 'Choose a fuel.'),
  runsAndDrives: enumField(YES_NO, 'Say whether it runs and drives.'),
  usageTags: tagLine(),
  exteriorCondition: condition('exterior'),
  exteriorNote: note(),
  interiorCondition: condition('interior'),
  interiorNote: note(),
  mechanicalCondition: condition('mechanical parts'),
  mechanicalNote: note(),
  modifications: anyOf(MODIFICATIONS),
  otherModifications: optionalLines(MAX_MODIFICATIONS_LENGTH),
  modificationCost: optionalLine()
    .refine((text) => /^\d*$/.test(text), { error: SENTENCES.costInvalid, abort: true })
    .refine((text) => Number(text) <= MAX_MODIFICATION_DOLLARS, SENTENCES.costTooHigh),
})

export type ListingDetails = z.output<typeof ListingDetailsForm>

/** Daily price, handover and excluded uses. */
export const ListingTermsForm = z.object({
  dayPrice: requiredLine('Daily rate is required', 20).transform((text, refusal) => {
    const cents = parseMoney(text)
    if (cents !== null && cents >= 100 && cents <= MAX_DAY_PRICE_CENTS) return formatExact(cents).slice(1)
    refusal.addIssue(SENTENCES.priceInvalid)
    return z.NEVER
  }),
  market: enumField(MARKETS, 'Choose a city.'),
  address1: requiredLine('Address is required', MAX_LINE_LENGTH),
  address2: optionalLine(),
  contactPhone: phone({ required: 'Phone number is required', invalid: 'Please enter a valid US phone number.' }),
  pickupPreference: enumField(PICKUP_TYPES, 'Choose who brings it.'),
  parkedLocation: optionalLine(),
  pickupInstruction: optionalLines(MAX_INSTRUCTION_LENGTH),
  vehicleInstructions: optionalLines(MAX_INSTRUCTION_LENGTH),
  refusedUses: anyOf(USAGES),
  needsWrangler: enumField(YES_NO, 'Say whether somebody of yours comes along.'),
})

export type ListingTerms = z.output<typeof ListingTermsForm>

/** A mismatching VIN that the owner has confirmed; invalid input confirms nothing. */
const confirmedVin = z.string().max(MAX_VIN_LENGTH).optional().catch(undefined)

export const EditedDetailsForm = ListingDetailsForm.extend({ confirmedVin })

/** With the id of the new vehicle, so that a double submit creates one. */
export const NewListingForm = EditedDetailsForm.extend({ vehicleId: z.guid({ error: PAGE_OUTDATED }) })

/** With the id of the new copy, so that a double submit creates one. */
export const CopyForm = z.object({ copyId: z.guid({ error: PAGE_OUTDATED }) })
