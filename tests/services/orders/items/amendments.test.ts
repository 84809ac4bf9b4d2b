import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { violations } from '#tests/soak/invariants'
import { anAdmin, anOwner, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { aBookedItem, anOrder, itemNow } from '#tests/world/orders'
import { addDays } from '~/models/trade/days/days'
import { AMENDMENT_KINDS, type AmendmentKind } from '~/models/trade/vocabulary/orders'
import { setClock } from '~/server/clock.server'
import { activity, amendments, db, inquiries, orderItems, orders, selectRows } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { dealFacts } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'
import { requireItem } from '~/services/orders/items/require-item.server'

await useDatabase()

const BEFORE = new Date('2026-11-20T15:00:00Z')
/** The third of the five days. */
const DURING = new Date('2026-12-09T15:00:00Z')
const DONE = { ok: true }

const dana = await anAdmin()
const marcus = await anAdmin('marcus')
const projectId = await aProject({ Owner: dana, Manager: marcus })
beforeEach(() => setClock(BEFORE))
afterEach(() => setClock(BEFORE))

const booked = (story = {}) => aBookedItem(dana, projectId, { agreedCents: 45_055, ...story })
const amendmentsOf = ({ orderItemId }: ItemRef) =>
  db().select().from(amendments).where(eq(amendments.orderItemId, orderItemId)).orderBy(asc(amendments.revision))
const blocksWithin = (vehicleId: string) =>
  selectRows<{ period: string }>(
    db(),
    sql`select period::text from vehicle_blocks where vehicle_id = ${vehicleId} and active order by period`,
  ).then((rows) => rows.map(({ period }) => period))

/** Each amendment as an up-to-date page posts it, with valid days. */
const ACTIONS: Record<AmendmentKind, (asker: Account, ref: ItemRef, revision: number) => Promise<unknown>> = {
  cancel: (asker, ref, revision) => cancelItem(asker, ref, { revision }),
  change: (asker, ref, revision) =>
    changeDays(asker, ref, { from: '2026-12-08', to: '2026-12-09', revision, seen: 18_022 }),
  extend: (asker, ref, revision) => extendItem(asker, ref, { to: '2026-12-12', revision, seen: 54_066 }),
  complete: (asker, ref, revision) => completeItem(asker, ref, { to: '2026-12-09', revision }),
}

test('a change moves the days, recomputes the price from the agreed rate and is recorded', async () => {
  const owner = await anOwner('walt')
  const { ref, vehicleId, listVehicleId } = await booked({ owner })
  const mailed = { [owner.email]: 1, [dana.email]: 1, [marcus.email]: 1 }
  const before = await countMessages(mailed)
  expect(await changeDays(dana, ref, { from: '2026-12-10', to: '2026-12-15', revision: 1, seen: 54_066 })).toEqual(DONE)
  expect(await itemNow(ref)).toMatchObject({
    bookedFrom: '2026-12-10',
    bookedTo: '2026-12-15',
    listedCents: 50_000,
    agreedCents: 45_055,
    priceCents: 54_066,
    taxCents: 4_812,
    revision: 2,
    status: 'confirmed',
  })
  expect(await blocksWithin(vehicleId)).toEqual(['[2026-12-10,2026-12-16)'])
  expect(await amendmentsOf(ref)).toMatchObject([
    {
      ...{ revision: 1, kind: 'change', accountId: dana.id, createdAt: BEFORE },
      ...{ oldFrom: '2026-12-07', oldTo: '2026-12-11', newFrom: '2026-12-10', newTo: '2026-12-15' },
      ...{ oldCents: 45_055, newCents: 54_066 },
    },
  ])
  expect(await countMessages(mailed)).toEqual(Object.fromEntries(Object.entries(before).map(([to, n]) => [to, n + 1])))
  const messages = await messagesTo(owner.email)
  const message = messages.find(({ subject }) => subject === `New dates: 1976 Chevrolet Caprice, order #${ref.orderId}`)
  for (const said of ['Dec 10, 2026 to Dec 15, 2026', '$450.55', '$540.66', '$90.11'])
    expect(message?.bodyText).toContain(said)
  const [entry] = await db().select().from(activity).where(eq(activity.kind, 'days-changed'))
  expect(entry).toMatchObject({
    accountId: dana.id,
    projectId,
    subject: { orderItemId: ref.orderItemId, from: '2026-12-10', to: '2026-12-15' },
  })
  // the list vehicle has the same days and price, and its listed price for them
  const [card] = await allListVehicles([listVehicleId])
  expect(card).toMatchObject({ bookedFrom: '2026-12-10', bookedTo: '2026-12-15', lastOfferCents: 54_066 })
  expect(card && dealFacts(card, BEFORE).inquiry).toMatchObject({ listedCents: 60_000 })
  const { totals } = await requireOrder(dana, ref.orderId)
  expect(totals).toMatchObject({ subTotal: 54_066, tax: 4_812, total: 58_878 })
})

test('changing days back and forth five times returns to the agreed price, to the cent', async () => {
  const { ref } = await booked()
  const [away, back] = [
    { from: '2026-12-08', to: '2026-12-10', seen: 27_033 },
    { from: '2026-12-07', to: '2026-12-11', seen: 45_055 },
  ]
  for (let revision = 1; revision <= 10; revision += 1) {
    expect(await changeDays(dana, ref, { ...(revision % 2 ? away : back), revision })).toEqual(DONE)
  }
  expect(await itemNow(ref)).toMatchObject({ priceCents: 45_055, taxCents: 4_010, revision: 11 })
})

test('the last vehicle that is not cancelled is the only one of its order', async () => {
  const { orderId } = await anOrder(dana, projectId, [{}, {}])
  const { items } = await requireOrder(dana, orderId)
  const [one, other] = items.map(({ id }) => ({ orderId, projectId, orderItemId: id }))
  if (!one || !other) throw new Error('The order lacks a vehicle.')
  expect((await requireItem(dana, 'cancel', one)).isOnly).toBe(false)
  expect(await cancelItem(dana, other, { revision: 1 })).toEqual(DONE)
  expect((await requireItem(dana, 'cancel', one)).isOnly).toBe(true)
})

test('a cancelled item frees its days, is not owed and can be inquired about again', async () => {
  const { ref, vehicleId, inquiryId } = await booked()
  expect(await cancelItem(dana, ref, { revision: 1 })).toEqual(DONE)
  expect(await itemNow(ref)).toMatchObject({ status: 'cancelled', cancelledAt: BEFORE, bookedFrom: '2026-12-07' })
  expect(await blocksWithin(vehicleId)).toEqual([])
  expect(await amendmentsOf(ref)).toMatchObject([{ kind: 'cancel', newFrom: null, newTo: null, newCents: 0 }])
  const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, inquiryId))
  expect(inquiry?.status).toBe('ended')
  expect(await requireOrder(dana, ref.orderId)).toMatchObject({
    status: 'cancelled',
    totals: { vehicles: 0, total: 0 },
  })
})

