import { RETURN_MESSAGES } from '~/models/pickup/return/return-messages'
import { reasonAgainstObjecting } from '~/models/pickup/return/return-state'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { returnStatements } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { readStatements, recordOf } from '../inspection/read-return.server'
import { requireInspection } from '../inspection/require-inspection.server'
import { notifyObjection } from './return-emails.server'

/**
 * The owner of a vehicle objects to its return, with a reason, within a day after the production confirmed it; the
 * production hears of it. The same reason again succeeds like the first time. 404 for everybody else.
 */
export function objectToReturn(owner: Account, orderItemId: string, reason: string): Promise<Outcome> {
  return transact(RETURN_MESSAGES.failed, async (tx) => {
    const { by } = await requireInspection({ kind: 'owner', account: owner, phase: 'return', orderItemId }, tx)
    const statements = await readStatements(orderItemId, tx)
    if (statements.some((said) => said.kind === 'objected' && said.reason === reason)) return { ok: true }
    const createdAt = now()
    const against = reasonAgainstObjecting(recordOf(statements), createdAt)
    if (against) return refused('not-objectionable', against)

    await tx.insert(returnStatements).values({ orderItemId, side: 'owner', kind: 'objected', reason, ...by, createdAt })
    await notifyObjection(tx, { orderItemId, reason, origin: owner.origin })
    return { ok: true }
  })
}
