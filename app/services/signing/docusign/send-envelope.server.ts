import { nextLook } from '~/models/signing/next-look'
import { now } from '~/server/clock.server'
import { inTransaction } from '~/server/db/client.server'
import { sendDraft } from '~/server/signing/docusign/envelopes.server'
import { appendEvent, BY_ITSELF } from '../events/append-event.server'
import { type Envelope, goOn, isStillToDo } from './envelope-rows.server'
import { lockEnveloped } from './lock-enveloped.server'

/** Sends the draft, so that the signer can be let in. What happens to it then DocuSign tells by itself. */
export async function sendEnvelope(envelope: Envelope): Promise<void> {
  const { envelopeId } = envelope
  if (!envelopeId) throw new Error('The envelope was never made.')
  await sendDraft(envelopeId)
  await inTransaction(async (tx) => {
    const agreement = await lockEnveloped(tx, envelope)
    if (await isStillToDo(tx, envelope))
      await appendEvent(tx, BY_ITSELF, agreement, 'enveloped', [['Envelope', envelopeId]])
    await goOn(tx, envelope, { step: 'follow', at: nextLook({ sentAt: now(), now: now() }) })
  })
}