test('an extension keeps the first day and moves the last', async () => {
  const { ref, vehicleId } = await booked()
  setClock(DURING)
  expect(await extendItem(dana, ref, { to: '2026-12-12', revision: 1, seen: 54_066 })).toEqual(DONE)
  expect(await itemNow(ref)).toMatchObject({ bookedFrom: '2026-12-07', bookedTo: '2026-12-12', priceCents: 54_066 })
  expect(await blocksWithin(vehicleId)).toEqual(['[2026-12-07,2026-12-13)'])
})

test('an extension whose list price is lower keeps the agreed total', async () => {
  const { ref } = await booked()
  setClock(DURING)
  const week = { to: '2026-12-13', revision: 1 }
  expect(await extendItem(dana, ref, { ...week, seen: 27_033 })).toMatchObject({ code: 'price-unconfirmed' })
  expect(await extendItem(dana, ref, { ...week, seen: 45_055 })).toEqual(DONE)
  expect(await itemNow(ref)).toMatchObject({ bookedTo: '2026-12-13', priceCents: 45_055, taxCents: 4_010 })
  expect(await amendmentsOf(ref)).toMatchObject([{ kind: 'extend', oldCents: 45_055, newCents: 45_055 }])
})

test('changed days use the tax rate of their order', async () => {
  const { ref } = await booked()
  await db().update(orders).set({ taxPerMille: 70 }).where(eq(orders.id, ref.orderId))
  await db().update(orderItems).set({ taxCents: 3_154 }).where(eq(orderItems.id, ref.orderItemId))
  expect(await ACTIONS.change(dana, ref, 1)).toEqual(DONE)
  expect(await itemNow(ref)).toMatchObject({ priceCents: 18_022, taxCents: 1_262 })
})

test('a completed rental frees the remaining days and keeps its price', async () => {
  const { ref, vehicleId } = await booked()
  setClock(DURING)
  expect(await completeItem(dana, ref, { to: '2026-12-08', revision: 1 })).toEqual(DONE)
  const ended = { status: 'completed', bookedTo: '2026-12-08', completedOn: '2026-12-08', priceCents: 45_055 }
  expect(await itemNow(ref)).toMatchObject(ended)
  expect(await blocksWithin(vehicleId)).toEqual(['[2026-12-07,2026-12-09)'])
  expect((await requireOrder(dana, ref.orderId)).items).toMatchObject([{ completedOn: 'Dec 8, 2026' }])
})

