import { z } from 'zod'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { GRANTED_ROLES } from '~/models/accounts/sign-up-requests'
import { FIELD_MESSAGES } from '~/models/trade/answers/sentences'
import { MAX_REJECTION_REASON_LENGTH } from '~/models/trade/constants'
import { email, enumField } from '~/models/trade/fields/form-fields'
import { cleanLines } from '~/models/trade/words/text'

export const ApprovalForm = z.object({ role: enumField(GRANTED_ROLES, SIGN_UP_MESSAGES.noRole) })

/** The reason goes out by mail as it was written, line breaks included. */
export const RejectionForm = z.object({
  reason: z
    .string({ error: SIGN_UP_MESSAGES.noReason })
    .overwrite(cleanLines)
    .min(1, { error: SIGN_UP_MESSAGES.noReason, abort: true })
    .max(MAX_REJECTION_REASON_LENGTH, SIGN_UP_MESSAGES.longReason),
})

export const OwnerInvitationForm = z.object({
  email: email(FIELD_MESSAGES.email),
})
