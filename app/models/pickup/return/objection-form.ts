import { z } from 'zod'
import { MAX_OBJECTION_LENGTH, tooLong } from '~/models/trade/constants'
import { cleanLines } from '~/models/trade/fields/clean-text'
import { RETURN_MESSAGES } from './return-messages'

/** What an owner objects to. */
export const ObjectionForm = z.object({
  reason: z
    .string({ error: RETURN_MESSAGES.reasonRequired })
    .overwrite(cleanLines)
    .min(1, { error: RETURN_MESSAGES.reasonRequired, abort: true })
    .max(MAX_OBJECTION_LENGTH, tooLong(MAX_OBJECTION_LENGTH)),
})
