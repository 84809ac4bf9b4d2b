import { and, asc, eq, lte, type SQL } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { accounts, inquiries, vehicles } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { isBookable } from '../inquiry-state.server'
import { type EndedInquiry, notifyProjectClosed } from './project-closed-email.server'

/**
 * Withdraws the open inquiries of a project that is being closed, and mails the owners, each once; also those whose
 * agreed rate could still be booked, which stays written as it is. The caller has locked the project.
 */
export async function withdrawInquiries(tx: Tx, asker: Account, projectId: string): Promise<void> {
  const isOfProject = eq(inquiries.projectId, projectId)
  const isOpen = and(isOfProject, eq(inquiries.status, 'open'))
  await tx
    .update(inquiries)
    .set({ status: 'lapsed', closedAt: now() })
    .where(and(isOpen, lte(inquiries.deadlineAt, now())))
  // an owner who answers at this moment was first, or finds it withdrawn
  await tx.select({ id: inquiries.id }).from(inquiries).where(isOpen).orderBy(asc(inquiries.id)).for('update')
  const left = [...(await allWithOwners(tx, isOpen)), ...(await allWithOwners(tx, and(isOfProject, isBookable())))]
  await tx.update(inquiries).set({ status: 'withdrawn', closedBy: 'renter', closedAt: now() }).where(isOpen)
  for (const { id: inquiryId, ownerId, status } of left) {
    if (status !== 'open') continue
    await recordActivity(tx, asker, { kind: 'inquiry-withdrawn', projectId, ownerId, subject: { inquiryId } })
  }
  await notifyProjectClosed(tx, projectId, left, asker.origin)
}

/** Inquiries with the owners of their vehicles, the oldest first. */
function allWithOwners(tx: Tx, which: SQL | undefined): Promise<EndedInquiry[]> {
  return tx
    .select({
      id: inquiries.id,
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
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(which)
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
}
