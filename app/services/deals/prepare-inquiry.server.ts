import { and, desc, eq, or } from 'drizzle-orm'
import { usageHint } from '~/models/deals/booking-rules'
import { checkInquiry } from '~/models/deals/deal-actions'
import { bookableDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db, inquiries, listVehicles, projectMembers } from '~/server/db/client.server'
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
  return {
    vehicle: { title, town, picture, daily },
    /** What became of the last inquiry, or ''. */
    lastInquiry: deal.terms,
    answerTime: await answerTimeOf(id),
    usageHint: usageHint(refusedUses, needsWrangler),
    bookable,
    taken: await takenDays(id, bookable),
    productionCompany: membership.project.productionCompany,
    location: deal.location || membership.project.location,
    ...(await lastUse(asker, projectId, refusedUses)),
    attempt: deal.nextAttempt,
    refusal: checkInquiry({ stage: deal.stage, listingStatus: deal.vehicle.listingStatus })?.message ?? null,
  }
}

/**
 * Mileage and usage of the project's last inquiry, else of the asker's last one in another project; without the uses
 * that the owner refuses.
 */
async function lastUse(asker: Account, projectId: string, refusedUses: readonly string[]) {
  const isHere = eq(listVehicles.projectId, projectId)
  const ofAsker = eq(projectMembers.accountId, asker.id)
  const [last] = await db()
    .select({ mileage: inquiries.mileage, usages: inquiries.usages })
    .from(inquiries)
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, listVehicles.projectId), ofAsker))
    .where(or(isHere, eq(inquiries.askedBy, asker.id)))
    .orderBy(desc(isHere), desc(inquiries.createdAt), desc(inquiries.id))
    .limit(1)
  return { mileage: last?.mileage ?? '', usage: last?.usages.filter((use) => !refusedUses.includes(use)) ?? [] }
}
