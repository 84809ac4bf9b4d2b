import { and, eq } from 'drizzle-orm'
import { OrderParams } from '~/models/trade/addresses/params'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { links } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import { parseParams } from '~/server/http/parse.server'
import { hashToken } from '~/server/token.server'
import type { PickupReader } from './asker.server'
import { pickupLink } from './browser-state.server'
import { allowOfflineCache } from './cache-owner.server'
import { findAccount, requireAccount, visitorOf } from './require.server'

/**
 * Exchanges the token of a pickup link for a cookie. Changes nothing in the database, because mail scanners open links
 * too. 404 for an unknown token, 410 for one that is revoked or expired.
 */
export async function exchangePickupLink(token: string): Promise<{ orderId: number; cookie: string }> {
  const link = await findLink(eq(links.tokenHash, hashToken(token)))
  if (link?.orderId == null) throw notFound()
  if (isOver(link)) throw gone()
  return { orderId: link.orderId, cookie: await pickupLink(link.orderId).write(link.id) }
}

/**
 * Authenticates the pages of a pickup by account or link, with each request. Otherwise: to the log-in if there never
 * was a link, else 410. Allows the offline cache.
 */
export async function requirePickupReader(request: Request, params: Params): Promise<PickupReader> {
  const reader = await readerOf(request, params)
  await allowOfflineCache(request)
  return reader
}

async function readerOf(request: Request, params: Params): Promise<PickupReader> {
  const { orderId } = parseParams(params, OrderParams)
  const linkId = await pickupLink(orderId).read(request)
  const link = linkId === null ? null : await findLink(eq(links.id, linkId))
  const account = await findAccount(request)
  if (link?.orderId !== orderId || !link.recipientId) return { account: await requireAccount(request), holder: null }
  if (isOver(link)) {
    if (!account) throw gone()
    return { account, holder: null, overLinkTo: orderId }
  }
  const { origin, address } = visitorOf(request)
  return {
    account,
    holder: { kind: 'link', purpose: 'pickup', orderId, recipientId: link.recipientId, origin, address },
  }
}

type Params = Parameters<typeof parseParams>[0]

async function findLink(which: ReturnType<typeof eq>) {
  const [link] = await db()
    .select()
    .from(links)
    .where(and(which, eq(links.purpose, 'pickup')))
  return link ?? null
}

const isOver = (link: typeof links.$inferSelect) => link.revokedAt !== null || link.expiresAt <= now()
