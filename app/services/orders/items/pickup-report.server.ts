import { GUIDANCE_MESSAGES } from '~/models/orders/items/pickup-guidance'
import type { Outcome } from '~/models/trade/answers/outcome'
import { attempt } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { type PickupReport, printPickupReport } from './print-pickup-report.server'
import { requireGuidance } from './require-guidance.server'

type At = { orderId: number; orderItemId: string }

/** The report for whoever fetches a booked vehicle, as a PDF. 404 as for the dialog, 410 once the rental is over. */
export function pickupReport(asker: Account, at: At): Promise<Outcome<PickupReport>> {
  return attempt(GUIDANCE_MESSAGES.reportFailed, async () => ({
    ok: true,
    ...(await printPickupReport(await requireGuidance(asker, at))),
  }))
}
