import { z } from 'zod'
import { attempt, linesIfSent } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { DEAL_MESSAGE_MESSAGES, MAX_MESSAGE_LENGTH } from './message-limits'

/** The message that a side may add to its offer or answer. */
export const note = () => linesIfSent(MAX_MESSAGE_LENGTH)

/** `attempt`: idempotency key that the page was rendered with. */
export const MessageForm = z.object({
  message: note().transform((text, refusal) => {
    if (text) return text
    refusal.addIssue(DEAL_MESSAGE_MESSAGES.empty)
    return z.NEVER
  }),
  attempt: attempt(),
})

/** On the crew's page of a list vehicle, which names the inquiry too: there may be a newer one. */
export const CardMessageForm = MessageForm.extend({ inquiryId: z.guid({ error: PAGE_OUTDATED }) })
