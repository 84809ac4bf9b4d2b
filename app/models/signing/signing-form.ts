import { z } from 'zod'
import { MAX_DECLINE_REASON_LENGTH, MAX_NAME_LENGTH } from '~/models/trade/constants'
import { email, enumField, optionalLines, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { FIELD_MESSAGES } from '~/models/trade/results/shared-messages'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'
import { SIGNING_MESSAGES } from './signing-messages'

/** Hash of the text shown on the page. */
const text = z.string({ error: SIGNING_MESSAGES.changed })

/** A signature: both the name and the consent are needed. */
export const SignatureForm = z.object({
  consent: z.string({ error: SIGNING_MESSAGES.noConsent }),
  name: requiredLine(SIGNING_MESSAGES.noName, 2 * MAX_NAME_LENGTH + 1),
  text,
})

export const DeclineForm = z.object({
  reason: optionalLines(MAX_DECLINE_REASON_LENGTH).refine((reason) => reason !== '', {
    error: SIGNING_MESSAGES.noReason,
  }),
  text,
})

/** Who signs the rental agreement. `revision`: the cart's, so that a double submit places one order. */
export const SignerForm = z.object({
  firstName: requiredLine(FIELD_MESSAGES.firstName.required, MAX_NAME_LENGTH),
  lastName: requiredLine(FIELD_MESSAGES.lastName.required, MAX_NAME_LENGTH),
  email: email(FIELD_MESSAGES.emailInSmall),
  role: enumField(SIGNER_TITLES, 'Title is required'),
  revision: ownNumber(),
})

/** A new signer, or the same one again. `replaces`: the agreement shown on the page. */
export const NewSignerForm = SignerForm.omit({ revision: true }).extend({ replaces: z.guid() })
