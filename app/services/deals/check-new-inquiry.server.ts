import type { Refusal } from '~/models/trade/answers/outcome'
import { db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkTerms, type Terms } from './check-terms.server'
import { requireDeal } from './require-deal.server'

type At = { projectId: string; listVehicleId: string }

/**
 * Why the days and the rate of an inquiry would be refused, although it cannot be sent yet: something else in its form
 * is missing. 404 and 403 as for sending it.
 */
export async function checkNewInquiry(asker: Account, at: At, terms: Terms): Promise<Refusal | null> {
  requirePermission('inquire', await requireMembership(asker, at.projectId))
  const { vehicle } = await requireDeal(db(), at.projectId, at.listVehicleId)
  return checkTerms(db(), vehicle, terms)
}
