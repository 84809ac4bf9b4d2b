import { desc, eq } from 'drizzle-orm'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { documentsManifest } from '~/models/documents/documents-manifest'
import { mayOpen } from '~/models/trade/access/permissions'
import { titleInFileName } from '~/models/trade/format/file-name'
import type { Outcome } from '~/models/trade/results/outcome'
import { attempt, db, orders } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type ZipEntry, zipStream } from '~/server/files/zip.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { openDocuments } from '../open-documents.server'
import { allDocuments, marketplaceDocuments } from './all-documents.server'
import type { OverviewDocument } from './overview-document.server'

type Zip = { name: string; content: ReadableStream<Uint8Array> }

/**
 * All documents of an order as a streamed zip with a manifest of their hashes, for project members who see prices and
 * for staff.
 */
export function zipOrderDocuments(asker: Account, orderId: number): Promise<Outcome<Zip>> {
  return attempt(DOCUMENT_MESSAGES.downloadFailed, async () => {
    const { ofOrders } = await allDocuments(await requireProjectOf(asker, orderId), [orderId])
    const content = await zipStream(
      entriesOf(`Documents for order #${orderId}`, [...ofOrders, ...(await marketplaceDocuments())]),
    )
    return { ok: true, name: `Order ${orderId} documents.zip`, content }
  })
}

async function requireProjectOf(asker: Account, orderId: number): Promise<string> {
  if (mayOpen('providerDesk', asker.role)) return requireProjectOfAnyOrder(asker, orderId)
  const opened = await openDocuments(asker, orderId)
  requirePermission('seePrices', opened)
  return opened.project.id
}

/** The project of any order, for staff. */
async function requireProjectOfAnyOrder(asker: Account, orderId: number): Promise<string> {
  requireArea(asker, 'providerDesk')
  const [order] = await db().select({ projectId: orders.projectId }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw notFound()
  return order.projectId
}

/** All documents of a project as one zip. */
export function zipProjectDocuments(asker: Account, projectId: string): Promise<Outcome<Zip>> {
  return attempt(DOCUMENT_MESSAGES.downloadFailed, async () => {
    requireArea(asker, 'orders')
    const membership = await requireMembership(asker, projectId)
    const { ofOrders, notOrdered, own } = await projectDocuments(membership)
    const { project } = membership
    const content = await zipStream(entriesOf(`Documents for ${project.title}`, [...ofOrders, ...notOrdered, ...own]))
    return { ok: true, name: `${titleInFileName(project.title) || 'Project'} documents.zip`, content }
  })
}

/** All documents of a project, newest order first. 403 for members who see no orders or no prices. */
export async function projectDocuments(membership: Membership) {
  requireArea({ role: membership.access.applicationRole }, 'orders')
  requirePermission('seePrices', membership)
  const projectId = membership.project.id
  const found = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.projectId, projectId))
    .orderBy(desc(orders.id))
  const orderIds = found.map(({ id }) => id)
  return {
    orderIds,
    ...(await allDocuments(projectId, orderIds)),
    own: await marketplaceDocuments(),
  }
}

/** Numbers the files, because names may repeat. The manifest comes last, when it is known which files are missing. */
async function* entriesOf(title: string, documents: readonly OverviewDocument[]): AsyncGenerator<ZipEntry> {
  const listed = []
  const digits = Math.max(2, String(documents.length).length)
  for (const [index, document] of documents.entries()) {
    const file = await document.find()
    const name = `${String(index + 1).padStart(digits, '0')} ${document.savedAs}`
    listed.push({ ...document, name, bytes: file?.bytes ?? 0, isMissing: !file })
    if (file) yield { name, content: await file.open() }
  }
  yield { name: 'documents.txt', content: textOf(documentsManifest(title, listed)) }
}

async function* textOf(text: string) {
  yield new TextEncoder().encode(text)
}
