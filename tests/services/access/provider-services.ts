import type { Account } from '~/server/session/asker.server'
import { requireAnyOrder } from '~/services/order-page/require-order.server'
import { approveSignUp } from '~/services/provider/approve-sign-up.server'
import { backupsPage, findBackup, startBackup } from '~/services/provider/backups.server'
import { deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'

import { inviteOwner } from '~/services/provider/invite-owner.server'
import { resendMessage } from '~/services/provider/mail/resend-message.server'
import { countGivenUp, undeliveredPage } from '~/services/provider/mail/undelivered-page.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'
import { countPaymentNotes, writePaymentNote } from '~/services/provider/orders/payment-notes.server'
import { requireOrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'

import { ownersPage } from '~/services/provider/owners-page.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { requireSignUp } from '~/services/provider/require-sign-up.server'
import { signUpsPage } from '~/services/provider/sign-ups-page.server'

import { retryEnvelopes } from '~/services/signing/docusign/retry-envelopes.server'

type At = { requestId: string; mailId: string; orderId: number }
type Call = (asker: Account, at: At) => Promise<unknown>

const ANY_ORDER = { number: '', project: '', renter: '', owner: '', vehicle: '', from: '', to: '' } as const

/** The services of the provider's desk, which serve its staff alone. */
export function providerServices<Policy extends object>(staff: Policy) {
  const services: Record<string, [Policy, Call]> = {
    signUpsPage: [staff, (asker) => signUpsPage(asker, 'requested', null)],
    requireSignUp: [staff, (asker, { requestId }) => requireSignUp(asker, requestId)],
    approveSignUp: [staff, (asker, { requestId }) => approveSignUp(asker, { requestId, role: asker.role })],
    rejectSignUp: [staff, (asker, { requestId }) => rejectSignUp(asker, { requestId, reason: 'No.' })],
    ownersPage: [staff, (asker) => ownersPage(asker)],
    inviteOwner: [staff, (asker) => inviteOwner(asker, 'new@owner.example')],
    deskInquiriesPage: [staff, (asker) => deskInquiriesPage(asker, 'owner', null)],
    deskOrdersPage: [staff, (asker) => deskOrdersPage(asker, ANY_ORDER)],
    requireAnyOrder: [staff, (asker, { orderId }) => requireAnyOrder(asker, orderId)],
    requireOrderAtDesk: [staff, (asker, { orderId }) => requireOrderAtDesk(asker, orderId)],
    countPaymentNotes: [staff, (asker, { orderId }) => countPaymentNotes(asker, orderId)],
    writePaymentNote: [
      staff,
      (asker, { orderId }) => writePaymentNote(asker, orderId, { text: 'Paid by check.', writtenAfter: 0 }),
    ],
    retryEnvelopes: [staff, (asker, { orderId }) => retryEnvelopes(asker, orderId)],
    backupsPage: [staff, (asker) => backupsPage(asker)],
    countGivenUp: [staff, (asker) => countGivenUp(asker)],
    undeliveredPage: [staff, (asker) => undeliveredPage(asker, null)],
    resendMessage: [staff, (asker, { mailId }) => resendMessage(asker, mailId)],
    startBackup: [staff, (asker) => startBackup(asker)],
    findBackup: [staff, (asker) => findBackup(asker, 'backlot-2026-11-20T08-30-00-000Z.tar.gz')],
  }
  return services
}
