import { z } from 'zod'
import { DAYS_REVERSED, PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import {
  confirmedRate,
  day,
  enumField,
  ownNumber,
  rate,
  requiredLine,
  severalOf,
} from '~/models/trade/fields/form-fields'
import { DAY_LIMITS, MILEAGES, USAGES } from '~/models/trade/vocabulary/deals'

/** What the form offers to choose from, by the name of its field. */
export const INQUIRY_CHOICES = { dayLimit: DAY_LIMITS, mileage: MILEAGES, usage: USAGES }

/**
 * `attempt` names the inquiry that the page offered to make, so that sending it twice makes one; `daily` is the price of
 * a day in cents that the page showed.
 */
export const InquiryForm = z
  .object({
    productionCompany: requiredLine('Production Company is required'),
    location: requiredLine('Location is required'),
    from: day('Booking Period is required.'),
    to: day('Booking Period is required.'),
    rate: rate(),
    confirmed: confirmedRate(),
    dayLimit: enumField(DAY_LIMITS, 'Time limit is required'),
    mileage: enumField(MILEAGES, 'Mileage is required'),
    usage: severalOf(USAGES, 'Usage  is required.'),
    attempt: ownNumber(),
    daily: ownNumber().optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: DAYS_REVERSED,
    when: ({ value }) => Days.safeParse(value).success,
  })

/** Reported together with the other errors of the form, as soon as both days can be read. */
const Days = z.object({ from: day(''), to: day('') })

/** Days and rate of a form that is wrong elsewhere, each where it can be read. */
export const InquiryTerms = z.object({
  from: day('').optional().catch(undefined),
  to: day('').optional().catch(undefined),
  rate: rate().optional().catch(undefined),
  confirmed: confirmedRate(),
})

const draftText = z.string().max(200).optional().catch(undefined)

/** The same fields as somebody may have left them in an address; what is no text is as if it was not there. */
export const InquiryDraft = z.object({
  productionCompany: draftText,
  location: draftText,
  from: draftText,
  to: draftText,
  rate: draftText,
  listed: z.coerce.number().optional().catch(undefined),
  dayLimit: draftText,
  mileage: draftText,
  usage: z
    .union([z.string().transform((one) => [one]), z.array(z.string()).max(20)])
    .optional()
    .catch(undefined),
})

/** A counter offer. `round` is the one the page showed: an answer to an older offer is none. */
export const OfferForm = z.object({ rate: rate(), confirmed: confirmedRate(), round: ownNumber() })

/** Accepting or declining the offer of that round. */
export const AnswerForm = z.object({ round: ownNumber() })

/** A card stays when its inquiry has ended and another one begins, so its forms name the inquiry as well. */
const ofCard = { inquiryId: z.guid({ error: PAGE_OUTDATED }) }

export const CardOfferForm = OfferForm.extend(ofCard)

export const CardAnswerForm = AnswerForm.extend(ofCard)
