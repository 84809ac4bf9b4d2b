import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder, endItem } from '#tests/world/orders'
import { at, responseStatus } from '#tests/world/visits/responses'
import * as summary from '~/routes/booking/checkout/order-summary'
import * as details from '~/routes/order-page/order'
import { setClock } from '~/server/clock.server'
import { agreements, db, orders as placedOrders, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { orderPlaced } from '~/server/session/browser-state.server'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
beforeAll(() => setClock(TODAY))

const openSummary = async (orderId: number | string, as?: Account) =>
  (await summary.loader(at(await get(`/orders/${orderId}/summary`, as), { orderId: `${orderId}` }))).data.order
const openDetails = async (orderId: number, projectId: string, as: Account, name = 'x') =>
  details.loader(
    at(await get(`/orders/${orderId}/details/${projectId}/${name}`, as), { orderId: `${orderId}`, projectId, name }),
  )

async function aCrew(part = {}) {
  const dana = await anAdmin()
  return { dana, projectId: await aProject({ Owner: dana }, part) }
}

test('the summary shows items, billing, agreement and totals', async () => {
  const { dana, projectId } = await aCrew()
  const { orderId } = await anOrder(dana, projectId, [
    { agreedCents: 45_055 },
    { from: '2026-12-01', to: '2026-12-01' },
  ])
  expect(await openSummary(orderId, dana)).toMatchObject({
    id: orderId,
    status: 'placed',
    project: { id: projectId, title: 'The Long Haul' },
    billing: {
      placedOn: 'Nov 20, 2026',
      company: 'Red Clay Pictures LLC',
      phone: '+1 (404) 555-0123',
      address: ['190 Marietta St NW', 'Suite 4', 'Atlanta, GA 30303'],
      payment: 'Net 30, ACH',
    },
    agreement: { firstName: 'Marcus', title: 'Line Producer', status: 'not_signed' },
    totals: { vehicles: 2, subTotal: 55_055, tax: 4_900, total: 59_955, taxPerMille: 89 },
    items: [
      { days: 'Dec 1, 2026', dayCount: '1 day', agreed: 10_000, status: 'confirmed' },
      { days: 'Dec 7, 2026 to Dec 11, 2026', dayCount: '5 days', agreed: 45_055, status: 'confirmed' },
    ],
  })
})

test('the pickup place is shown from two days before in the vehicle’s zone until completion', async () => {
  const { dana, projectId } = await aCrew()
  const west = { zone: 'America/Los_Angeles' }
  const { orderId, items } = await anOrder(dana, projectId, [{}, { vehicle: west }])
  const pickups = async (instant: string) => {
    setClock(new Date(instant))
    const order = await openSummary(orderId, dana)
    setClock(TODAY)
    return items
      .map(() => order.items)
      .at(0)
      ?.filter((item) => item.pickup).length
  }
  expect(await pickups('2026-12-05T04:59:00Z')).toBe(0)
  expect(await pickups('2026-12-05T05:01:00Z')).toBe(1)
  expect(await pickups('2026-12-05T08:01:00Z')).toBe(2)
  expect(JSON.stringify(await openSummary(orderId, dana))).not.toMatch(/Huff|555-0188/)
  await endItem(items[0]?.listVehicleId ?? '', { status: 'completed' })
  expect(await pickups('2026-12-09T12:00:00Z')).toBe(1)
})

test('items have their statuses, and cancelled ones are not owed', async () => {
  const { dana, projectId } = await aCrew()
  const { orderId, items } = await anOrder(dana, projectId, [{}, {}, {}, { from: '2027-01-01', to: '2027-01-02' }])
  await endItem(items[0]?.listVehicleId ?? '', { status: 'completed' })
  await endItem(items[1]?.listVehicleId ?? '', { status: 'cancelled' })
  setClock(new Date('2026-12-12T12:00:00Z'))
  const order = await openSummary(orderId, dana)
  setClock(TODAY)
  expect(order.state.label).toBe('In progress')
  const statuses = order.items.map((item) => item.status).sort()
  expect(statuses).toEqual(['cancelled', 'completed', 'confirmed', 'in-progress'])
  expect(order.items.find((item) => item.status === 'completed')).toMatchObject({ completedOn: 'Dec 11, 2026' })
  expect(order.items.find((item) => item.status === 'in-progress')).toMatchObject({
    overdue: { label: 'Overdue since today', tone: 'refused' },
  })
  expect(order.totals).toMatchObject({ vehicles: 3, subTotal: 120_000, tax: 10_680 })
})

test('a running rental without photos of its pickup says so', async () => {
  const { dana, projectId } = await aCrew()
  const { orderId } = await anOrder(dana, projectId)
  setClock(new Date('2026-12-08T15:00:00Z'))
  const { items, state } = await openSummary(orderId, dana)
  setClock(TODAY)
  expect(state.label).toBe('In progress')
  expect(items).toMatchObject([
    { photos: { label: 'Pickup photos missing, rental started yesterday', tone: 'refused' } },
  ])
})

test('the thank-you note is shown on the first visit only, and never for an order that is over', async () => {
  const { dana, projectId } = await aCrew()
  const { orderId, items } = await anOrder(dana, projectId)
  const visit = async (cookie: string) => {
    const request = await get(`/orders/${orderId}/summary`, dana)
    const cookies = [request.headers.get('Cookie'), cookie].join('; ')
    return summary.loader(at(new Request(request, { headers: { Cookie: cookies } }), { orderId: `${orderId}` }))
  }
  const placed = (await orderPlaced.write(orderId)).split(';', 1)[0] ?? ''
  const first = await visit(placed)
  expect(first.data.isNew).toBe(true)
  const rest = new Headers(first.init?.headers).get('Set-Cookie')?.split(';', 1)[0] ?? placed
  expect((await visit(rest)).data.isNew).toBe(false)
  expect((await visit((await orderPlaced.write(orderId + 1)).split(';', 1)[0] ?? '')).data.isNew).toBe(false)
  await endItem(items[0]?.listVehicleId ?? '', { status: 'cancelled' })
  expect((await visit(placed)).data.isNew).toBe(false)
})

test('an order keeps its tax rate', async () => {
  const { dana, projectId } = await aCrew()
  const { orderId } = await anOrder(dana, projectId)
  await db().update(placedOrders).set({ taxPerMille: 70 }).where(eq(placedOrders.id, orderId))
  expect(await openSummary(orderId, dana)).toMatchObject({ totals: { taxPerMille: 70 } })
})

test('the details show the same order, and only in its own project', async () => {
  const { dana, projectId } = await aCrew()
  const other = await aProject({ Owner: dana })
  const { orderId } = await anOrder(dana, projectId)
  expect(await openDetails(orderId, projectId, dana, 'any name')).toEqual(await openSummary(orderId, dana))
  expect(await responseStatus(openDetails(orderId, other, dana))).toBe(404)
})

test('an admin who is a Viewer of the project sees the order without prices', async () => {
  const { dana, projectId } = await aCrew()
  const marcus = await anAdmin('marcus')
  await db().insert(projectMembers).values({ projectId, accountId: marcus.id, role: 'User' })
  const { orderId } = await anOrder(dana, projectId, [{ agreedCents: 45_055 }])
  const order = await openSummary(orderId, marcus)
  expect(order).toMatchObject({ totals: null, items: [{ agreed: null }] })
  expect(JSON.stringify(order)).not.toMatch(/45055|4010|49065/)
})

test('a replaced agreement is not shown', async () => {
  const { dana, projectId } = await aCrew()
  const { orderId } = await anOrder(dana, projectId)
  await db().update(agreements).set({ status: 'replaced' }).where(eq(agreements.orderId, orderId))
  expect(await openSummary(orderId, dana)).toMatchObject({ agreement: null })
})
