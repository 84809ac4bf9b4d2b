import { and, eq, inArray } from 'drizzle-orm'
import { DOCUMENT_KINDS } from '~/models/trade/vocabulary/documents'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { documents } from '~/server/db/schema'

/** Of these orders: those whose purchase order and certificate are both in. */
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

/** What an owner of a vehicle learns of an order's papers: whether they are in, and those that the crew shares. */
export async function documentsForOwner(orderId: number) {
  const rows = await db()
    .select({ id: documents.id, kind: documents.kind, shared: documents.shared })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.status, 'current')))
  return {
    areIn: DOCUMENT_KINDS.every((kind) => rows.some((row) => row.kind === kind)),
    shared: rows.filter(({ shared }) => shared).map(({ id, kind }) => ({ id, kind })),
  }
}
