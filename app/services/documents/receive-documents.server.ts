import { DOCUMENT_SIZE_LIMIT } from '~/models/trade/fields/uploads'
import { DOCUMENT_KINDS } from '~/models/trade/vocabulary/documents'
import { checkPdf } from '~/server/files/check-file.server'
import { receiveFile, sentBy } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { requirePermission } from '~/services/crew/membership.server'
import { openDocuments } from './open-documents.server'
import { type ReceivedDocuments, refusalOf } from './submit-documents.server'

/**
 * Where the files of a form for an order's papers go while they arrive: `take` is handed each, and `received` says of each
 * what became of it. 404 and 403 before anything is read; where none are asked for, nothing is kept.
 */
export async function receiveDocuments(asker: Account, orderId: number) {
  const opened = await openDocuments(asker, orderId)
  requirePermission('changeOrders', opened)
  const areAsked = refusalOf(opened.order) === null
  const received: ReceivedDocuments = {}
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    const kind = DOCUMENT_KINDS.find((each) => each === file.field)
    if (kind && areAsked)
      received[kind] = await receiveFile(file, sentBy(asker), { limit: DOCUMENT_SIZE_LIMIT, check: checkPdf })
  }
  return { take, received, project: opened.project }
}
