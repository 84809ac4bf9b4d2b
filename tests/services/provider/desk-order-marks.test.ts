import { expect, test } from 'vitest'
import { anAdmin, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'

await useDatabase()

const ANY = { number: '', project: '', renter: '', owner: '', vehicle: '', from: '', to: '' } as const

test('an order of several vehicles has what is late at the vehicle, not among its own marks', async () => {
  const dana = await anAdmin()
  setClock(new Date('2026-11-20T15:00:00Z'))
  await anOrder(dana, await aProject({ Owner: dana }), [{ from: '2026-12-01', to: '2026-12-07' }, { to: '2026-12-08' }])
  setClock(new Date('2026-12-08T17:00:00Z'))
  const [order] = (await deskOrdersPage(await aProvider(), ANY)).orders
  expect(order?.marks.map(({ label }) => label)).toEqual(['Unsigned, rental started Dec 1, 2026'])
  expect(order?.vehicles.map(({ late }) => late?.label)).toEqual([
    'Overdue since today',
    'In progress, no pickup photos',
  ])
})
