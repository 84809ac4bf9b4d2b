import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { issueSigningLink, lockAgreement } from './agreement/agreement.server'
import { appendEvent, eventActorOf } from './agreement/events.server'
import { requireSendable } from './require-sendable.server'

/** `isElsewhere`: signed in DocuSign, not on our page. */
type Opened = { token: string; isElsewhere: boolean }

/** Issues a signing link to the asker, without an email, if their account has the signer's address. */
export function openSigning(asker: Account, orderId: number): Promise<Outcome<Opened>> {
  return transact<Opened>(SIGNING_MESSAGES.failed, async (tx) => {
    await requireSendable(tx, asker, orderId)
    const agreement = await lockAgreement(tx, orderId)
    const isTheirs = agreement?.email.toLowerCase() === asker.email.toLowerCase()
    if (agreement?.status !== 'not_signed' || !isTheirs)
      return refused('agreement-closed', SIGNING_MESSAGES.nothingToSign)
    await appendEvent(tx, eventActorOf(asker), agreement, 'opened')
    const token = await issueSigningLink(tx, { orderId, agreementId: agreement.id })
    return { ok: true, token, isElsewhere: agreement.signedWith !== 'built-in' }
  })
}
