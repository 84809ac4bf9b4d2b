import { eq } from 'drizzle-orm'
import { inTransaction } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { checkPdf } from '~/server/files/check-file.server'
import { fileStore } from '~/server/files/store.server'
import { DocusignFailure } from '~/server/signing/docusign/docusign-failure.server'
import { fetchSigned } from '~/server/signing/docusign/envelopes.server'
import { agreementFileKey } from '../agreement/agreement-file-key'
import { appendEvent, SYSTEM_ACTOR } from '../events/append-event.server'
import { sha256 } from '../events/event-hash.server'
import { advanceStep, type Envelope } from './envelope-rows.server'
import { lockAgreementOf } from './lock-agreement-of.server'

/** Keeps what was signed in DocuSign, with its certificate, once: the file first, then the event and the row that name it. */
export async function fetchDocument(envelope: Envelope): Promise<void> {
  const { agreementId, envelopeId } = envelope
  if (!envelopeId) throw new Error('The envelope was never made.')
  const document = await fetchSigned(envelopeId)
  if (!(await checkPdf(document)).ok)
    throw new DocusignFailure('unexpected-response', 'DocuSign answered with no whole PDF.')
  const documentSha256 = sha256(document)
  const documentKey = agreementFileKey(agreementId, documentSha256)
  await (await fileStore()).put(documentKey, document)
  await inTransaction(async (tx) => {
    const agreement = await lockAgreementOf(tx, envelope)
    if (agreement.documentKey === null) {
      await tx.update(agreements).set({ documentKey }).where(eq(agreements.id, agreementId))
      const of = [['Envelope', envelopeId]] as const
      await appendEvent(tx, SYSTEM_ACTOR, { ...agreement, textSha256: documentSha256 }, 'fetched', of)
    }
    await advanceStep(tx, envelope, { step: 'done' })
  })
}
