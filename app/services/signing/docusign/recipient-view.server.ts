import { eq } from 'drizzle-orm'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { personName } from '~/models/trade/fields/person'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { agreements, attempt, db, envelopes } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { log } from '~/server/log.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { DocusignFailure } from '~/server/signing/docusign/docusign-failure.server'
import { type EnvelopeSigner, recipientView } from '~/server/signing/docusign/envelopes.server'
import type { Signer } from '../agreement/order-facts.server'
import { requireAgreement } from '../agreement/require-agreement.server'
import { handleWebhook } from './envelope-queue.server'

type Opened = Outcome<{ url: string | null }>

/**
 * A new DocuSign URL where the signer signs, valid for minutes; null if there is nothing to sign. Refused until the
 * envelope was sent, and if DocuSign is unavailable. Rate limited.
 */
export async function openRecipientView(signer: SigningLinkHolder, returnUrl: string): Promise<Opened> {
  const { status } = await requireAgreement(signer)
  if (status !== 'not_signed') return { ok: true, url: null }
  return withRateLimit('signing-visit', signer, signer.agreementId, () =>
    attempt(SIGNING_MESSAGES.failed, () => open(signer.agreementId, returnUrl)),
  )
}

async function open(agreementId: string, returnUrl: string): Promise<Opened> {
  const [row] = await db()
    .select({ agreement: agreements, step: envelopes.step, envelopeId: envelopes.envelopeId })
    .from(agreements)
    .innerJoin(envelopes, eq(envelopes.agreementId, agreements.id))
    .where(eq(agreements.id, agreementId))
  if (!row) throw notFound()
  const { agreement, step, envelopeId } = row
  if (step !== 'poll' || !envelopeId) return refused('not-ready-to-sign', SIGNING_MESSAGES.notReady)
  try {
    return { ok: true, url: await recipientView(envelopeId, envelopeSigner(agreement), returnUrl) }
  } catch (error) {
    if (!(error instanceof DocusignFailure)) throw error
    log.warn({ agreement: agreementId, reason: error.message }, 'DocuSign: could not create a recipient view')
    // poll, because the agreement may be answered already
    if (error.problem === 'refused') await handleWebhook(envelopeId)
    return refused('signing-service-unavailable', SIGNING_MESSAGES.away)
  }
}

/** The signer for DocuSign; has to be the same in the envelope and for each view. */
export const envelopeSigner = ({ id, email, ...person }: Signer & { id: string }): EnvelopeSigner => ({
  name: personName(person),
  email,
  clientUserId: id,
})
