import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { DeclineForm } from '~/models/signing/signing-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { agreements } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { notifyAgreementDeclined } from './agreement/answer-emails.server'
import { appendEvent } from './events/append-event.server'
import { openAgreement, signerActor } from './open-agreement.server'

/** Declines the agreement of a mailed link, with the reason. The same again succeeds like the first time. */
export function declineAgreement(signer: SigningLinkHolder, given: z.output<typeof DeclineForm>): Promise<Outcome> {
  return transact(SIGNING_MESSAGES.failed, async (tx) => {
    const agreement = await openAgreement(tx, signer)
    if (agreement.status === 'declined') return { ok: true }
    if (agreement.status === 'signed') return refused('agreement-is-over', SIGNING_MESSAGES.isSigned)
    if (agreement.signedWith !== 'built-in') return refused('signed-elsewhere', SIGNING_MESSAGES.elsewhere)
    if (agreement.textSha256 !== given.text) return refused('agreement-changed', SIGNING_MESSAGES.changed)

    const { reason } = given
    const details = [['Reason', reason]] as const
    const answeredAt = await appendEvent(tx, signerActor(signer, agreement), agreement, 'declined', details)
    await tx
      .update(agreements)
      .set({ status: 'declined', declineReason: reason, answeredAt })
      .where(eq(agreements.id, agreement.id))
    await notifyAgreementDeclined(tx, signer, agreement, reason)
    return { ok: true }
  })
}
