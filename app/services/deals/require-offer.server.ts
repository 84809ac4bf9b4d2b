import { and, asc, eq, lt } from 'drizzle-orm'
import { checkAnswer } from '~/models/deals/deal-actions'
import { countDays, formatBooking } from '~/models/trade/days/day'
import { longerForLess } from '~/models/trade/days/price-for-days'
import { formatDeadline, todayIn } from '~/models/trade/days/zones'
import { refusalText } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, inquiries, offers } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkDaysFree } from './check-terms.server'
import { negotiationOf } from './inquiry-state.server'
import { requireDeal } from './require-deal.server'

type Ref = { projectId: string; listVehicleId: string }

/**
 * The last offer, in cents before tax, which a crew member wants to answer, or with `check` to withdraw; and the
 * message why that is not possible, if so. 404 if there was no inquiry.
 */
export async function requireOffer(asker: Account, { projectId, listVehicleId }: Ref, check = checkAnswer) {
  const membership = await requireMembership(asker, projectId)
  requirePermission('negotiate', membership)
  const deal = await requireDeal(db(), projectId, listVehicleId)
  if (deal.inquiryId === null) throw notFound()
  const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, deal.inquiryId))
  if (!inquiry) throw notFound()
  const booking = { from: inquiry.bookedFrom, to: inquiry.bookedTo }
  const { title, town, picture, zone } = deal.vehicle
  const refused = check(deal.stage, negotiationOf(inquiry), now())
  const taken = refused && deal.stage === 'taken' ? await checkDaysFree(db(), deal) : null
  const refusal = taken ?? refused
  return {
    vehicle: { title, town, picture },
    inquiryId: inquiry.id,
    round: inquiry.round,
    booking,
    when: formatBooking(booking, todayIn(zone, now())),
    days: countDays(booking),
    /** Until when the last offer can be answered. */
    deadline: formatDeadline(inquiry.deadlineAt, zone, now()),
    daily: inquiry.dailyCents,
    lastOffer: inquiry.lastOfferCents,
    longer: longerForLess(inquiry.dailyCents, countDays(booking), inquiry.lastOfferCents),
    earlierOffers: await allEarlierOffers(inquiry),
    refusal: refusal && refusalText(refusal),
  }
}

/** The offers before the last one, oldest first. */
async function allEarlierOffers({ id, round }: typeof inquiries.$inferSelect) {
  const rows = await db()
    .select({ madeBy: offers.madeBy, amount: offers.amountCents })
    .from(offers)
    .where(and(eq(offers.inquiryId, id), lt(offers.round, round)))
    .orderBy(asc(offers.round))
  return rows.map(({ madeBy, amount }) => ({ isOwn: madeBy === 'renter', amount }))
}
