import { and, eq } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { links } from '~/server/db/schema'
import { privateCookie } from '~/server/http/cookies.server'
import { gone, notFound } from '~/server/http/errors.server'
import { hashOf } from '~/server/http/token.server'

const DAY_SECONDS = 86_400
const signerCookie = () => privateCookie('backlot_agreement', 60 * DAY_SECONDS)

/**
 * The cookie that takes the place of a mailed link's token, bound to its agreement, so that the address bar and
 * referrers do not carry the token. It changes nothing in the database: mail scanners open links too. 404 and 410 as
 * for the agreement itself.
 */
export async function agreementCookie(token: string): Promise<string> {
  const link = await findLink(eq(links.tokenHash, hashOf(token)))
  return signerCookie().serialize(link.id)
}

/** The agreement this browser was let in to, checked anew: 410 once its link is revoked or has run out, 404 without one. */
export async function requireAgreement(request: Request): Promise<{ orderId: number; agreementId: string }> {
  const linkId: unknown = await signerCookie().parse(request.headers.get('Cookie'))
  if (typeof linkId !== 'string') throw notFound()
  const { orderId, agreementId } = await findLink(eq(links.id, linkId))
  if (orderId === null || agreementId === null) throw notFound()
  return { orderId, agreementId }
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
