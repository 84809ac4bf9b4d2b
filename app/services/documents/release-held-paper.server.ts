import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { PaperKind } from '~/models/trade/vocabulary/paper-kinds'
import { transact } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { refuseUnless } from '~/services/crew/membership.server'
import { letGoOfHeld } from './hold-paper.server'
import { openPapers } from './open-papers.server'

/**
 * Takes a file back that the asker has sent for an order and that waits for the other one. Where there is none, it was
 * taken back or handed in already; what somebody else has sent is never touched.
 */
export function releaseHeldPaper(asker: Account, orderId: number, kind: PaperKind): Promise<Outcome> {
  return transact(PAPER_MESSAGES.failed, async (tx) => {
    refuseUnless('changeOrders', await openPapers(asker, orderId, tx))
    await letGoOfHeld(tx, { orderId, kind, sentBy: asker.id })
    return { ok: true }
  })
}
