import { compareReturn } from '~/models/pickup/return/return-comparison'
import {
  isReturnClosed,
  objectionEndsAt,
  reasonAgainstConfirming,
  reasonAgainstObjecting,
} from '~/models/pickup/return/return-state'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { isReturnFinished, readStatements, recordOf, type Statement } from '../inspection/read-return.server'
import { readReport } from '../report/read-report.server'
import { type ReportAccess, requireReportItem } from '../report/require-report-item.server'

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
