import { and, asc, eq, lte, type SQL } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { accounts, inquiries, listVehicles, type Tx, vehicles } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Account, Actor } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { isBookable } from './inquiry-state.server'

/**
 * Withdraws the open inquiries of a project that is being closed, and mails the owners, each once; also those whose
 * agreed rate could still be booked, which stays written as it is. The caller has locked the project.
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
 * Ends the open inquiries about a vehicle whose listing goes away, and mails the crews; also those whose agreed rate
 * could still be booked, which stays written as it is. Answers with what it ended, for the owner. The caller has locked
 * the vehicle.
 */
export async function endInquiriesAbout(tx: Tx, actor: Actor, vehicleId: string): Promise<string[]> {
  const ended = await endOpenInquiries(tx, eq(inquiries.vehicleId, vehicleId), 'owner')
  const left = ended.filter(({ removedAt }) => removedAt === null)
  const readers = await membersWho(tx, 'negotiate', [...new Set(left.map(({ projectId }) => projectId))])
  for (const inquiry of left) {
    const { id: inquiryId, projectId, ownerId, listVehicleId, status } = inquiry
    const isOpen = status === 'open'
    if (isOpen) await recordActivity(tx, actor, { kind: 'inquiry-ended', projectId, ownerId, subject: { inquiryId } })
    for (const to of readers.filter((reader) => reader.projectId === projectId)) {
      await writeMail(tx, {
        type: 'listing-gone',
        to,
        subject: `No longer listed: ${vehicleTitle(inquiry)}`,
        parts: [
          `The ${vehicleTitle(inquiry)} is no longer listed.`,
          `Your ${isOpen ? 'inquiry' : 'agreed rate'} for ${formatBookingOfYear(inquiry)} ${isOpen ? 'has ended' : 'cannot be booked'}. Choose another vehicle.`,
        ],
        href: `${actor.origin}${listPaths.listVehicle(projectId, listVehicleId)}`,
        key: `${inquiryId}/${now().toISOString()}`,
      })
    }
  }
  return left.map((inquiry) => `${inquiry.productionCompany}, ${formatBookingOfYear(inquiry)}`)
}

/**
 * Ends the open ones of these inquiries, as withdrawn by a side; those whose time is up have lapsed. Answers with what
 * was open and what was agreed and can still be booked, the oldest first.
 */
async function endOpenInquiries(tx: Tx, which: SQL, closedBy: Side) {
  const isOpen = and(which, eq(inquiries.status, 'open'))
  await tx
    .update(inquiries)
    .set({ status: 'lapsed', closedAt: now() })
    .where(and(isOpen, lte(inquiries.deadlineAt, now())))
  // an owner who answers at this moment was first, or finds it ended
  await tx.select({ id: inquiries.id }).from(inquiries).where(isOpen).orderBy(asc(inquiries.id)).for('update')
  const left = [...(await allWithOwners(tx, isOpen)), ...(await allWithOwners(tx, and(which, isBookable())))]
  await tx.update(inquiries).set({ status: 'withdrawn', closedBy, closedAt: now() }).where(isOpen)
  return left
}

/** Inquiries with the owners of their vehicles, the oldest first. */
function allWithOwners(tx: Tx, which: SQL | undefined) {
  return tx
    .select({
      id: inquiries.id,
      projectId: inquiries.projectId,
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

/** What a project that is being closed had asked for and not ordered, with the owner of the vehicle. */
type EndedInquiry = Awaited<ReturnType<typeof allWithOwners>>[number]

/** Mails every owner once what of theirs is not wanted any more. */
async function notifyProjectClosed(tx: Tx, projectId: string, left: readonly EndedInquiry[], origin: string) {
  const owners = new Map(left.map(({ ownerId, ...inquiry }) => [ownerId, inquiry]))
  for (const [ownerId, { firstName, email, productionCompany }] of owners) {
    const theirs = left.filter((inquiry) => inquiry.ownerId === ownerId)
    await writeMail(tx, {
      type: 'project-closed',
      to: { id: ownerId, firstName, email },
      subject: `${productionCompany} has closed its project`,
      parts: [
        `${productionCompany} has closed the project that inquired about your vehicles. Existing orders continue as agreed.`,
        ...paragraph(
          theirs.filter(({ status }) => status === 'open'),
          'Withdrawn, no answer needed:',
        ),
        ...paragraph(
          theirs.filter(({ status }) => status !== 'open'),
          'Agreed but not booked. These days are open again:',
        ),
      ],
      href: `${origin}${dealPaths.ownerInbox()}`,
      key: projectId,
    })
  }
}

function paragraph(inquiries: readonly EndedInquiry[], words: string): EmailPart[] {
  return inquiries.length === 0 ? [] : [words, { items: inquiries.map(line) }]
}

function line(inquiry: EndedInquiry): string {
  return `${vehicleTitle(inquiry)}, ${formatBookingOfYear(inquiry)}`
}
