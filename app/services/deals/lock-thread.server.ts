import { and, eq } from 'drizzle-orm'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { accounts, inquiries, listVehicles, projects, type Tx, vehicles } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import { type Actor, requireArea } from '~/server/session/asker.server'
import { lockProjectShared, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkDaysFree } from './check-terms.server'
import { negotiationOf } from './inquiry-state.server'

/** As whom somebody answers an inquiry: as one of the crew, from its list vehicle, or as the owner of the vehicle. */
export type Party =
  | { side: 'renter'; projectId: string; listVehicleId: string; inquiryId: string }
  | { side: 'owner'; inquiryId: string }

/** An inquiry between its two sides. */
export type Thread = Awaited<ReturnType<typeof lockThread>>

/**
 * The inquiry that a party answers, locked until the transaction ends; a deputy answers for owners alone. 404 when it
 * is not theirs to see, 403 for a member of the project who may not negotiate.
 */
export async function lockThread(tx: Tx, asker: Actor, party: Party) {
  if (party.side === 'owner') {
    requireArea(asker, asker.kind === 'deputy' ? 'providerDesk' : 'ownerDesk')
    await lockProjectShared(
      tx,
      tx.select({ id: inquiries.projectId }).from(inquiries).where(eq(inquiries.id, party.inquiryId)),
    )
  } else {
    if (asker.kind === 'deputy') throw forbidden()
    requirePermission('negotiate', await requireMembership(asker, party.projectId, tx))
  }
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
    .where(withinReachOf(asker, party))
    .for('update', { of: inquiries })
  if (!row) throw notFound()
  const { inquiry, vehicle } = row
  return {
    id: inquiry.id,
    projectId: inquiry.projectId,
    listVehicleId: inquiry.listVehicleId,
    productionCompany: inquiry.productionCompany,
    negotiation: negotiationOf(inquiry),
    /** The listed total for the booking, frozen when it was asked for, and the last offer; both before tax. */
    listed: inquiry.listedCents,
    lastOffer: inquiry.lastOfferCents,
    booking: { from: inquiry.bookedFrom, to: inquiry.bookedTo },
    vehicle: { ...vehicle, title: vehicleTitle(vehicle) },
    owner: row.owner,
    /** The vehicle was taken off its list, or the project is closed. */
    isOver: row.removedAt !== null || row.projectStatus !== 'active',
  }
}

/** Why neither side can agree on these terms any more; null when they still can. */
export async function checkThread(tx: Tx, thread: Thread): Promise<Refusal | null> {
  if (thread.isOver) return refused('inquiry-closed', INQUIRY_MESSAGES.closed)
  if (isGone(thread.vehicle.listingStatus)) return refused('listing-gone', INQUIRY_MESSAGES.listingGone)
  return checkDaysFree(tx, thread)
}

function withinReachOf(asker: Actor, party: Party) {
  const named = eq(inquiries.id, party.inquiryId)
  if (party.side === 'owner') return asker.kind === 'deputy' ? named : and(named, eq(vehicles.ownerId, asker.id))
  return and(named, eq(inquiries.projectId, party.projectId), eq(inquiries.listVehicleId, party.listVehicleId))
}
