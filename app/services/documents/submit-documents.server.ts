import { and, eq, inArray, or } from 'drizzle-orm'
import { type DocumentDetails, type DocumentFields, documentEdit } from '~/models/documents/document-form'
import { DOCUMENT_MESSAGES, DOCUMENT_REQUIRED } from '~/models/documents/document-messages'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { FIRST_REVISION, mergeEdit, toConflict } from '~/models/trade/edits'
import { pdfProblem } from '~/models/trade/fields/uploads'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { DOCUMENT_KINDS, type DocumentKind } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { documents, type Tx, transact } from '~/server/db/client.server'
import { checkPdf } from '~/server/files/check-file.server'
import { type Received, receiveFile, sentBy } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { requirePermission } from '~/services/crew/membership.server'
import { markDocumentsComplete } from '~/services/orders/items/create-order.server'
import { currentDocuments, documentFieldsOf } from './current-documents.server'
import { openDocuments } from './open-documents.server'
import { stageDocument } from './stage-document.server'

/**
 * Receives the files of a form as they are streamed: `take` gets each file, `received` collects the outcomes. Checks
 * access before anything is read (404, 403). Stores nothing while no documents are needed.
 */
export async function receiveDocuments(asker: Account, orderId: number) {
  const opened = await openDocuments(asker, orderId)
  requirePermission('changeOrders', opened)
  const areAsked = checkNeeded(opened.order) === null
  const received: ReceivedDocuments = {}
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    const kind = DOCUMENT_KINDS.find((each) => each === file.field)
    if (kind && areAsked)
      received[kind] = await receiveFile(file, sentBy(asker), { limit: MAX_DOCUMENT_BYTES, check: checkPdf })
  }
  return { take, received, project: opened.project }
}

export type ReceivedDocuments = Partial<Record<DocumentKind, Received>>
type Submitted = Outcome<{ uploaded: boolean }>

/**
 * Submits the purchase order and the certificate of an order. They become current together: if only one is uploaded, it
 * is staged for its sender until the other one is. After that, each can be replaced alone. Details are merged field by
 * field; a field that someone else changed in the meantime is a conflict. Without `details`, files are only staged.
 * `uploaded`: with a file, not just details.
 */
export function submitDocuments(
  asker: Account,
  orderId: number,
  received: ReceivedDocuments,
  details: DocumentDetails | null,
): Promise<Submitted> {
  return transact(DOCUMENT_MESSAGES.failed, async (tx): Promise<Submitted> => {
    const opened = await openDocuments(asker, orderId, tx)
    requirePermission('changeOrders', opened)
    const notAsked = checkNeeded(opened.order)
    if (notAsked) return notAsked

    for (const kind of DOCUMENT_KINDS) {
      const one = received[kind]
      if (one?.ok) await stageDocument(tx, { orderId, kind, sentBy: asker.id }, one.file)
    }
    const there = await presentKinds(tx, orderId, asker)
    const refusal = combineRefusals(
      DOCUMENT_KINDS.map((kind) => problemWith(kind, received[kind], details === null || there.has(kind))),
    )
    if (refusal || !details) return refusal ?? { ok: true, uploaded: false }
    const fields = documentFieldsOf(await currentDocuments(tx, [orderId]))
    const merged = mergeEdit(documentEdit(details), { fields, revision: FIRST_REVISION })
    if (merged.clashes.length > 0) {
      const conflict = toConflict(merged, { fields, revision: FIRST_REVISION })
      return { ...refused('documents-changed', DOCUMENT_MESSAGES.changed), conflict }
    }
    const isNew = await makeCurrent(tx, orderId, asker, { ...fields, ...merged.changes })
    return { ok: true, uploaded: isNew || DOCUMENT_KINDS.some((kind) => received[kind]) }
  })
}

export function checkNeeded({ isSigned, isOver }: { isSigned: boolean; isOver: boolean }): Refusal | null {
  if (isOver) return refused('documents-not-required', DOCUMENT_MESSAGES.orderIsOver)
  return isSigned ? null : refused('documents-not-required', DOCUMENT_MESSAGES.tooEarly)
}

function problemWith(kind: DocumentKind, received: Received | undefined, isThere: boolean): Refusal | null {
  if (received && !received.ok) return refused('file-refused', pdfProblem(received.why, MAX_DOCUMENT_BYTES), kind)
  return isThere ? null : refused('document-missing', DOCUMENT_REQUIRED[kind], kind)
}

/** The kinds that are current or staged. */
async function presentKinds(tx: Tx, orderId: number, asker: Account) {
  const own = and(eq(documents.status, 'staged'), eq(documents.sentBy, asker.id))
  const rows = await tx
    .select({ kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), or(eq(documents.status, 'current'), own)))
  return new Set(rows.map(({ kind }) => kind))
}

/** Makes the staged files current in place of the old ones, and stores the details. Returns whether there were any. */
async function makeCurrent(tx: Tx, orderId: number, asker: Account, fields: DocumentFields): Promise<boolean> {
  const staged = and(eq(documents.orderId, orderId), eq(documents.status, 'staged'), eq(documents.sentBy, asker.id))
  const kinds = (await tx.select({ kind: documents.kind }).from(documents).where(staged)).map(({ kind }) => kind)
  const current = and(eq(documents.orderId, orderId), eq(documents.status, 'current'))
  if (kinds.length > 0) {
    await tx
      .update(documents)
      .set({ status: 'replaced', replacedAt: now() })
      .where(and(current, inArray(documents.kind, kinds)))
    await tx.update(documents).set({ status: 'current', createdAt: now() }).where(staged)
    await markDocumentsComplete(tx, orderId)
  }
  const { number, insurer, limits, expiresOn } = fields
  const shared = fields.shared === 'on'
  const coi = { insurer, limits, expiresOn: expiresOn || null, shared }
  await tx
    .update(documents)
    .set({ number, shared })
    .where(and(current, eq(documents.kind, 'purchase-order')))
  await tx
    .update(documents)
    .set(coi)
    .where(and(current, eq(documents.kind, 'coi')))
  return kinds.length > 0
}
