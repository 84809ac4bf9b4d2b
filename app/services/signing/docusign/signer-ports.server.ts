import type { OwnPath } from '~/models/trade/paths/own-path'
import type { Outcome } from '~/models/trade/results/outcome'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { db, type Tx } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { requireAgreementById } from '../agreement/agreement.server'
import { beginEnvelope, withdrawEnvelope } from './envelope-queue.server'
import { openRecipientView } from './recipient-view.server'

/**
 * How an agreement is signed. Its text, links, events and emails are the same for every adapter.
 */
type SignerPort = {
  /** Runs in the transaction that sends the agreement, so it must not call out to other servers. */
  send(tx: Tx, agreementId: string): Promise<void>
  /** Runs in the transaction after which the agreement cannot be signed any more. Idempotent. */
  withdraw(tx: Tx, agreementId: string): Promise<void>
  /**
   * The URL where the signer signs and which then returns to `returnUrl`; null if they sign on our own page, or if
   * there is nothing to sign. 404 and 410 as for that page.
   */
  visit(signer: SigningLinkHolder, returnUrl: string): Promise<Outcome<{ url: string | null }>>
}

const PORTS: Record<SigningMethod, SignerPort> = {
  /** Signed on our own page, by name and consent, and sealed by us. */
  'built-in': {
    async send() {},
    async withdraw() {},
    visit: async () => ({ ok: true, url: null }),
  },
  /** Signed in DocuSign: one envelope per agreement, which a job creates, polls and voids. */
  docusign: { send: beginEnvelope, withdraw: withdrawEnvelope, visit: openRecipientView },
}

/** The signing method for new agreements. */
export const signingMethod = (): SigningMethod => env().SIGNER

/** The port for the method that was configured when the agreement was sent. */
export const signerPortFor = ({ signedWith }: { signedWith: SigningMethod }): SignerPort => PORTS[signedWith]

/**
 * The URL where the holder of a link signs and which then returns to `backTo`; null if they sign on our own page.
 * Refused while the external service is unavailable.
 */
export async function goToSign(signer: SigningLinkHolder, backTo: OwnPath): Promise<Outcome<{ url: string | null }>> {
  const agreement = await requireAgreementById(db(), signer.agreementId)
  return signerPortFor(agreement).visit(signer, signer.origin + backTo)
}
