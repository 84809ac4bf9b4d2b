import { and, asc, eq, lte, type SQL } from 'drizzle-orm'
import { checkWithdrawal } from '~/models/deals/deal-actions'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import type { Outcome } from '~/models/trade/results/outcome'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { accounts, inquiries, listVehicles, type Tx, transact, vehicles } from '~/server/db/client.server'
import type { Account, Actor } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { type EndedInquiry, mailInquiryWithdrawn, notifyProjectClosed } from './inquiry-emails.server'
import { isBookable } from './inquiry-state.server'
import { lockThread } from './lock-thread.server'
import { requireDeal } from './require-deal.server'

type Requested = { projectId: string; listVehicleId: string; inquiryId: string }

/** Withdraws an inquiry that the owner has not answered, and emails the owner. Idempotent. */
export function withdrawInquiry(asker: Account, requested: Requested): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.answerFailed, async (tx) => {
    const thread = await lockThread(tx, asker, { side: 'renter', ...requested })
    const { id: inquiryId, projectId, listVehicleId, negotiation, vehicle } = thread
    if (negotiation.status === 'withdrawn' && negotiation.closedBy === 'renter') return { ok: true }
    const { stage } = await requireDeal(tx, projectId, listVehicleId)
    const refusal = checkWithdrawal(stage, negotiation, now())
    if (refusal) return refusal

    await tx
      .update(inquiries)
      .set({ status: 'withdrawn', closedBy: 'renter', closedAt: now() })
      .where(eq(inquiries.id, inquiryId))
    const { ownerId } = vehicle
    await recordActivity(tx, asker, { kind: 'inquiry-withdrawn', projectId, ownerId, subject: { inquiryId } })
    await mailInquiryWithdrawn(tx, thread, asker.origin)
    return { ok: true }
  })
}

/**
 * Withdraws the open inquiries of a closing project and sends each owner one email, which also lists agreed rates that
 * can still be booked; their inquiries stay agreed. The caller has locked the project.
 */
export async function withdrawInquiries(tx: Tx, asker: Account, projectId: string): Promise<void> {
  const left = await endOpenInquiries(tx, eq(inquiries.projectId, projectId), 'renter')
  for (const { id: inquiryId, ownerId, status } of left) {
    if (status !== 'open') continue
    await recordActivity(tx, asker, { kind: 'inquiry-withdrawn', projectId, ownerId, subject: { inquiryId } })
  }
  await notifyProjectClosed(tx, projectId, left, asker.origin)
}

/**
 * Ends the open inquiries about a vehicle whose listing goes away. Returns them with the agreed ones that can no longer
 * be booked, which stay agreed; the caller emails their crews with `notifyListingsGone`. The caller has locked the
 * vehicle.
 */
export async function endInquiriesAbout(tx: Tx, actor: Actor, vehicleId: string): Promise<EndedInquiry[]> {
  const ended = await endOpenInquiries(tx, eq(inquiries.vehicleId, vehicleId), 'owner')
  const left = ended.filter(({ removedAt }) => removedAt === null)
  for (const { id: inquiryId, projectId, ownerId, status } of left) {
    if (status !== 'open') continue
    await recordActivity(tx, actor, { kind: 'inquiry-ended', projectId, ownerId, subject: { inquiryId } })
  }
  return left
}

/**
 * Withdraws the open inquiries among these on behalf of a side; those after their deadline lapse. Returns those that
 * were open, then the agreed ones that can still be booked, oldest first.
 */
async function endOpenInquiries(tx: Tx, which: SQL, closedBy: Side) {
  const isOpen = and(which, eq(inquiries.status, 'open'))
  await tx
    .update(inquiries)
    .set({ status: 'lapsed', closedAt: now() })
    .where(and(isOpen, lte(inquiries.deadlineAt, now())))
  // serialize with an owner's concurrent answer
  await tx.select({ id: inquiries.id }).from(inquiries).where(isOpen).orderBy(asc(inquiries.id)).for('update')
  const left = [...(await allWithOwners(tx, isOpen)), ...(await allWithOwners(tx, and(which, isBookable())))]
  await tx.update(inquiries).set({ status: 'withdrawn', closedBy, closedAt: now() }).where(isOpen)
  return left
}

/** Inquiries with the owners of their vehicles, oldest first. */
function allWithOwners(tx: Tx, which: SQL | undefined) {
  return tx
    .select({
      id: inquiries.id,
      projectId: inquiries.projectId,
      vehicleId: inquiries.vehicleId,
      listVehicleId: inquiries.listVehicleId,
      removedAt: listVehicles.removedAt,
      status: inquiries.status,
      productionCompany: inquiries.productionCompany,
      from: inquiries.bookedFrom,
      to: inquiries.bookedTo,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      ownerId: vehicles.ownerId,
      firstName: accounts.firstName,
      email: accounts.email,
    })
    .from(inquiries)
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(which)
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
}
