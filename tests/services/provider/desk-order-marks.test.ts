import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAdmin, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aFinishedInspection } from '#tests/world/inspections'
import { anOrder } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { db, orderItems } from '~/server/db/client.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'
import { firstStuck } from '~/services/today/first-stuck.server'

await useDatabase()

const ANY = { search: '', from: '', to: '' } as const

test('an order of several vehicles has what is late at the vehicle, not among its own marks', async () => {
  const dana = await anAdmin()
  setClock(new Date('2026-11-20T15:00:00Z'))
  const days = [
    { from: '2026-12-01', to: '2026-12-07' },
    { to: '2026-12-08' },
    { from: '2026-12-08', to: '2026-12-09' },
  ]
  await anOrder(dana, await aProject({ Owner: dana }), days)
  await db().update(orderItems).set({ status: 'cancelled' }).where(eq(orderItems.bookedTo, '2026-12-09'))
  setClock(new Date('2026-12-08T17:00:00Z'))
  const [order] = (await deskOrdersPage(await aProvider(), ANY)).orders
  expect(order?.marks.map(({ label }) => label)).toEqual(['Unsigned, PO and COI missing, rental started Dec 1'])
  expect(order?.vehicles.map(({ marks }) => marks.map(({ label }) => label))).toEqual([
    ['Overdue since today'],
    ['In progress', 'Pickup photos missing'],
    ['Cancelled'],
  ])
})

test('orders lacking pickup photos are found from the day after the pickup, three days long, until they are taken', async () => {
  const [dana, pru] = [await anAdmin(), await aProvider()]
  const projectId = await aProject({ Owner: dana }, { title: 'Ferry Street' })
  setClock(new Date('2026-11-20T15:00:00Z'))
  const west = { make: 'Checker', model: 'Marathon', zone: 'America/Los_Angeles' }
  const { orderId } = await anOrder(dana, projectId, [
    { from: '2027-03-01', to: '2027-03-02' },
    { vehicle: west, from: '2027-03-02', to: '2027-03-09' },
  ])
  const foundAt = async (time: string) => {
    setClock(new Date(time))
    const { orders, counts } = await deskOrdersPage(pru, { ...ANY, stuck: 'photos' })
    const { count, first } = (await firstStuck()).photos
    expect([counts.photos, count]).toEqual([orders.length, orders.length])
    return [orders.map(({ id }) => id), first?.title]
  }
  const none = [[], undefined]
  expect(await foundAt('2027-03-01T22:00:00Z')).toEqual(none)
  expect(await foundAt('2027-03-02T22:00:00Z')).toEqual([[orderId], '1976 Chevrolet Caprice'])
  // the first vehicle is overdue; evening in Los Angeles, then midnight there
  expect(await foundAt('2027-03-03T07:00:00Z')).toEqual(none)
  expect(await foundAt('2027-03-03T09:00:00Z')).toEqual([[orderId], '1976 Checker Marathon'])
  expect(await foundAt('2027-03-06T07:00:00Z')).toEqual([[orderId], '1976 Checker Marathon'])
  expect(await foundAt('2027-03-06T09:00:00Z')).toEqual(none)

  const [item] = await db().select().from(orderItems).where(eq(orderItems.bookedFrom, '2027-03-02'))
  await aFinishedInspection({ orderItemId: item?.id ?? '' }, { side: 'owner', phase: 'pickup' }, dana)
  expect(await foundAt('2027-03-05T22:00:00Z')).toEqual([[orderId], '1976 Checker Marathon'])
  await aFinishedInspection({ orderItemId: item?.id ?? '' }, { side: 'renter', phase: 'pickup' }, dana)
  expect(await foundAt('2027-03-05T22:00:00Z')).toEqual(none)
})
