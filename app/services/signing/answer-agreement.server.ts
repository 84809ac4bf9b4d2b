import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { isSignable } from '~/models/signing/agreement-status'
import { isSameName } from '~/models/signing/agreement-text'
import type { DeclineForm, SignatureForm } from '~/models/signing/signing-form'
import { nameMismatch, SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { personName } from '~/models/trade/fields/person'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { AGREEMENT_REPLACED } from '~/models/trade/results/shared-messages'
import { agreements, type Tx, transact } from '~/server/db/client.server'
import { gone } from '~/server/errors.server'
import { log } from '~/server/log.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { type Agreement, lockAgreement } from './agreement/agreement.server'
import { eventActorOf } from './agreement/events.server'
import { orderFacts } from './agreement/order-facts.server'
import { recordDeclined, recordSigned } from './agreement/record-answer.server'
import { sealAgreement } from './agreement/seal-agreement.server'

/**
 * Signs the agreement of an emailed link, but only the exact text that the page showed. Idempotent. The sealed PDF is
 * created after the commit; if that fails, a job does it.
 */
export async function signAgreement(
  signer: SigningLinkHolder,
  given: z.output<typeof SignatureForm>,
): Promise<Outcome> {
  const outcome = await transact(SIGNING_MESSAGES.failed, async (tx): Promise<Outcome> => {
    const agreement = await lockAnswerable(tx, signer)
    if (agreement.status === 'signed') return { ok: true }
    const refusal = checkAnswerable(agreement, given.text)
    if (refusal) return refusal
    const name = personName(agreement)
    if (!isSameName(given.name, name)) return refused('other-name', nameMismatch(name), 'name')

    const details = [
      ['Signature', given.name],
      ['Consent', SIGNING_MESSAGES.consent],
    ] as const
    await recordSigned(tx, agreement, { ...answerBy(signer, agreement), details })
    return { ok: true }
  })
  if (outcome.ok) await sealAgreement(signer.agreementId).catch((error) => log.error(error, 'sealing an agreement'))
  return outcome
}

/** Declines the agreement of an emailed link, with the reason. Idempotent. */
export function declineAgreement(
  signer: SigningLinkHolder,
  { text, reason }: z.output<typeof DeclineForm>,
): Promise<Outcome> {
  return transact(SIGNING_MESSAGES.failed, async (tx) => {
    const agreement = await lockAnswerable(tx, signer)
    if (agreement.status === 'declined') return { ok: true }
    const refusal = checkAnswerable(agreement, text)
    if (refusal) return refusal

    await recordDeclined(tx, agreement, { ...answerBy(signer, agreement), details: [], reason })
    return { ok: true }
  })
}

/**
 * Locks the order's current agreement, which may have replaced the one of the link, until the transaction ends. 410 if
 * there is nothing left to answer.
 */
async function lockAnswerable(tx: Tx, { orderId, agreementId }: SigningLinkHolder): Promise<Agreement> {
  const agreement = await lockAgreement(tx, orderId)
  if (!agreement) throw gone({ orderId })
  const [linked] = await tx.select().from(agreements).where(eq(agreements.id, agreementId))
  if (agreement.email !== linked?.email) throw gone({ orderId, ...AGREEMENT_REPLACED })
  const isOver = agreement.status !== 'signed' && !isSignable((await orderFacts(tx, orderId)).status)
  if (isOver) throw gone({ orderId })
  return agreement
}

/** `text`: the hash of the text that the page showed. */
function checkAnswerable({ status, signedWith, textSha256 }: Agreement, text: string): Refusal | null {
  if (status === 'signed') return refused('agreement-closed', SIGNING_MESSAGES.isSigned)
  if (status === 'declined') return refused('agreement-closed', SIGNING_MESSAGES.isDeclined)
  if (signedWith !== 'built-in') return refused('signed-elsewhere', SIGNING_MESSAGES.elsewhere)
  return textSha256 === text ? null : refused('agreement-changed', SIGNING_MESSAGES.changed)
}

/** The holder of the link acts as the person it was emailed to. */
const answerBy = (signer: SigningLinkHolder, { firstName, lastName, email }: Agreement) => ({
  actor: eventActorOf({ ...signer, firstName, lastName, email }),
  origin: signer.origin,
})
