import type { z } from 'zod'
import { isSignable } from '~/models/signing/agreement-status'
import type { NewSignerForm } from '~/models/signing/signing-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { revokeSigningLinks } from '~/server/session/links.server'
import { lockAgreement } from './agreement/agreement.server'
import { eventActorOf } from './agreement/events.server'
import { orderFacts } from './agreement/order-facts.server'
import { requireSendable, withSendingLimit } from './require-sendable.server'
import { issueAgreement, supersedeAgreement } from './write-agreement.server'

type Corrected = z.output<typeof NewSignerForm>

/**
 * Sends an order's agreement to a different signer, or again after it was declined: a new agreement replaces the
 * current one, whose links are revoked. `replaces` is the agreement that the page showed: posting the page twice sends
 * once.
 */
export function sendAgreement(asker: Account, orderId: number, corrected: Corrected): Promise<Outcome> {
  const { replaces, role: title, ...person } = corrected
  return withSendingLimit(orderId, asker, () =>
    transact(SIGNING_MESSAGES.failed, async (tx) => {
      await requireSendable(tx, asker, orderId)
      const agreement = await lockAgreement(tx, orderId)
      const { status } = await orderFacts(tx, orderId)
      const signer = { ...person, title }
      if (agreement && agreement.id !== replaces && isOf(agreement, signer)) return { ok: true }
      if (!agreement || agreement.status === 'signed' || agreement.id !== replaces || !isSignable(status)) {
        return refused('agreement-closed', SIGNING_MESSAGES.nothingToSign)
      }
      if (agreement.status === 'not_signed' && isOf(agreement, signer)) {
        return refused('same-signer', SIGNING_MESSAGES.signerStays)
      }
      const why = agreement.status === 'declined' ? 'New agreement sent after it was declined' : 'Signer changed'
      await revokeSigningLinks(tx, agreement.id)
      await supersedeAgreement(tx, eventActorOf(asker), agreement, why)
      await issueAgreement(tx, eventActorOf(asker), { orderId, signer, origin: asker.origin })
      return { ok: true }
    }),
  )
}

type Named = { firstName: string; lastName: string; email: string; title: string }

const isOf = (one: Named, other: Named) =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.email.toLowerCase() === other.email.toLowerCase() &&
  one.title === other.title
