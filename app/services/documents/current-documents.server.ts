import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { DocumentFields } from '~/models/documents/document-form'
import { coverWarning } from '~/models/orders/coi-cover'
import type { Day } from '~/models/trade/days/day'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize } from '~/models/trade/fields/uploads'
import { DOCUMENT_KINDS } from '~/models/trade/vocabulary/documents'
import { accounts, type Db, db, documents, files, type Tx } from '~/server/db/client.server'

/** The submitted documents of these orders, the current ones first, then those they replaced. */
export async function currentDocuments(on: Db | Tx, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return on
    .select({ document: documents, file: files, by: { firstName: accounts.firstName, lastName: accounts.lastName } })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(accounts, eq(accounts.id, documents.sentBy))
    .where(and(inArray(documents.orderId, [...orderIds]), ne(documents.status, 'staged')))
    .orderBy(desc(documents.orderId), desc(documents.kind), asc(documents.status), desc(documents.createdAt))
}

export type DocumentRow = Awaited<ReturnType<typeof currentDocuments>>[number]

function documentView({ document, file, by }: DocumentRow) {
  return {
    id: document.id,
    kind: document.kind,
    isCurrent: document.status === 'current',
    name: file.name,
    size: fileSize(file.bytes),
    sha256: file.sha256,
    note: activeContentNote(file.activeContent),
    by: personName(by),
    at: formatInstantOfYear(document.createdAt, HOME_ZONE),
  }
}

/** The details of an order's current documents. */
export function documentFieldsOf(rows: readonly DocumentRow[]): DocumentFields {
  const current = rows.filter(({ document }) => document.status === 'current')
  const order = current.find(({ document }) => document.kind === 'purchase-order')?.document
  const coi = current.find(({ document }) => document.kind === 'coi')?.document
  return {
    number: order?.number ?? '',
    insurer: coi?.insurer ?? '',
    limits: coi?.limits ?? '',
    expiresOn: coi?.expiresOn ?? '',
    shared: coi?.shared ? 'on' : '',
  }
}

/** The initial data of the form for an order's documents. `stagedBy`: the account whose staged files it shows. */
export async function documentsFormOf(orderId: number, lastDay: Day | null, stagedBy: string) {
  const rows = await currentDocuments(db(), [orderId])
  const current = rows.filter(({ document }) => document.status === 'current')
  const coi = current.find(({ document }) => document.kind === 'coi')?.document
  const values = documentFieldsOf(rows)
  const staged = await db()
    .select({ kind: documents.kind, name: files.name, bytes: files.bytes })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(eq(documents.orderId, orderId), eq(documents.status, 'staged'), eq(documents.sentBy, stagedBy)))
  return {
    areIn: DOCUMENT_KINDS.every((kind) => current.some(({ document }) => document.kind === kind)),
    documents: rows.map(documentView),
    staged: staged.map(({ kind, name, bytes }) => ({ kind, name, size: fileSize(bytes) })),
    values,
    warning: coverWarning(coi?.expiresOn ?? null, lastDay),
  }
}

export type DocumentsFormView = Awaited<ReturnType<typeof documentsFormOf>>

/** Filters orders for those that have both documents. */
export async function ordersWithDocuments(orderIds: readonly number[], on: Db | Tx = db()): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await on
    .select({ orderId: documents.orderId })
    .from(documents)
    .where(and(inArray(documents.orderId, [...orderIds]), eq(documents.status, 'current')))
  const counts = new Map<number, number>()
  for (const { orderId } of rows) counts.set(orderId, (counts.get(orderId) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count === DOCUMENT_KINDS.length).map(([orderId]) => orderId))
}

/** For the owner of a vehicle: which documents are missing, and the ones the crew shares. */
export async function documentsForOwner(orderId: number) {
  const rows = await db()
    .select({ id: documents.id, kind: documents.kind, shared: documents.shared })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.status, 'current')))
  const missing = DOCUMENT_KINDS.filter((kind) => !rows.some((row) => row.kind === kind))
  return {
    areIn: missing.length === 0,
    missing,
    shared: rows.filter(({ shared }) => shared).map(({ id, kind }) => ({ id, kind })),
  }
}
