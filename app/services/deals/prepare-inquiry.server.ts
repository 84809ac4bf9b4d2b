import { usageHint } from '~/models/deals/booking-rules'
import { checkInquiry } from '~/models/deals/deal-actions'
import { takenDaysText } from '~/models/trade/days/day'
import { bookableDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { requireDeal } from '~/services/deals/require-deal.server'
import { takenDays } from '~/services/fleet/vehicle-days.server'
import { answerTimeOf } from './timeline/answer-time.server'

/**
 * The initial data of the inquiry form, and the sentence why no inquiry can be sent now, if so. 404 for non-members,
 * 403 without the permission.
 */
export async function prepareInquiry(asker: Account, projectId: string, listVehicleId: string) {
  const membership = await requireMembership(asker, projectId)
  requirePermission('inquire', membership)
  const deal = await requireDeal(db(), projectId, listVehicleId)
  const { id, title, town, picture, daily, zone, refusedUses, needsWrangler } = deal.vehicle
  const today = todayIn(zone, now())
  const bookable = bookableDays(today)
  const taken = await takenDays(id, bookable)
  return {
    vehicle: { title, town, picture, daily },
    answerTime: await answerTimeOf(id),
    usageHint: usageHint(refusedUses, needsWrangler),
    bookable,
    taken,
    takenDaysText: takenDaysText(taken, today),
    productionCompany: membership.project.productionCompany,
    location: deal.location || membership.project.location,
    attempt: deal.nextAttempt,
    refusal: checkInquiry({ stage: deal.stage, listingStatus: deal.vehicle.listingStatus })?.message ?? null,
  }
}
