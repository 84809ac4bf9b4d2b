import { z } from 'zod'
import type { Booking } from '~/models/trade/days/day'
import {
  confirmedRate,
  day,
  enumField,
  ownNumber,
  rate,
  requiredLine,
  severalOf,
} from '~/models/trade/fields/form-fields'
import { DAYS_REVERSED, PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { DAY_LIMITS, DECLINE_REASONS, MILEAGES, USAGES } from '~/models/trade/vocabulary/deals'

import { note } from './timeline/message-form'
import { DEAL_MESSAGE_MESSAGES } from './timeline/message-limits'

/** Choices of the form, by field name. */
export const INQUIRY_CHOICES = { dayLimit: DAY_LIMITS, mileage: MILEAGES, usage: USAGES }

/** The fields of an inquiry besides its rate. */
export const inquiryFields = {
  productionCompany: requiredLine('Production Company is required'),
  location: requiredLine('Location is required'),
  from: day('Booking Period is required.'),
  to: day('Booking Period is required.'),
  dayLimit: enumField(DAY_LIMITS, 'Time limit is required'),
  mileage: enumField(MILEAGES, 'Mileage is required'),
  usage: severalOf(USAGES, 'Usage  is required.'),
  note: note(),
}

/** Reported together with the other errors of the form, as soon as both days can be read. */
const Days = z.object({ from: day(''), to: day('') })

export const inOrder = ({ from, to }: Booking) => from <= to

export const REVERSED = {
  path: ['to'],
  error: DAYS_REVERSED,
  when: ({ value }: { value: unknown }) => Days.safeParse(value).success,
}

/** `attempt`: idempotency key that the page was rendered with; `daily`: price of a day in cents shown on the page. */
export const InquiryForm = z
  .object({
    ...inquiryFields,
    rate: rate(),
    confirmed: confirmedRate(),
    attempt: ownNumber(),
    daily: ownNumber().optional(),
  })
  .refine(inOrder, REVERSED)

/** Days and rate of a form with errors in other fields; undefined if invalid. */
export const InquiryTerms = z.object({
  from: day('').optional().catch(undefined),
  to: day('').optional().catch(undefined),
  rate: rate().optional().catch(undefined),
  confirmed: confirmedRate(),
})

/** A counteroffer. `round`: the one shown on the page; an answer to an older offer is refused. */
export const OfferForm = z.object({ rate: rate(), confirmed: confirmedRate(), note: note(), round: ownNumber() })

/** Accepting or declining the offer of that round. */
export const AnswerForm = z.object({ round: ownNumber() })

/** Declining as the owner, with a reason; 'Other' needs a note. */
export const OwnerDeclineForm = AnswerForm.extend({
  declineReason: enumField(DECLINE_REASONS, DEAL_MESSAGE_MESSAGES.noReason),
  note: note(),
}).refine(({ declineReason, note }) => declineReason !== 'other' || Boolean(note), {
  path: ['note'],
  error: DEAL_MESSAGE_MESSAGES.noNote,
})

/** Declining as the crew. */
export const CrewDeclineForm = AnswerForm.extend({ note: note() })

/** A card can outlive its inquiry, so its forms name the inquiry too. */
const ofCard = { inquiryId: z.guid({ error: PAGE_OUTDATED }) }

export const CardOfferForm = OfferForm.extend(ofCard)

/** Withdrawing an inquiry. */
export const WithdrawalForm = z.object(ofCard)

export const CardAnswerForm = AnswerForm.extend(ofCard)

export const CardDeclineForm = CrewDeclineForm.extend(ofCard)
