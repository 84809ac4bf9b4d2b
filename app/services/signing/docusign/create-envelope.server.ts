import { eq } from 'drizzle-orm'
import { parseAgreement } from '~/models/signing/agreement-text'
import { envelopeFields } from '~/models/signing/envelope-fields'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { findEnvelope, makeDraft } from '~/server/signing/docusign/envelopes.server'
import { agreementPdf } from '../agreement/agreement-pdf.server'
import { type Agreement, selectAgreements } from '../agreement/current-agreement.server'
import { advanceStep, type Envelope } from './envelope-rows.server'
import { envelopeSigner } from './envelope-signer'

/** Makes the envelope of an agreement as a draft. After a try whose answer was lost it is the one made then. */
export async function createEnvelope(envelope: Envelope): Promise<void> {
  const [agreement] = await selectAgreements(db(), eq(agreements.id, envelope.agreementId))
  if (!agreement) throw new Error('There is nothing to be signed.')
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
