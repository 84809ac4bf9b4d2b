import { and, eq } from 'drizzle-orm'
import { FAILURE_TEXTS, MAIL_DESK_MESSAGES, messageKindLabel } from '~/models/provider/mail-desk'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { MessageSecretKind } from '~/models/trade/vocabulary/messages'
import { now } from '~/server/clock.server'
import { signUpRequests, type Tx, transact } from '~/server/db/client.server'
import {
  countGivenUp as count,
  lockMessage,
  requeueMessage,
  supersedeMessage,
  undeliveredMessages,
} from '~/server/delivery/undelivered.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { renewCode } from '~/services/accounts/codes/request-code.server'
import { reissueSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { mailNewSetupLink } from '~/services/accounts/setup/setup-link-email.server'
import { renewInvitation } from '~/services/crew/invitations/invite-members.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { reissueAnswerLink } from '~/services/deals/deadlines/reissue-answer-link.server'
import { reissuePickupLink } from '~/services/pickup/pickup-link.server'
import { eventActorOf } from '~/services/signing/agreement/events.server'
import { reissueSigningLink } from '~/services/signing/resend-agreement.server'
import { mailOwnerInvitation } from './owner-invitation-email.server'
import { mailApproval } from './sign-up-decision-emails.server'

const PAGE = 20

type MessageRow = Awaited<ReturnType<typeof undeliveredMessages>>['page'][number]
export type UndeliveredRow = ReturnType<typeof rowOf>

/** One page of undelivered messages, newest first; `after` is the last one of the previous page. */
export async function undeliveredPage(asker: Account, after: string | null) {
  requireArea(asker, 'providerDesk')
  const { page, last } = await undeliveredMessages(after, PAGE)
  return { messages: page.map(rowOf), next: last?.id ?? null }
}

function rowOf({ kind, secretKind, encrypted, status, failure, ...message }: MessageRow) {
  const format = (instant: Date) => formatInstant(instant, HOME_ZONE, now())
  return {
    id: message.id,
    /** 'Set-up link' */
    kind: messageKindLabel(kind, secretKind),
    recipient: message.recipient,
    /** '' for a text message. */
    subject: message.subject,
    written: format(message.createdAt),
    attempts: message.attempts,
    /** Null once it is given up. */
    retryAt: status === 'queued' ? format(message.nextAttemptAt) : null,
    reason: FAILURE_TEXTS[failure ?? 'unknown'],
    /** The response of the mail or SMS server. */
    technical: message.lastError ?? '',
    isRepeatable: secretKind !== null || encrypted !== null,
  }
}

/** How many messages of the last days could not be delivered, for the warning on staff pages. */
export async function countGivenUp(asker: Account): Promise<number> {
  requireArea(asker, 'providerDesk')
  return count()
}

type Sent = Outcome<{ isNew: boolean }>

/**
 * Queues an undelivered message again. A message with a link or code is superseded by one with a new link or code, if
 * that is still valid. Does nothing if the message was delivered or queued in the meantime, so two clicks send one. 404
 * for a message that was never due for delivery.
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
  'answer-link': (tx, { origin }, of) => reissueAnswerLink(tx, of, origin),
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
