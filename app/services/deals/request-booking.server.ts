import { mayAct } from '~/models/deals/deal-actions'
import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/inquiry-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { formatCents } from '~/models/trade/money'
import { listPaths } from '~/models/trade/paths/lists'
import { type Tx, transact } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, membersWho, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { type Deal, requireDeal } from '~/services/deals/require-deal.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { checkDaysFree } from './check-terms.server'

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
    const bookers = await membersWho(tx, 'addToCart', [project.id])
    if (bookers.length === 0) return refused('nobody-to-ask', BOOKING_REQUEST_MESSAGES.nobodyToAsk)
    await notifyBookingRequest(tx, asker, { bookers, at, inquiryId, deal, project })
    return { ok: true }
  })
}

type BookingRequest = {
  /** Those who may book. */
  bookers: Awaited<ReturnType<typeof membersWho>>
  at: At
  inquiryId: string
  deal: Deal
  project: Membership['project']
}

/** Mails the admins that a member wants an agreed vehicle booked. */
async function notifyBookingRequest(tx: Tx, asker: Account, request: BookingRequest): Promise<void> {
  const { bookers, at, inquiryId, project } = request
  const { vehicle, booking, lastOffer } = request.deal
  if (booking === null || lastOffer === null) return
  const { title } = vehicle
  const picture = await emailPicture(tx, vehicle, asker.origin)
  for (const to of bookers) {
    await writeMail(tx, {
      type: 'booking-request',
      to,
      subject: `Please book: ${title} for ${project.title}`,
      parts: [
        `${personName(asker)} asked you to book the ${title} for ${project.title}.`,
        `${formatCents(lastOffer)} before tax is agreed for ${formatBookingOfYear(booking)}. The days are not on hold until you book.`,
        ...picture,
      ],
      href: `${asker.origin}${listPaths.listVehicle(project.id, at.listVehicleId)}`,
      key: `${inquiryId}/${asker.id}`,
    })
  }
}
