import { parseAgreement } from '~/models/signing/agreement-text'
import { envelopeFields, nextPoll } from '~/models/signing/envelope'
import { now } from '~/server/clock.server'
import { db, inTransaction } from '~/server/db/client.server'
import { checkPdf } from '~/server/files/check-file.server'
import { DocusignFailure } from '~/server/signing/docusign/docusign-failure.server'
import {
  fetchSigned,
  findEnvelope,
  makeDraft,
  sendDraft,
  voidEnvelope,
} from '~/server/signing/docusign/envelopes.server'
import { type Agreement, lockAgreementById, requireAgreementById } from '../agreement/agreement.server'
import { agreementPdf } from '../agreement/agreement-pdf.server'
import { appendEvent, SYSTEM_ACTOR } from '../agreement/events.server'
import { recordDocument, storeDocument } from '../agreement/seal-agreement.server'
import { advanceStep, type Envelope, isCurrentStep, requireEnvelopeId } from './envelope-rows.server'
import { envelopeSigner } from './recipient-view.server'

/** Makes the envelope of an agreement as a draft. If the answer to an earlier attempt was lost, it is the one made then. */
export async function createEnvelope(envelope: Envelope): Promise<void> {
  const agreement = await requireAgreementById(db(), envelope.agreementId)
  const made = envelope.attempts > 1 ? await findEnvelope(agreement.id) : null
  await advanceStep(db(), envelope, { step: 'send', envelopeId: made ?? (await draftOf(agreement)) })
}

async function draftOf(agreement: Agreement): Promise<string> {
  const text = parseAgreement(agreement.text)
  const content = await agreementPdf({ agreement, use: 'to sign', madeAt: now() })
  return makeDraft({
    transactionId: agreement.id,
    subject: `${text.title}: ${text.lead}`,
    signer: envelopeSigner(agreement),
    fields: envelopeFields({ text, textSha256: agreement.textSha256, signerTitle: agreement.title }),
    document: { name: `${text.title}, ${text.lead}`, content },
  })
}

/** Sends the draft, so that the signer can open it. Webhooks report what happens to it from then on. */
export async function sendEnvelope(envelope: Envelope): Promise<void> {
  const envelopeId = requireEnvelopeId(envelope)
  await sendDraft(envelopeId)
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementById(tx, envelope.agreementId)
    if (await isCurrentStep(tx, envelope))
      await appendEvent(tx, SYSTEM_ACTOR, agreement, 'envelope-sent', [['Envelope', envelopeId]])
    await advanceStep(tx, envelope, { step: 'poll', at: nextPoll({ sentAt: now(), now: now() }) })
  })
}

/** Stores what was signed in DocuSign, with its certificate, once: the file first, then the event and the row that name it. */
export async function fetchDocument(envelope: Envelope): Promise<void> {
  const { agreementId } = envelope
  const envelopeId = requireEnvelopeId(envelope)
  const document = await fetchSigned(envelopeId)
  if (!(await checkPdf(document)).ok)
    throw new DocusignFailure('unexpected-response', 'DocuSign answered with no whole PDF.')
  const stored = await storeDocument(agreementId, document)
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementById(tx, envelope.agreementId)
    if (agreement.documentKey === null)
      await recordDocument(tx, agreement, stored, 'fetched', [['Envelope', envelopeId]])
    await advanceStep(tx, envelope, { step: 'done' })
  })
}

const REASON = 'The order or the signer has changed.'

/**
 * Voids an envelope that nobody is to sign any more, also one whose creation was never answered. What was signed in
 * DocuSign before that is recorded and stored, but is not the agreement.
 */
export async function voidAgreementEnvelope(envelope: Envelope): Promise<void> {
  const envelopeId = envelope.envelopeId ?? (await findEnvelope(envelope.agreementId))
  const became = envelopeId ? await voidEnvelope(envelopeId, REASON) : null
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementById(tx, envelope.agreementId)
    const of = [['Envelope', envelopeId ?? '']] as const
    if (became && (await isCurrentStep(tx, envelope)))
      await appendEvent(tx, SYSTEM_ACTOR, agreement, became === 'completed' ? 'superseded' : 'voided', of)
    const known = envelopeId ? { envelopeId } : {}
    await advanceStep(tx, envelope, { step: became === 'completed' ? 'fetch' : 'done', ...known })
  })
}
