import { byAccount, DRIVER } from '#tests/world/recipients'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { allRecipients, lookAtOrder } from '~/services/pickup/recipients.server'
import { driverReport, requirePickup, requireRunSheet } from '~/services/pickup/require-pickup.server'
import { requirePickupItem, requirePickupOrder } from '~/services/pickup/require-pickup-item.server'
import { resendPickupDetails, revokePickupLink, sendPickupDetails } from '~/services/pickup/send-pickup-details.server'

type At = { projectId: string; orderId: number; orderItemId: string; recipientId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The services of pickups, each with whom it serves. */
export function pickupServices<Policy>({ crew, crewAdmins }: Record<'crew' | 'crewAdmins', Policy>) {
  const services: Record<string, [Policy, Call]> = {
    requirePickupOrder: [crew, (asker, { orderId }) => requirePickupOrder(byAccount(asker, orderId))],
    requirePickupItem: [crew, (asker, at) => requirePickupItem({ ...at, ...byAccount(asker, at.orderId) })],
    requirePickup: [crew, (asker, { orderId }) => requirePickup(byAccount(asker, orderId))],
    driverReport: [crew, (asker, at) => driverReport({ ...at, ...byAccount(asker, at.orderId) })],
    requireRunSheet: [crew, (asker, { orderId }) => requireRunSheet(byAccount(asker, orderId))],
    notifyOwner: [crew, (asker, at) => notifyOwner({ ...at, ...byAccount(asker, at.orderId) }, 30)],
    lookAtOrder: [crewAdmins, (asker, at) => lookAtOrder(asker, at)],
    allRecipients: [crewAdmins, (asker, at) => allRecipients(asker, at)],
    sendPickupDetails: [crewAdmins, (asker, at) => sendPickupDetails(asker, at, { ...DRIVER, drawnAt: now() })],
    resendPickupDetails: [crewAdmins, (asker, at) => resendPickupDetails(asker, at)],
    revokePickupLink: [crewAdmins, (asker, at) => revokePickupLink(asker, at)],
  }
  return services
}
