import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderCart } from '#demo/builder/order-cart.server'
import { unwrap } from '#demo/builder/unwrap'
import { writeBlock } from '#demo/builder/write-block.server'
import { aMember, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, itemNow, withBilling } from '#tests/world/orders'
import { BILLING, SIGNER } from '#tests/world/paperwork'
import { responseStatus } from '#tests/world/visits/responses'
import { priceAfter } from '~/models/orders/items/item-price'
import { type Booking, countDays, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { setClock } from '~/server/clock.server'
import { db, orderItems, vehicleBlocks } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { stageOf } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { cancelItem, changeDays, extendItem } from '~/services/orders/items/amend-item.server'
import { blocksWithin, countOwnerDays } from '~/services/owner/booked-periods.server'
import { blockDays, releaseOwnerDays } from '~/services/owner/owner-days.server'

await useDatabase()

const NOW = new Date('2026-11-20T15:00:00Z')
const daysLater = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
let vehicleId: string
setClock(NOW)
const owner = await anOwner()
const dana = await anAdmin()
const projectId = await aProject({ Owner: dana })
const crew = await aCrew()
beforeEach(async () => {
  setClock(NOW)
  vehicleId = await aVehicle(owner)
})

/** Another crew, and the emails it receives about days. */
async function aCrew() {
  const [eve, ruth, mel] = [await anAdmin('eve'), await aMember('ruth'), await aMember()]
  const id = await aProject({ Owner: eve, Manager: ruth, Member: mel })
  const mailed = async ({ email }: Account) =>
    (await subjectsTo({ email })).filter((subject) => /^(No longer|Available again)/.test(subject))
  const known: string[] = []
  return {
    eve,
    id,
    wants: (days: Booking) => anAgreedVehicle({ projectId: id, renter: eve, owner, vehicleId, ...days }),
    /** Subjects since the last call; the Project Manager gets the same emails, and other members none. */
    async hears() {
      const all = await mailed(eve)
      expect((await mailed(ruth)).sort()).toEqual([...all].sort())
      expect(await mailed(mel)).toEqual([])
      // emails with the same timestamp have no order
      const earlier = [...known]
      const news = all.filter(
        (subject) => !earlier.includes(subject) || earlier.splice(earlier.indexOf(subject), 1).length === 0,
      )
      known.push(...news)
      return news.sort()
    },
  }
}

const GONE = 'No longer available: 1976 Chevrolet Caprice, '
const FREE = 'Available again: 1976 Chevrolet Caprice, '
const DAYS = { from: '2026-12-07', to: '2026-12-11' }
const book = (days: Booking = DAYS) => aBookedItem(dana, projectId, { owner, vehicleId, ...days })
const stageNow = async (listVehicleId: string) => {
  const [row] = await allListVehicles([listVehicleId])
  return row && stageOf(row, NOW)
}

test('an order takes days from others: their card says so, and their managers are mailed once', async () => {
  const { listVehicleId } = await crew.wants({ from: '2026-12-11', to: '2026-12-13' })
  await crew.wants({ from: '2026-12-12', to: '2026-12-13' })
  expect(await stageNow(listVehicleId)).toBe('available')
  await book()
  expect(await stageNow(listVehicleId)).toBe('taken')
  expect(await crew.hears()).toEqual([`${GONE}Dec 11, 2026 to Dec 13, 2026`])
  for (const { bodyText } of await messagesTo(crew.eve.email)) expect(bodyText).not.toContain('Red Clay')
})

test('a cart with taken days is blocked until they are free again', async () => {
  const { listVehicleId } = await aVehicleInCart({ projectId: crew.id, renter: crew.eve, owner, vehicleId, ...DAYS })
  const { ref } = await book()
  const blockers = async () => (await findCart(crew.eve))?.items.map(({ blocker }) => blocker)
  expect(await stageNow(listVehicleId)).toBe('taken_in_cart')
  expect(await blockers()).toEqual(['Someone else booked these dates. Please remove the car to continue.'])
  unwrap(await cancelItem(dana, ref, { revision: 1 }))
  expect(await blockers()).toEqual([null])
  expect(await stageNow(listVehicleId)).toBe('in_cart')
  expect(await crew.hears()).toEqual([`${FREE}Dec 7, 2026 to Dec 11, 2026`, `${GONE}Dec 7, 2026 to Dec 11, 2026`])
  await withBilling(crew.eve)
  await orderCart(crew.eve, { billing: BILLING, signer: SIGNER })
})

test('a change mails only about newly taken and newly freed days', async () => {
  const stays = await crew.wants({ from: '2026-12-09', to: '2026-12-10' })
  const goes = await crew.wants({ from: '2026-12-12', to: '2026-12-13' })
  const comes = await crew.wants({ from: '2026-12-07', to: '2026-12-08' })
  const { ref } = await book()
  expect(await crew.hears()).toHaveLength(2)
  unwrap(await changeDays(dana, ref, { from: '2026-12-09', to: '2026-12-13', revision: 1, seen: 50_000 }))
  expect(await crew.hears()).toEqual([`${FREE}Dec 7, 2026 to Dec 8, 2026`, `${GONE}Dec 12, 2026 to Dec 13, 2026`])
  const stages = [stays, goes, comes].map(({ listVehicleId }) => stageNow(listVehicleId))
  expect(await Promise.all(stages)).toEqual(['taken', 'taken', 'available'])
})

test.each([
  [14, 1],
  [15, 0],
])('days lost %i days ago cause %i emails when free again', async (days, emails) => {
  await crew.wants(DAYS)
  const { ref } = await book()
  await crew.hears()
  // a change in between does not restart the count
  setClock(daysLater(days - 1))
  unwrap(await changeDays(dana, ref, { from: '2026-12-08', to: '2026-12-11', revision: 1, seen: 40_000 }))
  setClock(daysLater(days))
  unwrap(await cancelItem(dana, ref, { revision: 2 }))
  expect(await crew.hears()).toHaveLength(emails)
})

test('freed days notify only inquiries whose other days are free too', async () => {
  await crew.wants(DAYS)
  await crew.wants({ from: '2026-12-07', to: '2026-12-08' })
  const { ref } = await book({ from: '2026-12-07', to: '2026-12-08' })
  await writeBlock(vehicleId, '2026-12-10', '2026-12-10')
  await crew.hears()
  unwrap(await cancelItem(dana, ref, { revision: 1 }))
  expect(await crew.hears()).toEqual([`${FREE}Dec 7, 2026 to Dec 8, 2026`])
})

test('days blocked by an owner in twenty concurrent posts are blocked once and not available', async () => {
  const { listVehicleId } = await crew.wants({ from: '2026-12-11', to: '2026-12-13' })
  const wish = { ...DAYS, note: 'New clutch', attempt: await countOwnerDays(vehicleId) }
  const block = () => blockDays(owner, vehicleId, wish)
  expect(await Promise.all(Array.from({ length: 20 }, block))).toEqual(Array.from({ length: 20 }, () => ({ ok: true })))
  const held = await blocksWithin(db(), vehicleId, DAYS)
  expect(held).toMatchObject([{ ...DAYS, kind: 'owner', note: 'New clutch' }])
  expect(await stageNow(listVehicleId)).toBe('taken')
  expect(await crew.hears()).toEqual([`${GONE}Dec 11, 2026 to Dec 13, 2026`])

  const blockId = held[0]?.id ?? ''
  const free = () => releaseOwnerDays(owner, { vehicleId, blockId })
  expect(await Promise.all(Array.from({ length: 20 }, free))).toEqual(Array.from({ length: 20 }, () => ({ ok: true })))
  expect(await blocksWithin(db(), vehicleId, DAYS)).toEqual([])
  expect(await stageNow(listVehicleId)).toBe('available')
  expect(await crew.hears()).toEqual([`${FREE}Dec 11, 2026 to Dec 13, 2026`])
  // posting a form again does not block released days
  expect(await block()).toEqual({ ok: true })
  expect(await blocksWithin(db(), vehicleId, DAYS)).toEqual([])
})

test('an owner cannot block booked or already blocked days, but can block days in a cart', async () => {
  await aVehicleInCart({ projectId: crew.id, renter: crew.eve, owner, vehicleId, from: '2026-12-17', to: '2026-12-18' })
  await book()
  const block = async (from: string, to: string) =>
    blockDays(owner, vehicleId, { from, to, attempt: await countOwnerDays(vehicleId) })
  expect(await block('2026-12-10', '2026-12-12')).toMatchObject({
    code: 'days-taken',
    message: 'Some of these dates are booked.',
    hint: 'Booked: Dec 7, 2026 to Dec 11, 2026. The nearest available dates are Dec 12, 2026 to Dec 14, 2026.',
  })
  unwrap(await block('2026-12-17', '2026-12-17'))
  expect(await block('2026-12-16', '2026-12-17')).toMatchObject({ message: 'Some of these dates are already blocked.' })
  const [item] = (await findCart(crew.eve))?.items ?? []
  expect(item?.blocker).toBe('Someone else booked these dates. Please remove the car to continue.')
  expect((await crew.hears()).at(-1)).toBe(`${GONE}Dec 17, 2026 to Dec 18, 2026`)
  unwrap(await removeFromCart(crew.eve, item?.id ?? ''))
})

test('only a vehicle’s own owner blocks can be released', async () => {
  const other = await aVehicle(owner)
  unwrap(await blockDays(owner, vehicleId, { ...DAYS, attempt: 0 }))
  const [block] = await blocksWithin(db(), vehicleId, DAYS)
  const blockId = block?.id ?? ''
  expect(await responseStatus(releaseOwnerDays(owner, { vehicleId: other, blockId }))).toBe(404)
  expect(await blocksWithin(db(), vehicleId, DAYS)).toHaveLength(1)
  const { orderItemId } = (await book({ from: '2026-12-28', to: '2026-12-29' })).ref
  const ofOrder = eq(vehicleBlocks.orderItemId, orderItemId)
  const [sold] = await db().select().from(vehicleBlocks).where(ofOrder)
  expect(await responseStatus(releaseOwnerDays(owner, { vehicleId, blockId: sold?.id ?? '' }))).toBe(404)
  expect(await db().select().from(vehicleBlocks).where(ofOrder)).toEqual([sold])
})

test('an overlap is refused with the days in the way and the nearest free ones', async () => {
  const { ref } = await book()
  await book({ from: '2026-12-14', to: '2026-12-15' })
  await writeBlock(vehicleId, '2026-12-17', '2026-12-17')
  const taken = { ok: false, code: 'days-taken', message: 'Vehicle is not available in the given dates.' }
  expect(await changeDays(dana, ref, { from: '2026-12-14', to: '2026-12-17', revision: 1 })).toEqual({
    ...taken,
    why: 'rule',
    field: 'from',
    hint: 'Taken: Dec 14, 2026 to Dec 15, 2026, Dec 17, 2026. The nearest free days are Dec 10, 2026 to Dec 13, 2026.',
  })
  setClock(new Date('2026-12-09T15:00:00Z'))
  expect(await extendItem(dana, ref, { to: '2026-12-16', revision: 1 })).toMatchObject({
    ...taken,
    field: 'to',
    hint: 'Taken: Dec 14, 2026 to Dec 15, 2026. Available until Dec 13, 2026.',
  })
})

test('an overdue rental can be extended only while nobody else booked the days since its end', async () => {
  const { ref } = await book()
  setClock(new Date('2026-12-20T15:00:00Z'))
  const extend = (to: string, seen?: number) => extendItem(dana, ref, { to, revision: 1, seen })
  expect(await extend('2026-12-19', 39_000)).toMatchObject({ ok: false, code: 'ends-in-the-past', field: 'to' })
  await writeBlock(vehicleId, '2026-12-15', '2026-12-15')
  expect(await extend('2026-12-20', 60_000)).toMatchObject({
    code: 'days-taken',
    hint: 'Taken: Dec 15, 2026. It cannot be extended.',
  })
})

test('of an extension and an order for the same day exactly one succeeds, ten times', async () => {
  const { eve, id } = crew
  const { ref } = await book({ from: '2026-11-20', to: '2026-11-21' })
  for (let race = 0; race < 10; race += 1) {
    const { revision, bookedFrom, bookedTo, priceCents: price } = await itemNow(ref)
    const to = addDays(bookedTo, 1)
    await aVehicleInCart({ projectId: id, renter: eve, owner, vehicleId, from: to, to })
    await withBilling(eve)
    const cart = await findCart(eve)
    const rates = { daily: 10_000, listed: 20_000, agreed: 20_000 }
    const seen = priceAfter('extend', { rates, price }, countDays({ from: bookedFrom, to }))
    const extend = () => extendItem(dana, ref, { to, revision, seen })
    const order = () => placeOrder(eve, { ...SIGNER, revision: cart?.revision ?? 0 })
    const [extended, ordered] =
      race % 2 ? await Promise.all([extend(), order()]) : (await Promise.all([order(), extend()])).reverse()
    const [item] = await db()
      .select()
      .from(orderItems)
      .where(
        and(eq(orderItems.vehicleId, vehicleId), eq(orderItems.bookedFrom, to), eq(orderItems.status, 'confirmed')),
      )
    expect([extended?.ok, ordered?.ok]).toEqual(item ? [false, true] : [true, false])
    expect((await itemNow(ref)).bookedTo).toBe(item ? bookedTo : to)
    if (item) {
      expect(extended).toMatchObject({ code: 'days-taken', hint: expect.stringContaining(formatDayOfYear(to)) })
      const its = { orderId: item.orderId, projectId: id, orderItemId: item.id }
      unwrap(await cancelItem(eve, its, { revision: 1 }))
    } else {
      expect(ordered).toMatchObject({
        code: 'item-blocked',
        message: expect.stringMatching(/Someone else booked these dates/),
      })
      unwrap(await removeFromCart(eve, cart?.items[0]?.id ?? ''))
    }
  }
})
