import { z } from 'zod'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { GRANTED_ROLES } from '~/models/accounts/sign-up-requests'
import { AnswerForm, OfferForm, OwnerDeclineForm } from '~/models/deals/inquiry-form'
import { MessageForm } from '~/models/deals/timeline/message-form'
import { CancellationForm, CompletionForm, DaysForm, ExtensionForm } from '~/models/orders/items/item-form'
import {
  MAX_BEHALF_REASON_LENGTH,
  MAX_PAYMENT_NOTE_LENGTH,
  MAX_REJECTION_REASON_LENGTH,
} from '~/models/trade/constants'
import { email, enumField, optionalDay, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { cleanLines } from '~/models/trade/format/clean-text'
import { FIELD_MESSAGES, tooLong } from '~/models/trade/results/shared-messages'
import { BEHALF_MESSAGES, BEHALF_SIDES, PAYMENT_NOTE_MESSAGES } from './desk-messages'

export const ApprovalForm = z.object({ role: enumField(GRANTED_ROLES, SIGN_UP_MESSAGES.noRole) })

/** The reason is emailed as written, line breaks included. */
export const RejectionForm = z.object({
  reason: z
    .string({ error: SIGN_UP_MESSAGES.noReason })
    .overwrite(cleanLines)
    .min(1, { error: SIGN_UP_MESSAGES.noReason, abort: true })
    .max(MAX_REJECTION_REASON_LENGTH, SIGN_UP_MESSAGES.longReason),
})

/** The fields beside the file. */
export const ProviderDocumentForm = z.object({ expiresOn: optionalDay() })

/** A reminder sent from the page of its inquiry leads back to it, otherwise to the list. */
export const ReminderForm = z.object({ page: z.literal('inquiry').optional().catch(undefined) })

export const OwnerInvitationForm = z.object({
  email: email(FIELD_MESSAGES.email),
})

const ofReason = { reason: requiredLine(BEHALF_MESSAGES.noReason, MAX_BEHALF_REASON_LENGTH) }
const ofBehalf = { side: enumField(BEHALF_SIDES, BEHALF_MESSAGES.noSide), ...ofReason }

/** The forms of a booked vehicle for staff, with the side they act for and the reason. */
export const DeskCancellationForm = CancellationForm.extend(ofBehalf)
export const DeskDaysForm = DaysForm.safeExtend(ofBehalf)
export const DeskExtensionForm = ExtensionForm.extend(ofBehalf)
export const DeskCompletionForm = CompletionForm.extend(ofBehalf)

/** The forms of an inquiry for staff, who only answer for owners. */
export const DeskOfferForm = OfferForm.extend(ofReason)
export const DeskAnswerForm = AnswerForm.extend(ofReason)
export const DeskDeclineForm = OwnerDeclineForm.safeExtend(ofReason)

/** A message about an inquiry. */
export const DeskMessageForm = MessageForm.extend(ofBehalf)

/** `writtenAfter`: number of notes shown on the page, so that a double submit writes one. */
export const PaymentNoteForm = z.object({
  text: z
    .string({ error: PAYMENT_NOTE_MESSAGES.noText })
    .overwrite(cleanLines)
    .min(1, { error: PAYMENT_NOTE_MESSAGES.noText, abort: true })
    .max(MAX_PAYMENT_NOTE_LENGTH, tooLong(MAX_PAYMENT_NOTE_LENGTH)),
  writtenAfter: ownNumber(),
})
