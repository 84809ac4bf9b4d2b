import { and, eq } from 'drizzle-orm'
import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/booking-request-messages'
import { mayAct } from '~/models/deals/card-actions'
import { type Outcome, refused } from '~/models/trade/outcome'
import { can } from '~/models/trade/permissions'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Renter } from '~/server/session/renter.server'
import { type Membership, refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { tellOfBookingRequest } from './booking-request-letter.server'
import { findCard } from './find-card.server'

const ADMIN = 'backlot_renter_application_admin'

type Place = { projectId: string; listVehicleId: string }

/**
 * Asks those members of the project who may put an agreed vehicle into the cart to do so. Asking again about the same
 * agreement sends nothing more.
 */
export function requestBooking(renter: Renter, at: Place, origin: string): Promise<Outcome> {
  return inTransaction((tx) => request(tx, renter, at, origin))
}

async function request(tx: Tx, renter: Renter, at: Place, origin: string): Promise<Outcome> {
  const membership = await requireMembership(renter, at.projectId, tx)
  refuseUnless('askToBook', membership)
  const { inquiryId, stage, vehicle } = await findCard(tx, at.projectId, at.listVehicleId)
  const { standing, project } = membership
  if (inquiryId === null || !mayAct('askToBook', { stage, listingStatus: vehicle.listingStatus, standing })) {
    return refused(BOOKING_REQUEST_MESSAGES.failed)
  }
  const bookers = await listBookers(tx, membership)
  if (bookers.length === 0) return refused(BOOKING_REQUEST_MESSAGES.nobodyToAsk)
  await tellOfBookingRequest(tx, { bookers, renter, inquiryId, project }, origin)
  return { ok: true }
}

async function listBookers(tx: Tx, { project, standing }: Membership) {
  const members = await tx
    .select({ firstName: accounts.firstName, email: accounts.email, role: projectMembers.role })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, project.id), eq(accounts.status, 'active'), eq(accounts.role, ADMIN)))
  return members.filter(({ role }) => can('addToCart', { ...standing, applicationRole: ADMIN, projectRole: role }))
}
