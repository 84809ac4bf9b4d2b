import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { isReturnClosed, RETURN_MESSAGES, type ReturnRecord } from '~/models/pickup/return-state'
import type { Day } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import type { InspectionPhase, InspectionSide, ReturnStatement } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { accounts, db, inspections, pickupRecipients, returnStatements, type Tx } from '~/server/db/client.server'

/** Both sides' statements about the return of a booked vehicle, with author and time, oldest first. */
export async function readStatements(orderItemId: string, tx?: Tx) {
  return (tx ?? db())
    .select({
      side: returnStatements.side,
      kind: returnStatements.kind,
      reason: returnStatements.reason,
      createdAt: returnStatements.createdAt,
      member: { firstName: accounts.firstName, lastName: accounts.lastName },
      recipient: { firstName: pickupRecipients.firstName, lastName: pickupRecipients.lastName },
    })
    .from(returnStatements)
    .leftJoin(accounts, eq(accounts.id, returnStatements.accountId))
    .leftJoin(pickupRecipients, eq(pickupRecipients.id, returnStatements.recipientId))
    .where(eq(returnStatements.orderItemId, orderItemId))
    .orderBy(asc(returnStatements.createdAt), asc(returnStatements.id))
}

export type Statement = Awaited<ReturnType<typeof readStatements>>[number]

/** The name of the author: a crew member, the owner, or a link recipient. */
export function authorOf({ member, recipient }: Pick<Statement, 'member' | 'recipient'>): string {
  const person = recipient ?? member
  return person ? personName(person) : ''
}

export function recordOf(statements: readonly Pick<Statement, 'side' | 'kind' | 'createdAt'>[]): ReturnRecord {
  const at = (side: InspectionSide, kind: ReturnStatement) =>
    statements.find((said) => said.side === side && said.kind === kind)?.createdAt ?? null
  return {
    renterConfirmedAt: at('renter', 'confirmed'),
    ownerConfirmedAt: at('owner', 'confirmed'),
    objectedAt: at('owner', 'objected'),
  }
}

/** Whether a side has finished its return inspection. */
export async function isReturnFinished(orderItemId: string, side: InspectionSide, tx?: Tx): Promise<boolean> {
  const [row] = await (tx ?? db())
    .select({ id: inspections.id })
    .from(inspections)
    .where(
      and(
        eq(inspections.orderItemId, orderItemId),
        eq(inspections.side, side),
        eq(inspections.phase, 'return'),
        isNotNull(inspections.finishedAt),
      ),
    )
  return row !== undefined
}

/** Why photos cannot be added to a return that has not started or is closed; null if they can, and for pickups. */
export async function checkReturnOpen(
  { orderItemId, phase, from, zone }: { orderItemId: string; phase: InspectionPhase; from: Day; zone: string },
  tx?: Tx,
): Promise<Refusal | null> {
  if (phase === 'pickup') return null
  if (todayIn(zone, now()) < from) return refused('inspection-finished', RETURN_MESSAGES.notStarted)
  const isClosed = isReturnClosed(recordOf(await readStatements(orderItemId, tx)), now())
  return isClosed ? refused('inspection-finished', RETURN_MESSAGES.closed) : null
}
