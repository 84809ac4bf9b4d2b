import { and, eq, isNull } from 'drizzle-orm'
import { mayOpen } from '~/models/trade/access/permissions'
import { PROVIDER_DOCUMENT_NAMES, type ProviderDocument } from '~/models/trade/vocabulary/documents'
import { db } from '~/server/db/client.server'
import { files, providerDocuments } from '~/server/db/schema'
import { requireFile } from '~/server/files/store.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** A document of the marketplace as a file, for whoever orders and for staff; null while there is none, 500 where the store has lost it. */
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
