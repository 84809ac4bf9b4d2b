import { eq } from 'drizzle-orm'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { db } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { signerPortFor } from './signer/signer-ports.server'

/**
 * Where whoever holds a link goes to sign, and comes back to `backTo`; null where our own page is the place. Refused with
 * a sentence while that is somewhere else and out of reach.
 */
export async function goToSign(signer: SigningLinkHolder, backTo: OwnPath): Promise<Outcome<{ url: string | null }>> {
  const [agreement] = await db().select().from(agreements).where(eq(agreements.id, signer.agreementId))
  if (!agreement) throw notFound()
  return signerPortFor(agreement).visit(signer, signer.origin + backTo)
}
