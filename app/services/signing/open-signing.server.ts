import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { lockAgreement } from './agreement/current-agreement.server'
import { issueSigningLink } from './agreement/issue-signing-link.server'
import { appendEvent, eventActorOf } from './events/append-event.server'
import { requireSendable } from './require-sendable.server'

/** `isElsewhere`: our page would only lead on. */
type Opened = { token: string; isElsewhere: boolean }

/** Lets the signer of an order's agreement sign it at once, without the mail: a link for whoever has that address. */
export function openSigning(asker: Account, orderId: number): Promise<Outcome<Opened>> {
  return transact<Opened>(SIGNING_MESSAGES.failed, async (tx) => {
    await requireSendable(tx, asker, orderId)
    const agreement = await lockAgreement(tx, orderId)
    const isTheirs = agreement?.email.toLowerCase() === asker.email.toLowerCase()
    if (agreement?.status !== 'not_signed' || !isTheirs)
      return refused('agreement-is-over', SIGNING_MESSAGES.nothingToSign)
    await appendEvent(tx, eventActorOf(asker), agreement, 'opened')
    const token = await issueSigningLink(tx, { orderId, agreementId: agreement.id })
    return { ok: true, token, isElsewhere: agreement.signedWith !== 'built-in' }
  })
}
