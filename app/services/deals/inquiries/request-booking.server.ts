import { and, eq } from 'drizzle-orm'
import { mayAct } from '~/models/deals/deal-actions'
import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/inquiry-messages'
import { can } from '~/models/trade/access/permissions'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkDaysFree } from '../check-days-free.server'
import { requireDeal } from '../list-vehicles/require-deal.server'
import { notifyBookingRequest } from './booking-request-email.server'

type At = { projectId: string; listVehicleId: string }

/**
 * Asks those members of the project who may put an agreed vehicle into the cart to do so. Asking again about the same
 * agreement sends nothing more.
 */
export function requestBooking(asker: Account, at: At): Promise<Outcome> {
  return transact(BOOKING_REQUEST_MESSAGES.failed, async (tx) => {
    const membership = await requireMembership(asker, at.projectId, tx)
    requirePermission('askToBook', membership)
    const deal = await requireDeal(tx, at.projectId, at.listVehicleId)
    const { inquiryId, stage, vehicle } = deal
    const { access, project } = membership
    const taken = stage === 'taken' && (await checkDaysFree(tx, deal))
    if (taken) return taken
    if (inquiryId === null || !mayAct('askToBook', { stage, listingStatus: vehicle.listingStatus, access })) {
      return refused('not-agreed', BOOKING_REQUEST_MESSAGES.failed)
    }
    const bookers = await allBookers(tx, membership)
    if (bookers.length === 0) return refused('nobody-to-ask', BOOKING_REQUEST_MESSAGES.nobodyToAsk)
    await notifyBookingRequest(tx, asker, { bookers, inquiryId, project })
    return { ok: true }
  })
}

async function allBookers(tx: Tx, { project, access }: Membership) {
  const members = await tx
    .select({
      firstName: accounts.firstName,
      email: accounts.email,
      applicationRole: accounts.role,
      projectRole: projectMembers.role,
    })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, project.id), eq(accounts.status, 'active')))
  const { projectStatus } = access
  return members.filter((member) => can('addToCart', { ...member, projectStatus }))
}
