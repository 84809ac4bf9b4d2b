import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { isSameName } from '~/models/signing/agreement-text'
import type { SignatureForm } from '~/models/signing/signing-form'
import { nameMismatch, SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { personName } from '~/models/trade/fields/person'
import { agreements } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { log } from '~/server/log.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { notifyAgreementSigned } from './agreement/answer-emails.server'
import { sealAgreement } from './agreement/seal-agreement.server'
import { appendEvent } from './events/append-event.server'
import { openAgreement, signerActor } from './open-agreement.server'

/**
 * Signs the agreement of a mailed link: the text that the page showed and no other. The same again succeeds like the
 * first time. The sealed PDF is made right after; where that fails it is made by itself.
 */
export async function signAgreement(
  signer: SigningLinkHolder,
  given: z.output<typeof SignatureForm>,
): Promise<Outcome> {
  const outcome = await transact(SIGNING_MESSAGES.failed, async (tx): Promise<Outcome> => {
    const agreement = await openAgreement(tx, signer)
    if (agreement.status === 'signed') return { ok: true }
    if (agreement.status === 'declined') return refused('agreement-is-over', SIGNING_MESSAGES.isDeclined)
    if (agreement.signedWith !== 'built-in') return refused('signed-elsewhere', SIGNING_MESSAGES.elsewhere)
    if (agreement.textSha256 !== given.text) return refused('agreement-changed', SIGNING_MESSAGES.changed)
    const name = personName(agreement)
    if (!isSameName(given.name, name)) return refused('other-name', nameMismatch(name), 'name')

    const answeredAt = await appendEvent(tx, signerActor(signer, agreement), agreement, 'signed', [
      ['Signature', given.name],
      ['Consent', SIGNING_MESSAGES.consent],
    ])
    await tx.update(agreements).set({ status: 'signed', answeredAt }).where(eq(agreements.id, agreement.id))
    await notifyAgreementSigned(tx, signer, agreement)
    return { ok: true }
  })
  if (outcome.ok) await sealAgreement(signer.agreementId).catch((error) => log.error(error, 'sealing an agreement'))
  return outcome
}
