import { compareReturn } from '~/models/pickup/report-photos'
import {
  checkConfirmation,
  checkObjection,
  isReturnClosed,
  objectionEndsAt,
  RETURN_MESSAGES,
} from '~/models/pickup/return-state'
import { formatInstantOfYear } from '~/models/trade/days/zones'
import type { Outcome } from '~/models/trade/results/outcome'
import { type InspectionSide, SHOTS } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { returnStatements, transact } from '~/server/db/client.server'
import type { Account, PickupAccess } from '~/server/session/asker.server'
import { requireInspection } from './inspection.server'
import { readReport, requireReportItem } from './read-report.server'
import { askerOf } from './require-pickup-item.server'
import { mailReturnConfirmed, mailReturnDisputed } from './return-emails.server'
import { authorOf, isReturnFinished, readStatements, recordOf } from './return-statements.server'

/**
 * The return of a booked vehicle compared with its pickup, the statements of both sides, and what the viewer can still
 * do. Access as in `requireReportItem`.
 */
export async function requireReturn(access: PickupAccess & { orderItemId: string }) {
  const { zone, back, ...item } = await requireReportItem(access)
  const sides = await readReport(item.orderItemId, zone)
  const statements = await readStatements(item.orderItemId)
  const record = recordOf(statements)
  const side: InspectionSide = access.kind === 'owner' ? 'owner' : 'renter'
  const isFinished = await isReturnFinished(item.orderItemId, side)
  const end = objectionEndsAt(record)
  return {
    item,
    back,
    side,
    /** How many of the four photos the side has taken. */
    taken: SHOTS.length - (sides.find((each) => each.side === side)?.return.missing.length ?? SHOTS.length),
    compared: compareReturn(sides),
    isFinished,
    statements: statements.map((said) => ({
      ...{ side: said.side, kind: said.kind, reason: said.reason, by: authorOf(said) },
      at: formatInstantOfYear(said.createdAt, zone),
    })),
    /** The owner's deadline to object; null before the production has confirmed and once the owner has answered. */
    objectionEnds: end && !record.ownerConfirmedAt && !record.objectedAt ? formatInstantOfYear(end, zone) : null,
    isClosed: isReturnClosed(record, now()),
    isObjectionOver: end !== null && now() >= end,
    mayConfirm: !record[`${side}ConfirmedAt`] && checkConfirmation(side, record, isFinished) === null,
    /** Why the owner cannot object; null if they can. */
    against: checkObjection(record, now())?.message ?? null,
  }
}

export type ReturnView = Awaited<ReturnType<typeof requireReturn>>

/**
 * A side confirms the return as shown in its own photos. When the production confirms, the owner is notified and can
 * object for a limited time, unless they have confirmed already. Idempotent. 404 and 410 as for the inspection.
 */
export function confirmReturn(access: PickupAccess & { orderItemId: string }): Promise<Outcome> {
  return transact(RETURN_MESSAGES.failed, async (tx) => {
    const { orderItemId, side, by, booked } = await requireInspection({ ...access, phase: 'return' }, tx)
    const record = recordOf(await readStatements(orderItemId, tx))
    if (record[`${side}ConfirmedAt`]) return { ok: true }
    const refusal = checkConfirmation(side, record, await isReturnFinished(orderItemId, side, tx))
    if (refusal) return refusal

    const createdAt = now()
    await tx.insert(returnStatements).values({ orderItemId, side, kind: 'confirmed', ...by, createdAt })
    if (side === 'renter') {
      const end = record.ownerConfirmedAt ? null : objectionEndsAt({ renterConfirmedAt: createdAt })
      await mailReturnConfirmed(tx, booked, { end, origin: askerOf(access).origin })
    }
    return { ok: true }
  })
}

/**
 * The owner objects to the return, with a reason, before the deadline after the production's confirmation. Notifies the
 * members who follow the project's orders. Idempotent for the same reason. 404 for everyone else.
 */
export function objectToReturn(owner: Account, orderItemId: string, reason: string): Promise<Outcome> {
  return transact(RETURN_MESSAGES.failed, async (tx) => {
    const access = { kind: 'owner', account: owner, phase: 'return', orderItemId } as const
    const { by, booked } = await requireInspection(access, tx)
    const statements = await readStatements(orderItemId, tx)
    if (statements.some((said) => said.kind === 'objected' && said.reason === reason)) return { ok: true }
    const createdAt = now()
    const refusal = checkObjection(recordOf(statements), createdAt)
    if (refusal) return refusal

    await tx.insert(returnStatements).values({ orderItemId, side: 'owner', kind: 'objected', reason, ...by, createdAt })
    await mailReturnDisputed(tx, booked, { reason, origin: owner.origin })
    return { ok: true }
  })
}
