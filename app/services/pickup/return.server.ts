import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { compareReturn } from '~/models/pickup/report-photos'
import {
  checkConfirmation,
  checkObjection,
  isReturnClosed,
  objectionEndsAt,
  RETURN_MESSAGES,
} from '~/models/pickup/return-state'
import { orderButton } from '~/models/trade/addresses/way-to-order'
import type { Outcome } from '~/models/trade/answers/outcome'
import { formatDeadline, formatInstantOfYear } from '~/models/trade/days/zones'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { returnStatements, type Tx, transact } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account, PickupAccess } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import type { BookedRow } from '~/services/orders/select-booked.server'
import { requireInspection } from './inspection.server'
import { type ReportAccess, readReport, requireReportItem } from './read-report.server'
import { askerOf } from './require-pickup-item.server'
import { authorOf, isReturnFinished, readStatements, recordOf } from './return-statements.server'

/**
 * The return of a booked vehicle beside its pickup, what the sides have said of it, and what the reader may still say of
 * it. Open as `requireReportItem` says.
 */
export async function requireReturn(access: ReportAccess) {
  const { zone, ...item } = await requireReportItem(access)
  const sides = await readReport(item.orderItemId, zone)
  const statements = await readStatements(item.orderItemId)
  const record = recordOf(statements)
  const side: InspectionSide = access.kind === 'owner' ? 'owner' : 'renter'
  const isFinished = await isReturnFinished(item.orderItemId, side)
  const end = objectionEndsAt(record)
  return {
    item,
    side,
    compared: compareReturn(sides),
    isFinished,
    statements: statements.map((said) => ({
      ...{ side: said.side, kind: said.kind, reason: said.reason, by: authorOf(said) },
      at: formatInstantOfYear(said.createdAt, zone),
    })),
    /** Until when the owner may object: null before the production confirmed, and once the owner has spoken. */
    objectionEnds: end && !record.ownerConfirmedAt && !record.objectedAt ? formatInstantOfYear(end, zone) : null,
    isClosed: isReturnClosed(record, now()),
    isObjectionOver: end !== null && now() >= end,
    mayConfirm: !record[`${side}ConfirmedAt`] && checkConfirmation(side, record, isFinished) === null,
    /** Why the owner cannot object; null when they can. */
    against: checkObjection(record, now())?.message ?? null,
  }
}

export type ReturnView = Awaited<ReturnType<typeof requireReturn>>

/**
 * A side says that a vehicle came back as its own photos of the return show. When the production does, the owner is
 * notified and, unless they have confirmed before, has time to object. A second time changes nothing. 404 and 410 as for
 * the inspection.
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
      await mailConfirmation(tx, booked, { end, origin: askerOf(access).origin })
    }
    return { ok: true }
  })
}

/** `end`: until when the owner may object; null once they have confirmed. */
async function mailConfirmation(
  tx: Tx,
  { item, vehicle, project, owner }: BookedRow,
  { end, origin }: { end: Date | null; origin: string },
): Promise<void> {
  const title = vehicleTitle(vehicle)
  await writeMail(tx, {
    type: 'return-confirmed',
    to: owner,
    subject: `Return confirmed: ${title}, order #${item.orderId}`,
    parts: [
      `${project.productionCompany} has confirmed the return of your ${title}. ${end ? 'Please review the photos and confirm or dispute it.' : 'You had already confirmed it.'}`,
      ...(end ? [{ facts: [['You can dispute it until', formatDeadline(end, vehicle.zone, now())]] as const }] : []),
    ],
    href: `${origin}${pickupPaths.ownerReturn(item.id)}`,
    orderId: item.orderId,
    key: item.id,
  })
}

/**
 * The owner of a vehicle objects to its return, with a reason, within a day after the production confirmed it; whoever
 * leads the project is notified. The same reason again changes nothing. 404 for everybody else.
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
    await mailObjection(tx, booked, { reason, origin: owner.origin })
    return { ok: true }
  })
}

async function mailObjection(
  tx: Tx,
  { item: { id, orderId }, vehicle, project }: BookedRow,
  { reason, origin }: { reason: string; origin: string },
): Promise<void> {
  const title = vehicleTitle(vehicle)
  for (const to of await membersWho(tx, 'followOrders', [project.id])) {
    await writeMail(tx, {
      type: 'return-disputed',
      to,
      subject: `Return disputed: ${title}, order #${orderId}`,
      parts: [
        `The owner of the ${title} on order #${orderId} for ${project.title} has disputed its return.`,
        { facts: [['Reason', reason]] },
      ],
      ...orderButton(to.applicationRole, { orderId, project, origin }),
      orderId,
      key: id,
    })
  }
}
