import { mayAct } from '~/models/deals/card-actions'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { todayIn } from '~/models/trade/days/zones'
import type { Standing } from '~/models/trade/permissions'
import { isGone, takesInquiries } from '~/models/trade/vocabulary/listing-status'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import type { Renter } from '~/server/session/renter.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { type Card, findCard } from './find-card.server'

/**
 * What an inquiry about a vehicle of a list starts from, or the sentence why none can be sent now. 404 and 403 as for
 * every act in a project.
 */
export async function prepareInquiry(renter: Renter, projectId: string, listVehicleId: string) {
  const membership = await requireMembership(renter, projectId)
  refuseUnless('inquire', membership)
  const card = await findCard(db(), projectId, listVehicleId)
  const { title, place, picture, daily, zone } = card.vehicle
  return {
    vehicle: { title, place, picture, daily },
    today: todayIn(zone, now()),
    productionCompany: membership.project.productionCompany,
    location: card.location,
    attempt: card.nextAttempt,
    refusal: reasonAgainst(card, membership.standing),
  }
}

/** Why a member who may inquire cannot do so about this card now. */
export function reasonAgainst({ stage, vehicle: { listingStatus } }: Card, standing: Standing): string | null {
  if (mayAct('inquire', { stage, listingStatus, standing })) return null
  if (isGone(listingStatus)) return INQUIRY_MESSAGES.listingGone
  return takesInquiries(listingStatus) ? INQUIRY_MESSAGES.alreadyOpen : INQUIRY_MESSAGES.listingInChange
}
