import { and, eq, isNull, ne } from 'drizzle-orm'
import { mayOpen } from '~/models/trade/access/permissions'
import {
  DOCUMENT_NAMES,
  type DocumentKind,
  PROVIDER_DOCUMENT_NAMES,
  type ProviderDocument,
} from '~/models/trade/vocabulary/documents'
import { db, documents, files, orderItems, orders, providerDocuments, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { requireFile } from '~/server/files/store.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

/**
 * The file of an order's document, for project members who see prices, and for owners of its vehicles if it is shared
 * with them. 404 for others, 500 if the file is missing from the store.
 */
export async function findDocument(asker: Account, { orderId, documentId }: { orderId: number; documentId: string }) {
  const [found] = await db()
    .select({ document: documents, file: files, projectId: orders.projectId })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.id, documentId), eq(documents.orderId, orderId), ne(documents.status, 'staged')))
  await requirePickupAccess(asker, orderId, found)
  if (!found) throw notFound()
  const content = await requireFile(found.file.key)
  return { ...content, name: downloadName(orderId, found.document.kind, found.file.name), tag: found.file.sha256 }
}

type Found = { document: typeof documents.$inferSelect; projectId: string }

async function requirePickupAccess(asker: Account, orderId: number, found: Found | undefined): Promise<void> {
  if (mayOpen('ownerDesk', asker.role)) {
    const isShared = found?.document.shared && found.document.status === 'current'
    if (isShared && (await ownsOneOf(asker, orderId))) return
    throw notFound()
  }
  requireArea(asker, 'orders')
  if (!found) throw notFound()
  requirePermission('seePrices', await requireMembership(asker, found.projectId))
}

async function ownsOneOf(owner: Account, orderId: number): Promise<boolean> {
  const [item] = await db()
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(eq(orderItems.orderId, orderId), eq(vehicles.ownerId, owner.id), ne(orderItems.status, 'cancelled')))
    .limit(1)
  return item !== undefined
}

/** A distinct file name for downloads: 'Order 1042 COI - acord25.pdf'. */
export function downloadName(orderId: number, kind: DocumentKind, name: string): string {
  return `Order ${orderId} ${DOCUMENT_NAMES[kind]} - ${name}`
}

/**
 * The file of a document of the marketplace, for accounts that can order and for staff. Null if there is none, 500 if
 * the file is missing from the store.
 */
export async function findProviderDocument(asker: Account, kind: ProviderDocument) {
  if (!mayOpen('providerDesk', asker.role)) requireArea(asker, 'orders')
  const [found] = await db()
    .select({ file: files })
    .from(providerDocuments)
    .innerJoin(files, eq(files.id, providerDocuments.fileId))
    .where(and(eq(providerDocuments.kind, kind), isNull(providerDocuments.replacedAt)))
  if (!found) return null
  const content = await requireFile(found.file.key)
  return { ...content, name: `${PROVIDER_DOCUMENT_NAMES[kind]} - ${found.file.name}`, tag: found.file.sha256 }
}
