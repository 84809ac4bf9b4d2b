import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { requirePermission } from '~/services/crew/membership.server'
import { openDocuments } from './open-documents.server'
import { deleteStaged } from './stage-document.server'

/**
 * Takes a file back that the asker has sent for an order and that waits for the other one. Where there is none, it was
 * taken back or handed in already; what somebody else has sent is never touched.
 */
export function removeStagedDocument(asker: Account, orderId: number, kind: DocumentKind): Promise<Outcome> {
  return transact(DOCUMENT_MESSAGES.failed, async (tx) => {
    requirePermission('changeOrders', await openDocuments(asker, orderId, tx))
    await deleteStaged(tx, { orderId, kind, sentBy: asker.id })
    return { ok: true }
  })
}
