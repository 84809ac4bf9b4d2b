import { RETURN_MESSAGES } from '~/models/pickup/return/return-messages'
import { reasonAgainstConfirming } from '~/models/pickup/return/return-state'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { returnStatements } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import { openInspection } from '../inspection/open-inspection.server'
import { isReturnFinished, readStatements, recordOf } from '../inspection/read-return.server'
import { forReturn, type ReturnDoor } from '../inspection/return-door'
import { notifyOwnerOfReturn } from './return-emails.server'

/**
 * A side says that a vehicle came back as its own photos of the return show. When the production does, the owner hears of
 * it and, unless they have confirmed before, of the time to object. The same again succeeds like the first time. 404 and 410 as for the inspection.
 */
export function confirmReturn(door: ReturnDoor): Promise<Outcome> {
  return transact(RETURN_MESSAGES.failed, async (tx) => {
    const { orderItemId, side, by } = await openInspection(forReturn(door), tx)
    const record = recordOf(await readStatements(orderItemId, tx))
    if (side === 'owner' ? record.ownerConfirmedAt : record.renterConfirmedAt) return { ok: true }
    const reason = reasonAgainstConfirming(side, record, await isReturnFinished(orderItemId, side, tx))
    if (reason) return refused('return-not-confirmable', reason)

    const createdAt = now()
    await tx.insert(returnStatements).values({ orderItemId, side, kind: 'confirmed', ...by, createdAt })
    if (side === 'renter') {
      const said = { confirmedAt: createdAt, isClosed: record.ownerConfirmedAt !== null }
      await notifyOwnerOfReturn(tx, { orderItemId, ...said, origin: originOf(door) })
    }
    return { ok: true }
  })
}

function originOf(door: ReturnDoor): string {
  if (door.side === 'owner') return door.owner.origin
  return (door.reader.account ?? door.reader.holder)?.origin ?? ''
}
