import { z } from 'zod'
import { MAX_PAYMENT_NOTE_LENGTH, tooLong } from '~/models/trade/constants'
import { ownNumber } from '~/models/trade/fields/form-fields'
import { cleanLines } from '~/models/trade/words/text'
import { PAYMENT_NOTE_MESSAGES } from './desk-messages'

/** `writtenAfter`: how many notes the page showed, so that the same form writes one. */
export const PaymentNoteForm = z.object({
  text: z
    .string({ error: PAYMENT_NOTE_MESSAGES.noText })
    .overwrite(cleanLines)
    .min(1, { error: PAYMENT_NOTE_MESSAGES.noText, abort: true })
    .max(MAX_PAYMENT_NOTE_LENGTH, tooLong(MAX_PAYMENT_NOTE_LENGTH)),
  writtenAfter: ownNumber(),
})
