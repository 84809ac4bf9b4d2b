import { PAPER_LIMIT } from '~/models/trade/fields/uploads'
import { PAPER_KINDS } from '~/models/trade/vocabulary/paper-kinds'
import { checkPdf } from '~/server/files/check-pdf.server'
import { receiveFile, sentBy } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { refuseUnless } from '~/services/crew/membership.server'
import { type ReceivedPapers, refusalOf } from './hand-in-papers.server'
import { openPapers } from './open-papers.server'

/**
 * Where the files of a form for an order's papers go while they arrive: `take` is handed each, and `received` says of each
 * what became of it. 404 and 403 before anything is read; where none are asked for, nothing is kept.
 */
export async function beginPapers(asker: Account, orderId: number) {
  const opened = await openPapers(asker, orderId)
  refuseUnless('changeOrders', opened)
  const areAsked = refusalOf(opened.order) === null
  const received: ReceivedPapers = {}
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    const kind = PAPER_KINDS.find((each) => each === file.field)
    if (kind && areAsked)
      received[kind] = await receiveFile(file, sentBy(asker), { limit: PAPER_LIMIT, check: checkPdf })
  }
  return { take, received, project: opened.project }
}
