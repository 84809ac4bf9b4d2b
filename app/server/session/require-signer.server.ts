import { and, eq } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { links } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import { hashToken } from '~/server/token.server'
import type { SigningLinkHolder } from './asker.server'
import { agreementLink } from './browser-state.server'
import { requestMeta } from './request-meta.server'

/**
 * Exchanges the token of a signing link for a cookie. Changes nothing in the database, because mail scanners open links
 * too. 404 and 410 as for the agreement.
 */
export async function signerCookie(token: string): Promise<string> {
  const link = await findLink(eq(links.tokenHash, hashToken(token)))
  return agreementLink.write(link.id)
}

/** Authenticates a signer by cookie, with each request: 410 once the link is revoked or expired, 404 without one. */
export async function requireSigner(request: Request): Promise<SigningLinkHolder> {
  const linkId = await agreementLink.read(request)
  if (linkId === null) throw notFound()
  const { orderId, agreementId } = await findLink(eq(links.id, linkId))
  if (orderId === null || agreementId === null) throw notFound()
  return { ...requestMeta(request), kind: 'link', purpose: 'signing', orderId, agreementId }
}

async function findLink(which: ReturnType<typeof eq>) {
  const [link] = await db()
    .select()
    .from(links)
    .where(and(which, eq(links.purpose, 'signing')))
  if (!link) throw notFound()
  if (link.revokedAt || link.expiresAt <= now()) throw gone()
  return link
}
