import { DRIVER } from '#tests/world/recipients'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { driverReport } from '~/services/pickup/driver-report.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { allRecipients } from '~/services/pickup/recipients/all-recipients.server'
import { lookAtOrder } from '~/services/pickup/recipients/open-order.server'
import { resendPickupDetails } from '~/services/pickup/recipients/resend-pickup-details.server'
import { revokePickupLink } from '~/services/pickup/recipients/revoke-pickup-link.server'
import { sendPickupDetails } from '~/services/pickup/recipients/send-pickup-details.server'
import { requireInspection } from '~/services/pickup/require-inspection.server'
import { requirePickup } from '~/services/pickup/require-pickup.server'
import { requirePickupAccess } from '~/services/pickup/require-pickup-access.server'
import { requireRunSheet } from '~/services/pickup/require-run-sheet.server'

type At = { projectId: string; orderId: number; orderItemId: string; recipientId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

const byAccount = (account: Account) => ({ account, holder: null })

/** The verbs of pickups, each with whom it serves. */
export function pickupVerbs<Policy>({ crew, crewAdmins }: Record<'crew' | 'crewAdmins', Policy>) {
  const verbs: Record<string, [Policy, Call]> = {
    requirePickupAccess: [crew, (asker, { orderId }) => requirePickupAccess(byAccount(asker), orderId)],
    requirePickup: [crew, (asker, { orderId }) => requirePickup(byAccount(asker), orderId)],
    driverReport: [crew, (asker, at) => driverReport(byAccount(asker), at)],
    requireRunSheet: [crew, (asker, { orderId }) => requireRunSheet(byAccount(asker), orderId)],
    requireInspection: [
      crew,
      (asker, { orderId, orderItemId }) => requireInspection(byAccount(asker), { orderId, orderItemId }),
    ],
    notifyOwner: [crew, (asker, at) => notifyOwner(byAccount(asker), at, 30)],
    lookAtOrder: [crewAdmins, (asker, at) => lookAtOrder(asker, at)],
    allRecipients: [crewAdmins, (asker, at) => allRecipients(asker, at)],
    sendPickupDetails: [crewAdmins, (asker, at) => sendPickupDetails(asker, at, { ...DRIVER, drawnAt: now() })],
    resendPickupDetails: [crewAdmins, (asker, at) => resendPickupDetails(asker, at)],
    revokePickupLink: [crewAdmins, (asker, at) => revokePickupLink(asker, at)],
  }
  return verbs
}
