import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'

import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { type Agreement, lockAgreement } from './agreement/current-agreement.server'
import { allEvents } from './events/all-events.server'
import { eventActorOf } from './events/append-event.server'
import { reissueSigningLink } from './reissue-signing-link.server'
import { requireSendable } from './require-sendable.server'
import { withSendingLimit } from './with-sending-limit.server'

/**
 * Mails the signer of an order another link; those before it are over. Not within a minute of the last letter. Limited,
 * as whatever sends letters is.
 */
export function resendAgreement(asker: Account, orderId: number): Promise<Outcome> {
  return withSendingLimit(orderId, asker, () =>
    transact(SIGNING_MESSAGES.resendFailed, async (tx) => {
      await requireSendable(tx, asker, orderId)
      const agreement = await lockAgreement(tx, orderId)
      if (!agreement) return refused('agreement-is-over', SIGNING_MESSAGES.nothingToSign)
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
