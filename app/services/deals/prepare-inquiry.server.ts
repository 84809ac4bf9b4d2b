import { mayAct } from '~/models/deals/deal-actions'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { todayIn } from '~/models/trade/days/zones'
import { type Refusal, refused } from '~/models/trade/outcome'
import type { Standing } from '~/models/trade/permissions'
import { isGone, takesInquiries } from '~/models/trade/vocabulary/listing-status'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { type Deal, requireDeal } from './require-deal.server'

/**
 * What an inquiry about a vehicle of a list starts from, or the sentence why none can be sent now. 404 and 403 as for
 * every act in a project.
 */
export async function prepareInquiry(asker: Account, projectId: string, listVehicleId: string) {
  const membership = await requireMembership(asker, projectId)
  refuseUnless('inquire', membership)
  const deal = await requireDeal(db(), projectId, listVehicleId)
  const { title, town, picture, daily, zone } = deal.vehicle
  return {
    vehicle: { title, town, picture, daily },
    today: todayIn(zone, now()),
    productionCompany: membership.project.productionCompany,
    location: deal.location,
    attempt: deal.nextAttempt,
    refusal: refusedInquiry(deal, membership.standing)?.message ?? null,
  }
}

/** Why a member who may inquire cannot do so about this list vehicle now; null when they can. */
export function refusedInquiry({ stage, vehicle: { listingStatus } }: Deal, standing: Standing): Refusal | null {
  if (mayAct('inquire', { stage, listingStatus, standing })) return null
  if (isGone(listingStatus)) return refused('listing-gone', INQUIRY_MESSAGES.listingGone)
  if (takesInquiries(listingStatus)) return refused('inquiry-open', INQUIRY_MESSAGES.alreadyOpen)
  return refused('listing-in-change', INQUIRY_MESSAGES.listingInChange)
}
