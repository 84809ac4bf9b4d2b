import { and, eq, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { agreements, db, inTransaction, type Tx } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { errorText, log } from '~/server/log.server'
import { sealPdf } from '~/server/signing/pdf-seal.server'
import { type Agreement, lockAgreementById } from './agreement.server'
import { agreementPdf } from './agreement-pdf.server'
import { allEvents, appendEvent, type Details, SYSTEM_ACTOR, sha256 } from './events.server'

/**
 * Creates the sealed PDF of a signed agreement, once: stores the file first, then the event and row that refer to it.
 * Throws if the file store fails; a job retries.
 */
export function sealAgreement(agreementId: string): Promise<void> {
  return inTransaction(async (tx) => {
    const agreement = await lockAgreementById(tx, agreementId)
    if (agreement.status !== 'signed' || agreement.documentKey || agreement.signedWith !== 'built-in') return
    const events = await allEvents(tx, agreement.orderId)
    const document = await sealPdf(await agreementPdf({ agreement, use: 'signed', events, madeAt: now() }))
    const stored = await storeDocument(agreementId, document)
    await recordDocument(tx, agreement, stored, 'sealed')
  })
}

/** Seals agreements that could not be sealed when they were signed. */
export async function sealPending(): Promise<void> {
  const waiting = await db()
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.status, 'signed'), isNull(agreements.documentKey), eq(agreements.signedWith, 'built-in')))
  for (const { id } of waiting) {
    await sealAgreement(id).catch((error) => log.error({ agreement: id, error: errorText(error) }, 'sealing failed'))
  }
}

type StoredDocument = { documentKey: string; documentSha256: string }

/** Puts the signed document of an agreement into the file store. */
export async function storeDocument(agreementId: string, document: Buffer): Promise<StoredDocument> {
  const documentSha256 = sha256(document)
  const documentKey = agreementFileKey(agreementId, documentSha256)
  await (await fileStore()).put(documentKey, document)
  return { documentKey, documentSha256 }
}

/** Records where the signed document of an agreement is stored, with an event that has its hash. */
export async function recordDocument(
  tx: Tx,
  agreement: Agreement,
  { documentKey, documentSha256 }: StoredDocument,
  kind: 'sealed' | 'fetched',
  details: Details = [],
): Promise<void> {
  await tx.update(agreements).set({ documentKey }).where(eq(agreements.id, agreement.id))
  await appendEvent(tx, SYSTEM_ACTOR, { ...agreement, textSha256: documentSha256 }, kind, details)
}

/** Key of the signed document in the file store, with the hash of its content. */
export const agreementFileKey = (agreementId: string, documentSha256: string) =>
  `agreements/${agreementId}/${documentSha256}.pdf`
