import type { Refusal } from '~/models/trade/answers/outcome'
import { db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { refusedTerms, type Terms } from './refused-terms.server'
import { requireDeal } from './require-deal.server'

type At = { projectId: string; listVehicleId: string }

/**
 * Why the days and the rate of an inquiry would be refused, although it cannot be sent yet: something else in its form
 * is missing. 404 and 403 as for sending it.
 */
export async function judgeInquiry(asker: Account, at: At, terms: Terms): Promise<Refusal | null> {
  refuseUnless('inquire', await requireMembership(asker, at.projectId))
  const { vehicle } = await requireDeal(db(), at.projectId, at.listVehicleId)
  return refusedTerms(db(), vehicle, terms)
}
