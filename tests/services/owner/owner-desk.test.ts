import { expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { writeBlock } from '#demo/builder/write-block.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { aBookedItem, anAgreedVehicle } from '#tests/world/orders'
import { BILLING } from '#tests/world/paperwork'
import { aRecipient, DRIVER } from '#tests/world/recipients'
import { aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { addDays } from '~/models/trade/days/days'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import { cancelItem, changeDays } from '~/services/orders/items/amend-item.server'
import { ownerCalendarFile, ownerCalendarPage } from '~/services/owner/calendar/owner-calendar.server'
import { fleetPage } from '~/services/owner/fleet/fleet-page.server'
import { ownerOrdersPage } from '~/services/owner/owner-orders-page.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { requireOwnerVehicle } from '~/services/owner/require-owner-vehicle.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'

await useDatabase()

const ALL = { search: '', sort: 'name', status: undefined, after: null } as const
const NOW = new Date('2026-11-20T15:00:00Z')
setClock(NOW)
const dana = await anAdmin()
const projectId = await aProject({ Owner: dana }, { title: 'Ferry Street', productionCompany: 'Northlight TV' })

test('an owner’s booking shows production and amendments, but no crew names', async () => {
  const owner = await anOwner()
  const { ref, vehicleId } = await aBookedItem(dana, projectId, { owner })
  unwrap(await changeDays(dana, ref, { from: '2026-12-08', to: '2026-12-10', revision: 1, seen: 30_000 }))
  const read = () => requireOwnerOrder(owner, ref.orderItemId)
  expect(await read()).toMatchObject({
    orderId: ref.orderId,
    vehicleId,
    project: { title: 'Ferry Street', productionCompany: 'Northlight TV' },
    days: 'Dec 8, 2026 to Dec 10, 2026',
    rate: 30_000,
    badge: { label: 'Confirmed' },
    agreement: { label: 'NOT SIGNED' },
    pickup: { address: '1180 Huff Rd NW, Atlanta, GA 30303', shownFrom: 'Dec 6, 2026' },
    amendments: [{ kind: 'change', on: 'Nov 20, 2026', daysBefore: 'Dec 7, 2026 to Dec 11, 2026' }],
  })
  for (const text of [dana.firstName, dana.lastName, dana.email]) {
    expect(JSON.stringify(await read())).not.toContain(text)
  }
  const { next } = (await fleetPage(owner, ALL)).vehicles[0] ?? {}
  expect(next).toMatchObject({ itemId: ref.orderItemId, productionCompany: 'Northlight TV' })
  unwrap(await cancelItem(dana, ref, { revision: 2 }))
  // the emails about the booking, the change and the cancellation link to it
  const emails = await messagesTo(owner.email)
  expect(emails.map(({ bodyText }) => bodyText.includes(`/owner/orders/${ref.orderItemId}`))).toEqual([
    true,
    true,
    true,
  ])
  expect(await read()).toMatchObject({ badge: { label: 'Cancelled' }, agreement: null, amendments: [{}, {}] })
  expect((await fleetPage(owner, ALL)).vehicles).toMatchObject([{ id: vehicleId, next: null, toAnswer: 0 }])
})

test('an owner sees whom to call from the pickup notice on, until the rental is completed', async () => {
  const owner = await anOwner()
  const vehicle = { pickupPreference: 'Owner delivers' }
  const booked = { owner, vehicle, from: '2026-11-23', to: '2026-11-24' }
  const { ref } = await aBookedItem(dana, projectId, booked)
  const read = () => requireOwnerOrder(owner, ref.orderItemId)
  const handover = async () => (await read()).handover
  expect(await handover()).toMatchObject({ text: 'You deliver this vehicle on Mon', contacts: null })
  setClock(new Date('2026-11-22T15:00:00Z'))
  const order = { orderId: ref.orderId, projectId }
  const { id: recipientId } = await aRecipient(dana, order)
  const production = { name: BILLING.contactName, role: 'Production contact' }
  const driver = { name: 'Theo Park', phone: { e164: DRIVER.phoneNumber } }
  expect(await handover()).toMatchObject({ text: 'You deliver this vehicle tomorrow', contacts: [production, driver] })
  expect((await read()).missing).toMatch(/ hasn't signed the rental agreement or sent the purchase order and COI\.$/)
  expect((await ownerOrdersPage(owner, 'upcoming', null)).orders).toMatchObject([{ near: 'Delivery tomorrow' }])
  unwrap(await revokePickupLink(dana, { ...order, recipientId }))
  expect((await handover())?.contacts).toMatchObject([production])
  unwrap(await cancelItem(dana, ref, { revision: 1 }))
  expect(await read()).toMatchObject({ handover: null, missing: null })
  setClock(NOW)
})

const EIGHT_WEEKS = { from: '', to: '' }

test('the owner’s calendar shows their bookings, inquiries and blocks, and nothing of other owners', async () => {
  const owner = await anOwner()
  const { ref, vehicleId } = await aBookedItem(dana, projectId, { owner, agreedCents: 50_000 })
  const requested = { projectId, renter: dana, owner, vehicleId, from: '2026-12-10', to: '2026-12-14' }
  await anAgreedVehicle(requested)
  await aBookedItem(dana, projectId, { owner, vehicleId, from: '2026-12-21', to: '2026-12-22', agreedCents: 8_000 })
  await writeBlock(vehicleId, '2026-11-30', '2026-12-01')
  await writeBlock(vehicleId, '2027-02-01', '2027-02-01')
  await aBookedItem(dana, projectId)
  const { groups, totals, columns } = await ownerCalendarPage(owner, { ...EIGHT_WEEKS, after: null })
  expect([columns[0], columns.at(-1)]).toEqual(['2026-11-15', '2027-01-09'])
  const bars = groups.flatMap(({ rows }) => rows.map((row) => row.bars))
  expect(bars.map((of) => of.map(({ state, from, to, title }) => `${state} ${from} ${to} ${title}`))).toEqual([
    [
      'booked 2026-12-07 2026-12-11 Northlight TV',
      'booked 2026-12-21 2026-12-22 Northlight TV',
      'blocked 2026-11-30 2026-12-01 ',
      'agreed 2026-12-10 2026-12-14 Red Clay Pictures',
    ],
  ])
  expect(bars[0]?.[0]).toMatchObject({ href: `/owner/orders/${ref.orderItemId}`, cents: 50_000, action: null })
  expect(bars[0]?.[3]).toMatchObject({ cents: null })
  const incomes = Object.fromEntries(columns.map((day, index) => [day, totals.cents?.[index]]))
  expect([incomes['2026-12-06'], incomes['2026-12-07'], incomes['2026-12-14'], incomes['2026-12-22']]).toEqual([
    0, 10_000, 0, 4_000,
  ])
  const file = await (await ownerCalendarFile(owner, { from: '2026-12-06', to: '2026-12-08' })).content.text()
  expect(file.split('\r\n').map((row) => row.split(',').slice(-4).join())).toEqual([
    '2026-12-06,2026-12-07,2026-12-08,Total',
    ',P,W,2',
    '0,1,1,',
    '0.00,100.00,100.00,200.00',
    '',
  ])
  for (const text of [dana.firstName, dana.lastName, dana.email]) {
    expect(JSON.stringify([groups, file])).not.toContain(text)
  }
  const desk = await requireOwnerVehicle(owner, vehicleId, { month: '2026-12' })
  expect(desk).toMatchObject({ months: [{ month: '2026-12' }, {}, { month: '2027-02' }], attempt: 2 })
  expect(desk.booked.map(({ order }) => order?.itemId)[0]).toBe(ref.orderItemId)
  const agreed = { from: '2026-12-10', to: '2026-12-14', mark: 'agreed', days: 'Dec 10 to Dec 14', count: '5 days' }
  expect(desk).toMatchObject({ inquired: [agreed], inquiries: [agreed], hasMoreInquiries: false })
  expect(await requireOwnerVehicle(owner, vehicleId, { month: '2027-01' })).toMatchObject({
    inquired: [],
    inquiries: [agreed],
  })
  expect(desk.taken.map(({ text }) => text)).toEqual([
    'Blocked Nov 30, 2026 to Dec 1, 2026.',
    'Booked Dec 7, 2026 to Dec 11, 2026 by Northlight TV.',
    'Booked Dec 21, 2026 to Dec 22, 2026 by Northlight TV.',
    'Blocked Feb 1, 2027.',
  ])
})

test('vehicles and orders are paginated with a fixed number of queries', async () => {
  const owner = await anOwner()
  const listId = await aList(projectId, dana)
  const booked = async (count: number, status: 'confirmed' | 'completed' = 'confirmed') => {
    const vehicleId = await aVehicle(owner, { model: `Model ${count % 3}` })
    const from = addDays('2026-11-15', count)
    const days = { bookedFrom: from, bookedTo: addDays(from, 1), status: 'agreed' } as const
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
    await aStoredOrder(await aStoredInquiry(listVehicleId, dana, days), dana, status)
  }
  // four overdue, two running and 16 upcoming
  for (let count = 0; count < 22; count += 1) await booked(count)
  await booked(0, 'completed')

  const { result: first, count: many } = await countQueries(() => ownerOrdersPage(owner, 'upcoming', null))
  const { count: few } = await countQueries(() => ownerOrdersPage(owner, 'past', null))
  expect(first.counts).toEqual({ upcoming: 16, running: 2, overdue: 4, past: 1 })
  expect([many, first.orders.length, first.next]).toEqual([few, 16, null])
  expect(first.orders.map(({ days }) => days)[0]).toBe('Nov 21, 2026 to Nov 22, 2026')
  const unasked = await ownerOrdersPage(owner, null, null)
  expect([unasked.tab, unasked.orders.length]).toEqual(['running', 2])
  const [, running] = unasked.orders
  expect((await ownerOrdersPage(owner, 'running', running?.id ?? '')).orders).toEqual([])

  await readInTwo(async (after) => {
    const { groups, next } = await ownerCalendarPage(owner, { ...EIGHT_WEEKS, after })
    return { vehicles: groups.flatMap(({ rows }) => rows), next }
  })
})

/** Expects a full page and a last page of three, with equal query counts. */
async function readInTwo(read: (after: string | null) => Promise<{ vehicles: { id: string }[]; next: string | null }>) {
  const one = await countQueries(() => read(null))
  const two = await countQueries(() => read(one.result.next))
  expect(two.count).toBe(one.count)
  expect([one.result.vehicles.length, two.result.vehicles.length, two.result.next]).toEqual([20, 3, null])
  expect(new Set([one, two].flatMap(({ result }) => result.vehicles.map(({ id }) => id))).size).toBe(23)
}
