import { compareReturn } from '~/models/pickup/return-comparison'
import {
  isReturnClosed,
  objectionEndsAt,
  RETURN_MESSAGES,
  reasonAgainstConfirming,
  reasonAgainstObjecting,
} from '~/models/pickup/return-state'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { returnStatements } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account, PickupAccess } from '~/server/session/asker.server'
import { type ReportAccess, readReport, requireReportItem } from './read-report.server'
import { requireInspection } from './require-inspection.server'
import { askerOf } from './require-pickup-item.server'
import { notifyObjection, notifyOwnerOfReturn } from './return-emails.server'
import { isReturnFinished, readStatements, recordOf, type Statement } from './return-statements.server'

/**
 * The return of a booked vehicle beside its pickup, what the sides have said of it, and what whoever reads may say still:
 * a reason stands in the place of what they may not. Open as `requireReportItem` says.
 */
export async function requireReturn(access: ReportAccess) {
  const { zone, ...item } = await requireReportItem(access)
  const sides = await readReport(item.orderItemId, zone)
  const statements = await readStatements(item.orderItemId)
  const record = recordOf(statements)
  const side = access.kind === 'owner' ? 'owner' : 'renter'
  const isFinished = await isReturnFinished(item.orderItemId, side)
  const end = objectionEndsAt(record)
  return {
    item,
    side,
    compared: compareReturn(sides),
    isFinished,
    statements: statements.map((said) => told(said, zone)),
    /** Until when the owner may object: null before the production confirmed, and once the owner has spoken. */
    objectionEnds: end && !record.ownerConfirmedAt && !record.objectedAt ? formatInstantOfYear(end, zone) : null,
    isClosed: isReturnClosed(record, now()),
    isObjectionOver: end !== null && now() >= end,
    hasConfirmed: (side === 'owner' ? record.ownerConfirmedAt : record.renterConfirmedAt) !== null,
    againstConfirming: reasonAgainstConfirming(side, record, isFinished),
    againstObjecting: reasonAgainstObjecting(record, now()),
  }
}

export type ReturnView = Awaited<ReturnType<typeof requireReturn>>

function told({ side, kind, reason, createdAt, member, recipient }: Statement, zone: string) {
  const person = recipient ?? member
  return { side, kind, reason, by: person ? personName(person) : '', at: formatInstantOfYear(createdAt, zone) }
}

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
