import type { Outcome } from '~/models/trade/answers/outcome'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { db, type Tx } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { requireAgreementById } from '../agreement/agreement.server'
import { beginEnvelope, withdrawEnvelope } from './envelope-queue.server'
import { openRecipientView } from './recipient-view.server'

/**
 * Where and how an agreement gets its signature. Its text, its links, its events and the emails about it are the same
 * wherever that is.
 */
type SignerPort = {
  /** In the transaction that sends an agreement: nothing leaves this server yet. */
  send(tx: Tx, agreementId: string): Promise<void>
  /** In the transaction after which nobody is to sign it. Idempotent. */
  withdraw(tx: Tx, agreementId: string): Promise<void>
  /**
   * Where the signer goes now to sign it, and comes back to `returnUrl`; null where our own page takes the signature, or
   * nothing is to be signed any more. 404 and 410 as for that page.
   */
  visit(signer: SigningLinkHolder, returnUrl: string): Promise<Outcome<{ url: string | null }>>
}

const PORTS: Record<SigningMethod, SignerPort> = {
  /** Signed on our own page, by name and consent, and sealed by us: there is nobody to notify. */
  'built-in': {
    async send() {},
    async withdraw() {},
    visit: async () => ({ ok: true, url: null }),
  },
  /** Signed in DocuSign: an envelope for each agreement, which a job makes, polls and withdraws. */
  docusign: { send: beginEnvelope, withdraw: withdrawEnvelope, visit: openRecipientView },
}

/** How agreements are signed that are sent from now on. */
export const signingMethod = (): SigningMethod => env().SIGNER

/** By the method of the agreement: as the settings were when it was sent. */
export const signerPortFor = ({ signedWith }: { signedWith: SigningMethod }): SignerPort => PORTS[signedWith]

/**
 * Where the holder of a link goes to sign, and comes back to `backTo`; null where our own page is the place. Refused
 * while that is somewhere else and out of reach.
 */
export async function goToSign(signer: SigningLinkHolder, backTo: OwnPath): Promise<Outcome<{ url: string | null }>> {
  const agreement = await requireAgreementById(db(), signer.agreementId)
  return signerPortFor(agreement).visit(signer, signer.origin + backTo)
}
