import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { anAdmin, anOwner } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo, outboxMessages } from '#tests/world/messages/outbox'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import { BILLING, SIGNER } from '#tests/world/paperwork'
import { aReadyCart, blocksWithin, ordersOf, revisionOf, send } from '#tests/world/ready-cart'
import { CART_BLOCKERS, CART_MESSAGES, CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import {
  agreements,
  countQueries,
  db,
  links,
  orderItems,
  orders,
  projectMembers,
  projects,
  vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { findCheckout, findOrderJustPlaced } from '~/services/booking/checkout/find-checkout.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

test('placing an order writes it with fixed prices, blocks the days, mails everybody and empties the cart', async () => {
  const owner = await anOwner('walt')
  const { dana, projectId, items, revision } = await aReadyCart([{ owner, agreedCents: 45_055 }, { owner }])
  const placed = await send({ ...dana, origin: 'https://backlot.test' }, revision)
  expect(placed).toEqual({ ok: true, orderId: expect.any(Number) })
  const orderId = placed.ok ? placed.orderId : 0

  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ ...BILLING, projectId, placedBy: dana.id, cartRevision: revision, taxPerMille: 89 })
  const written = await db()
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.agreedCents))
  const listed = { dailyCents: 10_000, listedCents: 50_000, bookedFrom: '2026-12-07', bookedTo: '2026-12-11' }
  expect(written).toMatchObject([
    { ...listed, agreedCents: 45_055, taxCents: 4_010, status: 'confirmed', vehicleId: items[0]?.vehicleId },
    { ...listed, agreedCents: 50_000, taxCents: 4_450, status: 'confirmed', vehicleId: items[1]?.vehicleId },
  ])
  expect(await blocksWithin(items[0]?.vehicleId ?? '')).toEqual(['[2026-12-07,2026-12-12)'])

  const [agreement] = await db().select().from(agreements).where(eq(agreements.orderId, orderId))
  expect(agreement).toMatchObject({ ...signerColumns, status: 'not_signed' })
  const [link] = await db().select().from(links).where(eq(links.orderId, orderId))
  expect(link).toMatchObject({ purpose: 'signing', agreementId: agreement?.id })

  const mails = await outboxMessages()
  const mailTo = (address: string) => mails.filter((mail) => mail.recipient === address)
  expect(mailTo(dana.email)).toHaveLength(1)
  expect(mailTo(owner.email)).toHaveLength(1)
  // the total that both read: $450.55 and $500.00, with tax of $40.10 and $44.50
  for (const { email } of [dana, SIGNER]) expect(mailTo(email)[0]?.bodyText).toContain('Total incl. tax: $1,035.15')
  const [message] = mailTo(SIGNER.email)
  const token = /https:\/\/backlot\.test\/agreement\/([\w-]{43})\n/.exec(message?.bodyText ?? '')?.[1]
  expect(token).toBeDefined()
  expect(link?.tokenHash).not.toContain(token)

  expect(await findCart(dana)).toBeNull()
  expect(await findCheckout(dana)).toBeNull()
})

const signerColumns = { firstName: 'Marcus', lastName: 'Oyelaran', email: SIGNER.email, title: 'Line Producer' }

test('each owner is mailed about their own vehicles only', async () => {
  const [walt, gloria] = [await anOwner('walt'), await anOwner('gloria')]
  const { dana, revision } = await aReadyCart([
    { owner: walt, agreedCents: 45_055 },
    { owner: gloria, agreedCents: 46_077 },
  ])
  await send(dana, revision)
  const sumsToldTo = async ({ email }: Account) => {
    const mails = await messagesTo(email)
    return mails.map(({ bodyText }) => bodyText.match(/\$[\d,.]+\d/g))
  }
  expect([await sumsToldTo(walt), await sumsToldTo(gloria)]).toEqual([[['$450.55']], [['$460.77']]])
})

test('the next checkout starts at its first step, filled in from the last one', async () => {
  const { dana, projectId, revision } = await aReadyCart()
  await send(dana, revision)
  await aVehicleInCart({ projectId, renter: dana })
  const checkout = await findCheckout(dana)
  expect(checkout).toMatchObject({
    isBillingComplete: false,
    billing: { ...BILLING, phoneNumber: '+1 (404) 555-0123' },
    signer: { firstName: SIGNER.firstName, lastName: SIGNER.lastName, email: SIGNER.email, role: SIGNER.role },
  })
  expect(await send(dana, await revisionOf(dana))).toEqual(refused('billing-missing', CHECKOUT_MESSAGES.billingMissing))
})

