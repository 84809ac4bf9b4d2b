import { and, eq, type SQL } from 'drizzle-orm'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ProjectPermission } from '~/models/trade/access/permissions'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { isGone } from '~/models/trade/vocabulary/listings'
import { accounts, inquiries, listVehicles, projects, type Tx, vehicles } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import { recheckAnswerLink } from '~/server/session/answer-links.server'
import { type Answerer, requireArea } from '~/server/session/asker.server'
import { lockProjectShared, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkDaysFree } from './check-terms.server'
import { negotiationOf } from './inquiry-state.server'

/** The side that answers an inquiry: the crew, on the page of the list vehicle, or the owner of the vehicle. */
export type Party =
  | { side: 'renter'; projectId: string; listVehicleId: string; inquiryId: string }
  | { side: 'owner'; inquiryId: string }

export type Thread = NonNullable<Awaited<ReturnType<typeof lockInquiry>>>

/**
 * Locks the inquiry that a party answers until the transaction ends. A deputy can write for both sides, but only answer
 * for owners. 404 if the party may not see it, 403 for a project member without the permission, 410 for a link that no
 * longer works.
 */
export async function lockThread(
  tx: Tx,
  asker: Answerer,
  party: Party,
  permission: ProjectPermission = 'negotiate',
): Promise<Thread> {
  if (party.side === 'owner' || asker.kind === 'deputy') {
    requireArea(asker, asker.kind === 'deputy' ? 'providerDesk' : 'ownerDesk')
    if (party.side === 'renter' && permission !== 'messageOwners') throw forbidden()
    await lockProjectOf(tx, party.inquiryId)
  } else {
    requirePermission(permission, await requireMembership(asker, party.projectId, tx))
  }
  const thread = await lockInquiry(tx, withinReachOf(asker, party))
  if (!thread) throw notFound()
  if (asker.kind === 'link') await recheckAnswerLink(tx, asker)
  return thread
}

/** The same without a party, for the server itself; undefined if there is no such inquiry. */
export async function lockThreadOf(tx: Tx, inquiryId: string): Promise<Thread | undefined> {
  await lockProjectOf(tx, inquiryId)
  return lockInquiry(tx, eq(inquiries.id, inquiryId))
}

function lockProjectOf(tx: Tx, inquiryId: string): Promise<void> {
  return lockProjectShared(
    tx,
    tx.select({ id: inquiries.projectId }).from(inquiries).where(eq(inquiries.id, inquiryId)),
  )
}

async function lockInquiry(tx: Tx, which: SQL | undefined) {
  const [row] = await tx
    .select({
      inquiry: inquiries,
      removedAt: listVehicles.removedAt,
      projectStatus: projects.status,
      vehicle: vehicles,
      owner: { id: accounts.id, firstName: accounts.firstName, email: accounts.email },
    })
    .from(inquiries)
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(which)
    .for('update', { of: inquiries })
  if (!row) return undefined
  const { inquiry, vehicle } = row
  return {
    id: inquiry.id,
    projectId: inquiry.projectId,
    listVehicleId: inquiry.listVehicleId,
    productionCompany: inquiry.productionCompany,
    negotiation: negotiationOf(inquiry),
    /** The last round whose side was reminded of its deadline; 0 for none. */
    remindedRound: inquiry.remindedRound,
    ownerRemindedAt: inquiry.ownerRemindedAt,
    /** The listed total when the inquiry was sent, and the last offer; both for the whole booking before tax. */
    listed: inquiry.listedCents,
    lastOffer: inquiry.lastOfferCents,
    booking: { from: inquiry.bookedFrom, to: inquiry.bookedTo },
    vehicle: { ...vehicle, title: vehicleTitle(vehicle) },
    owner: row.owner,
    /** The vehicle was removed from its list, or the project is closed. */
    isOver: row.removedAt !== null || row.projectStatus !== 'active',
  }
}

/** Why these terms can no longer be agreed; null if they can. */
export async function checkThread(tx: Tx, thread: Thread): Promise<Refusal | null> {
  if (thread.isOver) return refused('inquiry-closed', INQUIRY_MESSAGES.closed)
  if (isGone(thread.vehicle.listingStatus)) return refused('listing-gone', INQUIRY_MESSAGES.listingGone)
  return checkDaysFree(tx, thread)
}

function withinReachOf(asker: Answerer, party: Party) {
  const named = eq(inquiries.id, party.inquiryId)
  if (party.side === 'owner') return asker.kind === 'deputy' ? named : and(named, eq(vehicles.ownerId, asker.id))
  return and(named, eq(inquiries.projectId, party.projectId), eq(inquiries.listVehicleId, party.listVehicleId))
}
