import { z } from 'zod'
import { cleanLines } from './clean-text'
import { oneOf } from './form-fields'
import { SIGN_UP_MESSAGES } from './sign-up-messages'
import { GRANTED_ROLES } from './sign-up-requests'

export const ApprovalForm = z.object({ role: oneOf(GRANTED_ROLES, SIGN_UP_MESSAGES.noRole) })

/** The reason goes out by mail as it was written, line breaks included. */
export const RejectionForm = z.object({
  reason: z
    .string({ error: SIGN_UP_MESSAGES.noReason })
    .overwrite(cleanLines)
    .min(1, { error: SIGN_UP_MESSAGES.noReason, abort: true })
    .max(500, SIGN_UP_MESSAGES.longReason),
})
