import { nextPoll } from '~/models/signing/next-poll'
import { now } from '~/server/clock.server'
import { inTransaction } from '~/server/db/client.server'
import { sendDraft } from '~/server/signing/docusign/envelopes.server'
import { appendEvent, SYSTEM_ACTOR } from '../events/append-event.server'
import { advanceStep, type Envelope, isCurrentStep } from './envelope-rows.server'
import { lockAgreementOf } from './lock-agreement-of.server'

/** Sends the draft, so that the signer can be let in. What happens to it then DocuSign tells by itself. */
export async function sendEnvelope(envelope: Envelope): Promise<void> {
  const { envelopeId } = envelope
  if (!envelopeId) throw new Error('The envelope was never made.')
  await sendDraft(envelopeId)
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementOf(tx, envelope)
    if (await isCurrentStep(tx, envelope))
      await appendEvent(tx, SYSTEM_ACTOR, agreement, 'envelope-sent', [['Envelope', envelopeId]])
    await advanceStep(tx, envelope, { step: 'poll', at: nextPoll({ sentAt: now(), now: now() }) })
  })
}
