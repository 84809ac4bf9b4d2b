import { and, eq } from 'drizzle-orm'
import { OrderParams } from '~/models/trade/addresses/params'
import { now } from '~/server/clock.server'
import { db, links } from '~/server/db/client.server'
import { gone, notFound } from '~/server/errors.server'
import { parseParams } from '~/server/http/route.server'
import { hashToken } from '~/server/token.server'
import type { CrewAccess, PickupAccess, StaffAccess } from './asker.server'
import { pickupLink } from './browser-state.server'
import { allowOfflineCache } from './cache-owner.server'
import { findAccount, requireAccount, requireOwner, requireProvider, requireRenter, visitorOf } from './require.server'

type Params = Parameters<typeof parseParams>[0]

/**
 * The order of a pickup link, and the cookie that replaces its token. Changes nothing in the database, because mail
 * scanners open links too. 404 for an unknown token, 410 for a revoked or expired one.
 */
export async function exchangePickupLink(token: string): Promise<{ orderId: number; cookie: string }> {
  const link = await findLink(eq(links.tokenHash, hashToken(token)))
  if (link?.orderId == null) throw notFound()
  if (isOver(link)) throw gone({ orderId: link.orderId })
  return { orderId: link.orderId, cookie: await pickupLink(link.orderId).write(link.id) }
}

/** Access of either side to a booked vehicle: only renter addresses contain the order. */
export async function requirePickupAccess(request: Request, params: Params): Promise<PickupAccess> {
  if (params.orderId !== undefined) return requireCrewAccess(request, params)
  return { kind: 'owner', account: await requireOwner(request) }
}

/**
 * Access of the crew's side to the pickup of the order in the address, checked on every request. Without an account and
 * a valid link: redirects to the login if there never was a link, else 410. The browser may cache the response.
 */
export async function requireCrewAccess(request: Request, params: Params): Promise<CrewAccess> {
  const access = await crewAccess(request, params)
  await allowOfflineCache(request)
  return access
}

/** Where a report is shown, by its address: on its order page, at pickup, or on the desk of the owner or of staff. */
export function reportPlace(request: Request, params: Params): 'order' | 'pickup' | 'owner' | 'staff' {
  if (params.orderId === undefined) return 'owner'
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/provider/')) return 'staff'
  return pathname.startsWith('/orders/') ? 'order' : 'pickup'
}

/** Like requirePickupAccess, but on order pages only for members who may open orders, and for staff on their desk. */
export async function requireReportAccess(request: Request, params: Params): Promise<PickupAccess | StaffAccess> {
  const place = reportPlace(request, params)
  if (place === 'staff') {
    return { kind: 'staff', account: await requireProvider(request), ...parseParams(params, OrderParams) }
  }
  if (place !== 'order') return requirePickupAccess(request, params)
  const account = await requireRenter(request, 'orders')
  return { kind: 'member', account, area: 'orders', ...parseParams(params, OrderParams) }
}

async function crewAccess(request: Request, params: Params): Promise<CrewAccess> {
  const { orderId } = parseParams(params, OrderParams)
  const linkId = await pickupLink(orderId).read(request)
  const link = linkId === null ? null : await findLink(eq(links.id, linkId))
  const account = await findAccount(request)
  if (link?.orderId !== orderId || !link.recipientId) {
    return { kind: 'member', orderId, account: await requireAccount(request) }
  }
  if (isOver(link)) {
    if (!account) throw gone()
    return { kind: 'member', orderId, account, hasExpiredLink: true }
  }
  const { origin, address } = visitorOf(request)
  return { kind: 'link', purpose: 'pickup', orderId, recipientId: link.recipientId, origin, address, account }
}

async function findLink(which: ReturnType<typeof eq>) {
  const [link] = await db()
    .select()
    .from(links)
    .where(and(which, eq(links.purpose, 'pickup')))
  return link ?? null
}

const isOver = (link: typeof links.$inferSelect) => link.revokedAt !== null || link.expiresAt <= now()
