import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { isReturnClosed, RETURN_MESSAGES, type ReturnRecord } from '~/models/pickup/return-state'
import type { Day } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import type { InspectionPhase, InspectionSide, ReturnStatement } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { accounts, inspections, pickupRecipients, returnStatements } from '~/server/db/schema'

/** What the sides have said of the return of a booked vehicle, each with who and when, the first first. */
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

export function recordOf(statements: readonly Pick<Statement, 'side' | 'kind' | 'createdAt'>[]): ReturnRecord {
  const at = (side: InspectionSide, kind: ReturnStatement) =>
    statements.find((said) => said.side === side && said.kind === kind)?.createdAt ?? null
  return {
    renterConfirmedAt: at('renter', 'confirmed'),
    ownerConfirmedAt: at('owner', 'confirmed'),
    objectedAt: at('owner', 'objected'),
  }
}

/** Whether a side's own photos of the return are complete. */
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

/** Why nothing can be added to the photos of an inspection; null when it can. Only a return ends. */
export async function reasonAgainstPhotos(
  { orderItemId, phase, from, zone }: { orderItemId: string; phase: InspectionPhase; from: Day; zone: string },
  tx?: Tx,
): Promise<string | null> {
  if (phase === 'pickup') return null
  if (todayIn(zone, now()) < from) return RETURN_MESSAGES.notStarted
  return isReturnClosed(recordOf(await readStatements(orderItemId, tx)), now()) ? RETURN_MESSAGES.closed : null
}
