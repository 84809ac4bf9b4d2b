import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { anOrder } from '#tests/world/orders'
import { anAdmin } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { setClock } from '~/server/clock.server'
import { ordersPage } from '~/services/orders/orders-page.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))
afterAll(() => setClock())

test('a project lists its own orders: no other company’s, and none of another project of the same renter', async () => {
  const [dana, eve] = [await anAdmin(), await anAdmin('eve')]
  const projectId = await aProject({ Owner: dana })
  const { orderId } = await anOrder(dana, projectId)
  await anOrder(dana, await aProject({ Owner: dana }, { title: 'Nightshift' }))
  await anOrder(eve, await aProject({ Owner: eve }, { title: 'Ferry Street' }))
  const { orders, next } = await ordersPage(dana, projectId)
  expect(orders.map(({ id }) => id)).toEqual([orderId])
  expect(next).toBeNull()
})