describe('days follow the date in the vehicle’s time zone', () => {
  const ZONES = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'] as const
  test.each([
    ['clocks go forward', '2027-03-14', '05:15', '08:15'],
    ['clocks go back', '2027-11-07', '04:15', '07:15'],
    ['a leap day', '2028-02-29', '05:15', '08:15'],
    ['a year begins', '2027-01-01', '05:15', '08:15'],
  ])('%s on %s: the day starts at %s in New York and at %s in Los Angeles', async (_, from, eastern, pacific) => {
    const stories = ZONES.map((zone, place) => ({ from, to: addDays(from, 1), vehicle: { zone, year: 1970 + place } }))
    const { orderId } = await anOrder(dana, projectId, stories)
    const statuses = async (time: string) => {
      setClock(new Date(`${from}T${time}:00Z`))
      const { items } = await requireOrder(dana, orderId)
      return items.sort((one, other) => (one.title < other.title ? -1 : 1))
    }
    const items = await statuses(eastern)
    expect(items.map(({ status }) => status)).toEqual(['in-progress', 'confirmed', 'confirmed'])
    const atOf = (item: { id: string } | undefined) => ({ orderId, projectId, orderItemId: item?.id ?? '' })
    const longer = { to: addDays(from, 2), revision: 1, seen: 30_000 }
    expect(await extendItem(dana, atOf(items[0]), longer)).toEqual(DONE)
    expect(await extendItem(dana, atOf(items[2]), longer)).toMatchObject({ code: 'not-possible-in-status' })
    expect((await statuses(pacific)).map(({ status }) => status)).toEqual(Array(3).fill('in-progress'))
    expect(await extendItem(dana, atOf(items[2]), longer)).toEqual(DONE)
    expect(await cancelItem(dana, atOf(items[1]), { revision: 1 })).toMatchObject({ code: 'not-possible-in-status' })
  })
})

describe('a posted amendment', () => {
  test.each(AMENDMENT_KINDS)(
    '%s is applied, recorded and mailed once when posted twenty times at once',
    async (kind) => {
      const owner = await anOwner()
      const { ref } = await booked({ owner })
      if (kind === 'extend' || kind === 'complete') setClock(DURING)
      const before = (await messagesTo(owner.email)).length
      const answers = await Promise.all(Array.from({ length: 20 }, () => ACTIONS[kind](dana, ref, 1)))
      expect(answers).toEqual(answers.map(() => DONE))
      expect(await amendmentsOf(ref)).toHaveLength(1)
      expect((await messagesTo(owner.email)).length).toBe(before + 1)
    },
  )

  test('from an outdated page is refused, unless it repeats the applied one', async () => {
    const { ref } = await booked()
    await ACTIONS.change(dana, ref, 1)
    const stale = { ok: false, why: 'stale', code: 'item-changed' }
    expect(await ACTIONS.change(dana, ref, 1)).toEqual(DONE)
    expect(await ACTIONS.change(marcus, ref, 1)).toMatchObject(stale)
    expect(await ACTIONS.cancel(dana, ref, 1)).toMatchObject(stale)
    const otherDays = { from: '2026-12-08', to: '2026-12-10', seen: 27_033 }
    expect(await changeDays(dana, ref, { ...otherDays, revision: 1 })).toMatchObject(stale)
    const otherPrice = { from: '2026-12-08', to: '2026-12-09', seen: 20_000 }
    expect(await changeDays(dana, ref, { ...otherPrice, revision: 1 })).toMatchObject(stale)
    expect(await ACTIONS.cancel(dana, ref, 3)).toMatchObject(stale)
    expect((await itemNow(ref)).revision).toBe(2)
  })

  test('with a price that was not shown is refused until it is shown', async () => {
    const { ref } = await booked()
    const wish = { from: '2026-12-08', to: '2026-12-09', revision: 1 }
    for (const seen of [undefined, 1, 45_055])
      expect(await changeDays(dana, ref, { ...wish, seen })).toMatchObject({ ok: false, code: 'price-unconfirmed' })
    expect(await changeDays(dana, ref, { ...wish, seen: 18_022 })).toEqual(DONE)
  })
})

test('days, prices and amendments stay consistent', async () => {
  expect(await violations()).toEqual([])
})

async function countMessages(to: Record<string, unknown>): Promise<Record<string, number>> {
  const counts = Object.keys(to).map(async (email) => [email, (await messagesTo(email)).length] as const)
  return Object.fromEntries(await Promise.all(counts))
}
