import type { Outcome } from '~/models/trade/answers/outcome'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import type { Tx } from '~/server/db/client.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'

/**
 * Where and how an agreement gets its signature. Its text, its links, its events and the letters about it are the same
 * wherever that is.
 */
export type SignerPort = {
  way: SigningMethod
  /** In the transaction that sends an agreement: nothing leaves the building yet. */
  send(tx: Tx, agreement: { id: string }): Promise<void>
  /** In the transaction after which it is to be signed by nobody. Harmless where that is so already. */
  withdraw(tx: Tx, agreement: { id: string }): Promise<void>
  /**
   * Where the signer goes now to sign it, and comes back to `returnUrl`; null where our own page takes the signature, or
   * nothing is to be signed any more. 404 and 410 as for that page.
   */
  visit(signer: SigningLinkHolder, returnUrl: string): Promise<Outcome<{ url: string | null }>>
}
