import { SIGNING_MESSAGES } from '~/models/orders/agreement/signing-messages'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Account } from '~/server/session/asker.server'
import { transact } from '~/server/verb.server'
import { isWritten, lockAgreement } from './current-agreement.server'
import { appendEvent, doerOf } from './events/append-event.server'
import { issueSigningLink } from './issue-signing-link.server'
import { requireSendable } from './require-sendable.server'

/** `isElsewhere`: our page would only lead on. */
type Opened = { token: string; isElsewhere: boolean }

/** Lets the signer of an order's agreement sign it at once, without the mail: a link for whoever has that address. */
export function openSigning(asker: Account, orderId: number): Promise<Outcome<Opened>> {
  return transact<Opened>(SIGNING_MESSAGES.failed, async (tx) => {
    await requireSendable(tx, asker, orderId)
    const agreement = await lockAgreement(tx, orderId)
    const isTheirs = agreement?.email.toLowerCase() === asker.email.toLowerCase()
    if (agreement?.status !== 'not_signed' || !isWritten(agreement) || !isTheirs) {
      return refused('agreement-is-over', ORDER_MESSAGES.nothingToSign)
    }
    await appendEvent(tx, doerOf(asker), agreement, 'opened')
    const token = await issueSigningLink(tx, { orderId, agreementId: agreement.id })
    return { ok: true, token, isElsewhere: agreement.signedWith !== 'built-in' }
  })
}
