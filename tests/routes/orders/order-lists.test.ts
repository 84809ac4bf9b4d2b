import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder, endItem } from '#tests/world/orders'
import { at } from '#tests/world/visits/responses'
import * as summary from '~/routes/booking/checkout/order-summary'
import * as ordersPage from '~/routes/orders/orders'
import * as ordersList from '~/routes/orders/orders-of-project'
import { setClock } from '~/server/clock.server'
import { countQueries, db, orders, projects, vehiclePhotos } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

const openOrders = async (as?: Account, query = '') => ordersPage.loader(at(await get(`/orders${query}`, as)))
const openList = async (projectId: string, as: Account, query = '') =>
  ordersList.loader(at(await get(`/orders/orders-list/${projectId}/x${query}`, as), { projectId, name: 'x' }))
const openSummary = async (orderId: number | string, as?: Account) =>
  summary.loader(at(await get(`/orders/${orderId}/summary`, as), { orderId: `${orderId}` }))
async function aCrew(part = {}) {
  const dana = await anAdmin()
  return { dana, projectId: await aProject({ Owner: dana }, part) }
}

test('orders of one project are listed with status, latest first', async () => {
  const { dana, projectId } = await aCrew()
  await anOrder(dana, await aProject({ Owner: dana }, { title: 'Nightshift' }))
  const first = await anOrder(dana, projectId)
  const second = await anOrder(dana, projectId)
  const third = await anOrder(dana, projectId)
  await endItem(first.items[0]?.listVehicleId ?? '', { status: 'completed' })
  await endItem(second.items[0]?.listVehicleId ?? '', { status: 'cancelled' })
  const { orders: listed, project, next } = await openList(projectId, dana)
  expect(project.title).toBe('The Long Haul')
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    [third.orderId, 'placed'],
    [second.orderId, 'cancelled'],
    [first.orderId, 'completed'],
  ])
  expect(next).toBeNull()
  const older = await openList(projectId, dana, `?before=${third.orderId}`)
  expect(older.orders.map(({ id }) => id)).toEqual([second.orderId, first.orderId])
  expect((await openList(projectId, dana, '?before=nonsense')).orders).toHaveLength(3)
})

test('the vehicles of an order are listed by first day, cancelled ones last', async () => {
  const { dana, projectId } = await aCrew()
  const days = ['2026-12-07', '2026-12-09', '2026-12-08'].map((day) => ({ from: day, to: day }))
  const { items } = await anOrder(dana, projectId, days)
  await endItem(items[0]?.listVehicleId ?? '', { status: 'cancelled' })
  const { orders: listed } = await openList(projectId, dana)
  expect(
    listed.flatMap(({ vehicles }) => vehicles.map(({ days: shown, isCancelled }) => [shown, isCancelled])),
  ).toEqual([
    ['Dec 8, 2026', false],
    ['Dec 9, 2026', false],
    ['Dec 7, 2026', true],
  ])
})

test('the orders page lists one’s projects with orders, searchable, latest order first', async () => {
  const { dana, projectId } = await aCrew()
  const empty = await aProject({ Owner: dana }, { title: 'Nothing ordered' })
  const closed = await aProject({ Owner: dana }, { title: 'Nightshift 100% _done_', location: '' })
  await anOrder(dana, projectId)
  await anOrder(dana, closed)
  await anOrder(dana, closed)
  await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, closed))
  const all = await openOrders(dana)
  expect(all.projects).toMatchObject([
    { id: closed, orders: 2, isActive: false, location: '' },
    { id: projectId, orders: 1, isActive: true, location: 'Newnan, GA' },
  ])
  expect(all.projects.map(({ id }) => id)).not.toContain(empty)
  const found = async (search: string) =>
    (await openOrders(dana, `?search=${encodeURIComponent(search)}`)).projects.map(({ id }) => id)
  expect(await found(' LONG ')).toEqual([projectId])
  expect(await found('100% _')).toEqual([closed])
  expect(await found('%')).toEqual([closed])
  expect(await found('Nothing ordered')).toEqual([])
  expect((await openOrders(await anAdmin('eve'))).projects).toEqual([])
})

test('a card shows at most three photos, of the vehicles ordered last', async () => {
  const { dana, projectId } = await aCrew()
  const { items } = await anOrder(dana, projectId, [{}, {}, {}, {}])
  await db()
    .insert(vehiclePhotos)
    .values(
      items.flatMap(({ vehicleId }) =>
        [0, 1].map((position) => ({ vehicleId, position, fileKey: `${vehicleId}${position}` })),
      ),
    )
  const { projects: cards } = await openOrders(dana)
  expect(cards[0]?.pictures).toHaveLength(3)
  expect(cards[0]?.pictures[0]?.url640).toMatch(/^\/photos\/[0-9a-f-]{36}\/640\.webp$/)
})

test('projects and orders are paginated without gaps', async () => {
  const { dana, projectId } = await aCrew()
  await anOrder(dana, projectId)
  const [placed] = await db().select().from(orders).where(eq(orders.projectId, projectId))
  if (!placed) throw new Error('There is no order.')
  const { id, ...order } = placed
  const ids = [projectId]
  for (let count = 1; count < 50; count++) {
    const projectId = await aProject({ Owner: dana })
    await db()
      .insert(orders)
      .values({ ...order, projectId, cartRevision: order.cartRevision + count })
    ids.unshift(projectId)
  }
  const first = await openOrders(dana)
  const second = await openOrders(dana, `?before=${first.next}`)
  expect([...first.projects, ...second.projects].map(({ id }) => id)).toEqual(ids)
  expect(second.next).toBeNull()
})

test('pages run a fixed number of queries', async () => {
  const { dana, projectId } = await aCrew()
  const small = await anOrder(dana, projectId)
  const few = [
    await countQueries(() => openSummary(small.orderId, dana)),
    await countQueries(() => openList(projectId, dana)),
    await countQueries(() => openOrders(dana)),
  ].map(({ count }) => count)
  const large = await anOrder(
    dana,
    projectId,
    Array.from({ length: 12 }, () => ({})),
  )
  for (let more = 0; more < 5; more++) await anOrder(dana, await aProject({ Owner: dana }))
  const many = [
    await countQueries(() => openSummary(large.orderId, dana)),
    await countQueries(() => openList(projectId, dana)),
    await countQueries(() => openOrders(dana)),
  ].map(({ count }) => count)
  expect(many).toEqual(few)
})
