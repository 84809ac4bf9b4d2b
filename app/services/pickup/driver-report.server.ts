import { GUIDANCE_MESSAGES } from '~/models/orders/items/pickup-guidance'
import type { Outcome } from '~/models/trade/answers/outcome'
import { attempt } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { CrewAccess } from '~/server/session/asker.server'
import {
  type PickupReport,
  printPickupReport,
  readPickupGuidance,
} from '~/services/orders/items/pickup-guidance.server'
import { requirePickupOrder } from './require-pickup-item.server'

/**
 * The report of a booked vehicle as a PDF, open to whom the pickup page is open. It tells what that one tells: whom to ask
 * at the production is for those who order. 404 for strangers and for vehicles of other orders, 410 once the rental is over.
 */
export function driverReport(access: CrewAccess & { orderItemId: string }): Promise<Outcome<PickupReport>> {
  return attempt(GUIDANCE_MESSAGES.reportFailed, async () => {
    await requirePickupOrder(access)
    const guidance = await readPickupGuidance(access)
    if (!guidance) throw notFound()
    return { ok: true, ...(await printPickupReport({ ...guidance, contact: [] })) }
  })
}
