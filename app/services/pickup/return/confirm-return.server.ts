import { RETURN_MESSAGES } from '~/models/pickup/return/return-messages'
import { reasonAgainstConfirming } from '~/models/pickup/return/return-state'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { returnStatements } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { PickupAccess } from '~/server/session/asker.server'
import { isReturnFinished, readStatements, recordOf } from '../inspection/read-return.server'
import { requireInspection } from '../inspection/require-inspection.server'
import { askerOf } from '../require-pickup-item.server'
import { notifyOwnerOfReturn } from './return-emails.server'

/**
 * A side says that a vehicle came back as its own photos of the return show. When the production does, the owner hears of
 * it and, unless they have confirmed before, of the time to object. The same again succeeds like the first time. 404 and 410 as for the inspection.
 */
export function confirmReturn(access: PickupAccess & { orderItemId: string }): Promise<Outcome> {
  return transact(RETURN_MESSAGES.failed, async (tx) => {
    const { orderItemId, side, by } = await requireInspection({ ...access, phase: 'return' }, tx)
    const record = recordOf(await readStatements(orderItemId, tx))
    if (side === 'owner' ? record.ownerConfirmedAt : record.renterConfirmedAt) return { ok: true }
    const reason = reasonAgainstConfirming(side, record, await isReturnFinished(orderItemId, side, tx))
    if (reason) return refused('return-not-confirmable', reason)

    const createdAt = now()
    await tx.insert(returnStatements).values({ orderItemId, side, kind: 'confirmed', ...by, createdAt })
    if (side === 'renter') {
      const said = { confirmedAt: createdAt, isClosed: record.ownerConfirmedAt !== null }
      await notifyOwnerOfReturn(tx, { orderItemId, ...said, origin: askerOf(access).origin })
    }
    return { ok: true }
  })
}
