import { isActionEnabled } from '~/models/deals/deal-actions'
import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/inquiry-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { membersWho, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { requireDeal } from '~/services/deals/require-deal.server'
import { notifyBookingRequest } from './booking-request-email.server'
import { checkDaysFree } from './check-terms.server'

type Ref = { projectId: string; listVehicleId: string }

/**
 * Emails the members who may add an agreed vehicle to the cart and asks them to book it. Idempotent per asker and
 * agreed inquiry.
 */
export function requestBooking(asker: Account, ref: Ref): Promise<Outcome> {
  return transact(BOOKING_REQUEST_MESSAGES.failed, async (tx) => {
    const membership = await requireMembership(asker, ref.projectId, tx)
    requirePermission('askToBook', membership)
    const deal = await requireDeal(tx, ref.projectId, ref.listVehicleId)
    const { inquiryId, stage, vehicle } = deal
    const { access, project } = membership
    const taken = stage === 'taken' && (await checkDaysFree(tx, deal))
    if (taken) return taken
    if (inquiryId === null || !isActionEnabled('askToBook', { stage, listingStatus: vehicle.listingStatus, access })) {
      return refused('not-agreed', BOOKING_REQUEST_MESSAGES.failed)
    }
    const bookers = await membersWho(tx, 'addToCart', [project.id])
    if (bookers.length === 0) return refused('no-one-can-book', BOOKING_REQUEST_MESSAGES.nobodyToAsk)
    await notifyBookingRequest(tx, asker, { bookers, inquiryId, deal, project, listVehicleId: ref.listVehicleId })
    return { ok: true }
  })
}
