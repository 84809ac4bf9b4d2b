import { and, eq } from 'drizzle-orm'
import { MAIL_DESK_MESSAGES } from '~/models/provider/mail-desk'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { MessageSecretKind } from '~/models/trade/vocabulary/messages'
import { signUpRequests, type Tx, transact } from '~/server/db/client.server'
import { lockMessage, requeueMessage, supersedeMessage } from '~/server/delivery/undelivered.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { renewCode } from '~/services/accounts/codes/request-code.server'
import { mailNewSetupLink, reissueSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { renewInvitation } from '~/services/crew/invitations/invite-members.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { reissuePickupLink } from '~/services/pickup/pickup-link.server'
import { eventActorOf } from '~/services/signing/agreement/events.server'
import { reissueSigningLink } from '~/services/signing/resend-agreement.server'
import { mailApproval } from './decision-emails.server'
import { mailOwnerInvitation } from './owners.server'

type Sent = Outcome<{ isNew: boolean }>

/**
 * Queues an undelivered message again. One with a link or a code is superseded by a message with a new one, if its
 * purpose is still valid. A message that was delivered or queued meanwhile is left alone, so that two clicks send one.
 * 404 for a message that was never due for delivery.
 */
export function resendMessage(asker: Account, mailId: string): Promise<Sent> {
  return transact(MAIL_DESK_MESSAGES.failed, async (tx): Promise<Sent> => {
    requireArea(asker, 'providerDesk')
    const message = await lockMessage(tx, mailId)
    if (!message || message.status === 'skipped') throw notFound()
    const { secretKind, secretRef } = message
    const isNew = secretKind !== null
    if (!message.isDue) return { ok: true, isNew }
    if (secretKind !== null && secretRef !== null) {
      const issued = await REISSUES[secretKind](tx, asker, secretRef)
      if (!issued.ok) return issued
      await supersedeMessage(tx, mailId)
    } else if (!(await requeueMessage(tx, message))) {
      return refused('message-expired', MAIL_DESK_MESSAGES.forgotten)
    }
    await recordActivity(tx, asker, { kind: 'mail-sent-again', subject: { mailId } })
    return { ok: true, isNew }
  })
}

/** Issues a new link or code for the account, request, agreement or code with this id. */
const REISSUES: Record<MessageSecretKind, (tx: Tx, asker: Account, of: string) => Promise<Outcome>> = {
  async 'owner-invitation'(tx, { origin }, accountId) {
    const link = await reissueSetupLink(tx, accountId)
    if (link.ok) await mailOwnerInvitation(tx, { ...link, origin })
    return link
  },

  'crew-invitation'(tx, { origin }, of) {
    const [projectId = '', accountId = ''] = of.split('/')
    return renewInvitation(tx, { projectId, accountId }, origin)
  },

  async 'sign-up-approval'(tx, { origin }, requestId) {
    const request = await approvedRequest(tx, requestId)
    const link = await reissueSetupLink(tx, request.accountId)
    if (link.ok) await mailApproval(tx, { ...request, email: link.email }, { token: link.token, origin })
    return link
  },

  async 'setup-link'(tx, { origin }, accountId) {
    const link = await reissueSetupLink(tx, accountId)
    if (link.ok) await mailNewSetupLink(tx, { ...link, origin })
    return link
  },

  'pickup-link': (tx, { origin }, recipientId) => reissuePickupLink(tx, recipientId, origin),
  'signing-link': (tx, asker, agreementId) =>
    reissueSigningLink(tx, eventActorOf(asker), { agreementId, origin: asker.origin }),
  code: (tx, _asker, requestId) => renewCode(tx, requestId),
}

async function approvedRequest(tx: Tx, requestId: string) {
  const [request] = await tx
    .select({ id: signUpRequests.id, firstName: signUpRequests.firstName, accountId: signUpRequests.accountId })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.id, requestId), eq(signUpRequests.status, 'approved')))
  if (!request?.accountId) throw notFound()
  return { ...request, accountId: request.accountId }
}
