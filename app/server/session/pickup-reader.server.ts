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
 * The order that a link is about, and the cookie that takes the place of its token. Nothing in the database changes: mail
 * scanners open links too. 404 for a token that was never issued, 410 for one that was taken back or has run out.
 */
export async function exchangePickupLink(token: string): Promise<{ orderId: number; cookie: string }> {
  const link = await findLink(eq(links.tokenHash, hashToken(token)))
  if (link?.orderId == null) throw notFound()
  if (isOver(link)) throw gone()
  return { orderId: link.orderId, cookie: await pickupLink(link.orderId).write(link.id) }
}

/**
 * Whoever asks about the pickup of the order that an address names, checked anew with every request. Without an account and
 * a link that still works: to the log-in where there never was a link, else 410. Their browser may keep what it is shown.
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