test('an empty cart leads to the order that emptied it until the cart changes', async () => {
  const { dana, projectId, revision } = await aReadyCart()
  expect(await findOrderJustPlaced(dana)).toBeNull()
  await send(dana, revision)
  const [first] = await ordersOf(dana)
  expect(await findOrderJustPlaced(dana)).toBe(first?.id)
  expect(await findOrderJustPlaced(await anAdmin('eve'))).toBeNull()

  await aVehicleInCart({ projectId, renter: dana })
  const [item] = (await findCart(dana))?.items ?? []
  await removeFromCart(dana, item?.id ?? '')
  expect(await findOrderJustPlaced(dana)).toBeNull()

  await aVehicleInCart({ projectId, renter: dana })
  await withBilling(dana)
  await send(dana, await revisionOf(dana))
  expect(await findOrderJustPlaced(dana)).toBe((await ordersOf(dana)).find(({ id }) => id !== first?.id)?.id)
  await db().delete(projectMembers).where(eq(projectMembers.projectId, projectId))
  expect(await findOrderJustPlaced(dana)).toBeNull()
})

test('a cart that has changed since the page was loaded is refused', async () => {
  const { dana, projectId, revision } = await aReadyCart()
  await aVehicleInCart({ projectId, renter: dana })
  expect(await send(dana, revision)).toEqual(refused('cart-changed', CHECKOUT_MESSAGES.cartChanged))
  expect(await send(dana, revision + 7)).toEqual(refused('cart-changed', CHECKOUT_MESSAGES.cartChanged))
  expect(await ordersOf(dana)).toEqual([])
})

test('an empty cart makes no order', async () => {
  const dana = await anAdmin()
  await withBilling(dana)
  expect(await send(dana, 1)).toEqual(refused('cart-changed', CHECKOUT_MESSAGES.cartChanged))
})

test('each blocker refuses with the name of its vehicle and writes nothing', async () => {
  const gone = await aReadyCart()
  const goneId = gone.items[0]?.vehicleId ?? ''
  await db().update(vehicles).set({ listingStatus: 'deleted' }).where(eq(vehicles.id, goneId))
  const taken = await aReadyCart()
  await writeBlock(taken.items[0]?.vehicleId ?? '', '2026-12-11', '2026-12-11')
  const late = await aReadyCart()
  const refusalResponse = (sentence: string, hint?: string) =>
    refused('item-blocked', `1976 Chevrolet Caprice: ${sentence}`, undefined, hint)
  expect(await send(gone.dana, gone.revision)).toEqual(refusalResponse(CART_BLOCKERS.unavailable))
  const inTheWay = 'Taken: Dec 11, 2026. The nearest free days are Dec 6, 2026 to Dec 10, 2026.'
  expect(await send(taken.dana, taken.revision)).toEqual(refusalResponse(CART_BLOCKERS.taken, inTheWay))
  setClock(new Date('2026-12-08T05:30:00Z'))
  expect(await send(late.dana, late.revision)).toEqual(refusalResponse(CART_BLOCKERS.started))
  setClock(new Date('2026-11-20T15:00:00Z'))
  for (const { dana } of [gone, taken, late]) expect(await ordersOf(dana)).toEqual([])
})

test('a closed project orders nothing', async () => {
  const { dana, projectId, revision } = await aReadyCart()
  await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, projectId))
  expect(await send(dana, revision)).toEqual(refused('cannot-book', CART_MESSAGES.noLongerYours))
})

test('ordering twelve vehicles takes the same number of queries as ordering one', async () => {
  const owner = await anOwner()
  const one = await aReadyCart([{ owner }])
  const twelve = await aReadyCart(Array.from({ length: 12 }, () => ({ owner })))
  const few = await countQueries(() => send(one.dana, one.revision))
  const many = await countQueries(() => send(twelve.dana, twelve.revision))
  expect(many.result.ok).toBe(true)
  expect(many.count).toBe(few.count)
})
