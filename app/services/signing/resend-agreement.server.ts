import { isSignable } from '~/models/signing/agreement-status'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { revokeSigningLinks } from '~/server/session/links.server'
import { type Agreement, lockAgreement, lockAgreementById } from './agreement/agreement.server'
import { allEvents, appendEvent, type Details, type EventActor, eventActorOf } from './agreement/events.server'
import { orderFacts } from './agreement/order-facts.server'
import { emailSigner } from './agreement/signer-email.server'
import { requireSendable, withSendingLimit } from './require-sendable.server'

/**
 * Emails the signer a new link and revokes earlier ones. Does nothing within a minute of the last email. Rate limited.
 */
export function resendAgreement(asker: Account, orderId: number): Promise<Outcome> {
  return withSendingLimit(orderId, asker, () =>
    transact(SIGNING_MESSAGES.resendFailed, async (tx) => {
      await requireSendable(tx, asker, orderId)
      const agreement = await lockAgreement(tx, orderId)
      if (!agreement) return refused('agreement-closed', SIGNING_MESSAGES.nothingToSign)
      if (await wasJustSent(tx, agreement)) return { ok: true }
      return reissueSigningLink(tx, eventActorOf(asker), { agreementId: agreement.id, origin: asker.origin })
    }),
  )
}

const MINUTE = 60_000

async function wasJustSent(tx: Tx, { id, orderId, status }: Agreement): Promise<boolean> {
  const sent = (await allEvents(tx, orderId)).filter(
    ({ agreementId, kind }) => agreementId === id && (kind === 'sent' || kind === 'resent'),
  )
  const last = sent.at(-1)
  return status === 'not_signed' && last !== undefined && now().getTime() - last.at.getTime() < MINUTE
}

type Reissue = { agreementId: string; origin: string; kind?: 'resent' | 'reminded'; details?: Details }

/**
 * Emails the signer a new link to the agreement and revokes earlier ones, except for reminders. Refused if the
 * agreement is signed, declined or replaced, or the order is cancelled.
 */
export async function reissueSigningLink(
  tx: Tx,
  by: EventActor,
  { agreementId, origin, kind = 'resent', details = [] }: Reissue,
): Promise<Outcome> {
  const agreement = await lockAgreementById(tx, agreementId)
  const facts = await orderFacts(tx, agreement.orderId)
  if (agreement.status !== 'not_signed' || !isSignable(facts.status)) {
    return refused('agreement-closed', SIGNING_MESSAGES.nothingToSign)
  }
  if (kind === 'resent') await revokeSigningLinks(tx, agreementId)
  await appendEvent(tx, by, agreement, kind, [['To', agreement.email], ...details])
  await emailSigner(tx, { agreement, facts, origin, occasion: kind === 'resent' ? 'asked' : 'reminded' })
  return { ok: true }
}
