import { z } from 'zod'
import { MAX_NAME_LENGTH } from '~/models/trade/constants'
import { optionalLines, requiredLine } from '~/models/trade/fields/form-fields'
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
