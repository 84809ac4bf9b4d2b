import { AnswerForm, OfferForm } from '~/models/deals/offer-form'
import { CancellationForm, CompletionForm, DaysForm, ExtensionForm } from '~/models/orders/items/item-form'
import { MAX_BEHALF_REASON_LENGTH } from '~/models/trade/constants'
import { enumField, requiredLine } from '~/models/trade/fields/form-fields'
import { BEHALF_MESSAGES, BEHALF_SIDES } from './behalf-words'

const ofReason = { reason: requiredLine(BEHALF_MESSAGES.noReason, MAX_BEHALF_REASON_LENGTH) }
const ofBehalf = { side: enumField(BEHALF_SIDES, BEHALF_MESSAGES.noSide), ...ofReason }

/** The forms of a booked vehicle as the staff send them: for whom, and why. */
export const DeskCancellationForm = CancellationForm.extend(ofBehalf)
export const DeskDaysForm = DaysForm.safeExtend(ofBehalf)
export const DeskExtensionForm = ExtensionForm.extend(ofBehalf)
export const DeskCompletionForm = CompletionForm.extend(ofBehalf)

/** The forms of an inquiry, which they answer for owners alone. */
export const DeskOfferForm = OfferForm.extend(ofReason)
export const DeskAnswerForm = AnswerForm.extend(ofReason)
