import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder, endItem } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findOrders } from '~/services/orders/find-orders.server'
import { orderedProjectsPage } from '~/services/orders/ordered-projects-page.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { vehiclesOut } from '~/services/orders/vehicles-out.server'

useDatabase()
const BEFORE = new Date('2026-11-20T15:00:00Z')
beforeAll(() => setClock(BEFORE))

test('finds orders by number, vehicle and project, newest first, and their projects', async () => {
  const dana = await anAdmin()
  const ferry = await aProject({ Owner: dana }, { title: 'Ferry Street' })
  const haul = await aProject({ Owner: dana }, { title: 'The Long Haul' })
  const one = await anOrder(dana, ferry)
  const two = await anOrder(dana, haul, [{}, {}])
  await endItem(two.items[1]?.listVehicleId ?? '', { status: 'cancelled' })

  const neighbor = await anAdmin()
  await anOrder(neighbor, await aProject({ Owner: neighbor }, { title: 'Ferry Street' }))

  const found = async (search: string) => (await findOrders(dana, { search })).orders.map(({ id }) => id)
  const projects = async (search: string) =>
    (await orderedProjectsPage(dana, { search })).projects.map(({ title }) => title)
  expect(await found('')).toEqual([two.orderId, one.orderId])
  expect(await found('caprice haul chevrolet')).toEqual([two.orderId])
  expect(await found('1976 chevrolet CAPRICE')).toEqual([two.orderId, one.orderId])
  for (const search of [`${one.orderId}`, `#${one.orderId}`, `Order #${one.orderId}`, 'ferry']) {
    expect([await found(search), await projects(search)]).toEqual([[one.orderId], ['Ferry Street']])
  }
  expect([await found('Imperial'), await projects('Imperial')]).toEqual([[], []])
  expect((await findOrders(dana, { search: '', older: two.orderId })).orders.map(({ id }) => id)).toEqual([one.orderId])

  const { orders } = await findOrders(dana, { search: 'haul' })
  expect(orders).toMatchObject([{ project: { title: 'The Long Haul' }, status: 'placed', isRunning: false }])
  expect(orders[0]?.total).toBeGreaterThan(0)
  expect((await countQueries(() => findOrders(dana, { search: '' }))).count).toBe(3)
})

test('late projects come before those with a later order, also across pages', async () => {
  const dana = await anAdmin()
  const [late, other] = [await aProject({ Owner: dana }), await aProject({ Owner: dana })]
  const first = await anOrder(dana, late)
  await anOrder(dana, other)
  const ids = async (before?: number) =>
    (await orderedProjectsPage(dana, { search: '', late: [late], before })).projects.map(({ id }) => id)
  expect(await ids()).toEqual([late, other])
  expect(await ids(first.orderId)).toEqual([other])
})

test('shows the total of an order only to members who see prices', async () => {
  const [dana, viewer] = [await anAdmin(), await anAdmin()]
  const projectId = await aProject({ Owner: dana, User: viewer })
  const { orderId } = await anOrder(dana, projectId)
  expect((await findOrders(viewer, { search: '' })).orders).toMatchObject([{ id: orderId, total: null }])
  expect((await ordersPage(viewer, projectId)).orders).toMatchObject([{ id: orderId, total: null }])
})

test('before a delivery its owner is named, and to members who see prices the signer', async () => {
  const [dana, viewer] = [await anAdmin(), await anAdmin()]
  const projectId = await aProject({ Owner: dana, User: viewer })
  const vehicle = { pickupPreference: 'Owner delivers' }
  await anOrder(dana, projectId, [{ vehicle }])
  const shown = async (reader: Account, day: string) => {
    setClock(new Date(`${day}T15:00:00Z`))
    const [order] = (await ordersPage(reader, projectId)).orders
    setClock(BEFORE)
    return [order?.vehicles[0]?.delivery, order?.waitingOn]
  }
  const waitingOn = 'Waiting on Marcus Oyelaran to sign.'
  expect(await shown(dana, '2026-12-04')).toEqual(['', waitingOn])
  expect(await shown(dana, '2026-12-06')).toEqual(['Omar Haddad delivers.', waitingOn])
  expect(await shown(viewer, '2026-12-06')).toEqual(['Omar Haddad delivers.', null])
  expect(await shown(dana, '2026-12-08')).toEqual(['', waitingOn])
})

test('missing papers are amber only for those who may change the order', async () => {
  const [dana, member] = [await anAdmin(), await anAdmin()]
  const projectId = await aProject({ Owner: dana, Member: member })
  await anOrder(dana, projectId)
  setClock(new Date('2026-12-06T15:00:00Z'))
  const tones = async (account: Account) => [
    (await findOrders(account, { search: '' })).orders[0]?.missing?.tone,
    (await ordersPage(account, projectId)).orders[0]?.missing?.tone,
  ]
  const [own, others] = [await tones(dana), await tones(member)]
  setClock(BEFORE)
  expect([own, others]).toEqual([
    ['waiting', 'waiting'],
    ['gone', 'gone'],
  ])
})

test('lists the vehicles that are out, the next to return first, and marks the overdue ones', async () => {
  const dana = await anAdmin()
  const { items } = await anOrder(dana, await aProject({ Owner: dana }), [
    {},
    { from: '2026-12-05', to: '2026-12-08' },
    { from: '2026-12-20', to: '2026-12-22' },
    {},
  ])
  await endItem(items[3]?.listVehicleId ?? '', { status: 'completed' })
  expect(await vehiclesOut(dana)).toEqual([])
  setClock(new Date('2026-12-09T15:00:00Z'))
  const out = await vehiclesOut(dana)
  const strangers = await vehiclesOut(await anAdmin())
  setClock(BEFORE)
  expect(out.map(({ mark, day }) => [mark, day])).toEqual([
    [{ label: 'Overdue since today', tone: 'refused' }, 'Dec 5, 2026 to Dec 8, 2026'],
    [{ label: 'Pickup photos missing, rental started Mon', tone: 'refused' }, 'Dec 7, 2026 to Dec 11, 2026'],
  ])
  expect(strangers).toEqual([])
})
