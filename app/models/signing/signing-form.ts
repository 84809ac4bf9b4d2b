import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/answers/sentences'
import { MAX_NAME_LENGTH } from '~/models/trade/constants'
import { email, enumField, optionalLines, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'
import { SIGNING_MESSAGES } from './signing-messages'

/** The text that the page showed, by its hash. */
const text = z.string({ error: SIGNING_MESSAGES.changed })

const LONGEST_REASON = 1000

/** A signature: both the name and the consent are needed. */
export const SignatureForm = z.object({
  consent: z.string({ error: SIGNING_MESSAGES.noConsent }),
  name: requiredLine(SIGNING_MESSAGES.noName, 2 * MAX_NAME_LENGTH + 1),
  text,
})

export const DeclineForm = z.object({
  reason: optionalLines(LONGEST_REASON).refine((reason) => reason !== '', { error: SIGNING_MESSAGES.noReason }),
  text,
})

/** Who signs the rental agreement. `revision` is the cart's: sending one cart twice makes one order. */
export const SignerForm = z.object({
  firstName: requiredLine(FIELD_MESSAGES.firstName.required, MAX_NAME_LENGTH),
  lastName: requiredLine(FIELD_MESSAGES.lastName.required, MAX_NAME_LENGTH),
  email: email(FIELD_MESSAGES.emailInSmall),
  role: enumField(SIGNER_TITLES, 'Title is required'),
  revision: ownNumber(),
})

/** Who is to sign instead, or anew. `replaces` is the agreement that the page was about. */
export const NewSignerForm = SignerForm.omit({ revision: true }).extend({ replaces: z.guid() })
