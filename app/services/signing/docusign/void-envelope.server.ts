import { inTransaction } from '~/server/db/client.server'
import { findEnvelope, voidEnvelope } from '~/server/signing/docusign/envelopes.server'
import { appendEvent, SYSTEM_ACTOR } from '../events/append-event.server'
import { advanceStep, type Envelope, isCurrentStep } from './envelope-rows.server'
import { lockAgreementOf } from './lock-agreement-of.server'

const REASON = 'The order or the signer has changed.'

/**
 * Withdraws an envelope that nobody is to sign any more, also one whose making was never answered. What was signed there
 * before the word came is written down and kept, and counts no more.
 */
export async function voidAgreementEnvelope(envelope: Envelope): Promise<void> {
  const envelopeId = envelope.envelopeId ?? (await findEnvelope(envelope.agreementId))
  const became = envelopeId ? await voidEnvelope(envelopeId, REASON) : null
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementOf(tx, envelope)
    const of = [['Envelope', envelopeId ?? '']] as const
    if (became && (await isCurrentStep(tx, envelope)))
      await appendEvent(tx, SYSTEM_ACTOR, agreement, became === 'completed' ? 'superseded' : 'voided', of)
    const known = envelopeId ? { envelopeId } : {}
    await advanceStep(tx, envelope, { step: became === 'completed' ? 'fetch' : 'done', ...known })
  })
}
