import { and, asc, eq, ne } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject } from '#tests/world/builders'
import { messagesTo } from '#tests/world/messages/outbox'
import { anOrder } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { addDays } from '~/models/trade/days/days'
import { personName } from '~/models/trade/fields/person'
import { agreements, db, links, orderItems, signingEvents } from '~/server/db/client.server'
import type { Account, SigningLinkHolder } from '~/server/session/asker.server'
import { hashToken } from '~/server/token.server'
import { changeDays } from '~/services/orders/items/amend-item.server'
import { signAgreement } from '~/services/signing/answer-agreement.server'

/** An order with an unsigned agreement, and the renter who placed it. */
export async function anUnsignedOrder({ renter, ...story }: { renter?: Account; from?: string; to?: string } = {}) {
  const dana = renter ?? (await anAdmin())
  const projectId = await aProject({ Owner: dana })
  const order = await anOrder(dana, projectId, [story])
  return { ...order, dana, projectId }
}

/** The current agreement of an order. */
export async function agreementOf(orderId: number) {
  const [agreement] = await db()
    .select()
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced')))
  if (!agreement) throw new Error('The order has no agreement.')
  return agreement
}

/** The asker for the newest signing link emailed about an order. */
export async function theSigner(orderId: number, email: string = SIGNER.email): Promise<SigningLinkHolder> {
  return holderOf(await tokenIn(orderId, email))
}

/** The token in the newest email about an order. */
export async function tokenIn(orderId: number, email: string = SIGNER.email): Promise<string> {
  const about = (await messagesTo(email)).filter(({ subject }) => subject.includes(`#${orderId}`))
  const tokens = about.flatMap(({ bodyText }) => /\/agreement\/([\w-]+)/.exec(bodyText ?? '')?.[1] ?? [])
  return tokens.at(-1) ?? 'none'
}

export async function holderOf(token: string): Promise<SigningLinkHolder> {
  const [link] = await db()
    .select()
    .from(links)
    .where(eq(links.tokenHash, hashToken(token)))
  if (!link?.orderId || !link.agreementId || link.revokedAt) throw new Error('The link is over.')
  const from = { origin: 'https://backlot.test', address: '192.0.2.7', agent: 'Mozilla/5.0 (Test)' }
  return { ...from, kind: 'link', purpose: 'signing', orderId: link.orderId, agreementId: link.agreementId }
}

/** The signature form for the current agreement. */
export async function aSignature(orderId: number) {
  const agreement = await agreementOf(orderId)
  return { consent: 'on', name: personName(agreement), text: agreement.textSha256 ?? '' }
}

/** Signs the agreement of an order. */
export async function signed(orderId: number) {
  return signAgreement(await theSigner(orderId), await aSignature(orderId))
}

export function eventsOf(orderId: number) {
  return db().select().from(signingEvents).where(eq(signingEvents.orderId, orderId)).orderBy(asc(signingEvents.number))
}

export const kindsOf = async (orderId: number) => (await eventsOf(orderId)).map(({ kind }) => kind)

/** The item of an order with one vehicle, and its renter. */
export async function itemOf(orderId: number, dana: Account, projectId: string) {
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  if (!item) throw new Error('The order has no item.')
  return { item, ref: { orderId, projectId, orderItemId: item.id }, dana }
}

/** Moves the booking of an order item by a day. */
export async function movedDays({ item, ref, dana }: Awaited<ReturnType<typeof itemOf>>) {
  const days = { from: addDays(item.bookedFrom, 1), to: addDays(item.bookedTo, 1) }
  unwrap(await changeDays(dana, ref, { ...days, revision: item.revision, seen: item.priceCents }))
}
