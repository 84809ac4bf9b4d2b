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

/** Creates the envelope as a draft. Reuses the draft of an earlier attempt whose response was lost. */
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

/** Sends the draft, so that the signer can open it. From then on webhooks report its progress. */
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

/**
 * Stores the signed document with DocuSign's certificate, once: first the file, then the event and row that refer to
 * it.
 */
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
 * Voids an envelope that must not be signed any more, also if the response to its creation was lost. If it was signed
 * in DocuSign before that, the document is recorded and stored, but does not count as the agreement.
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
