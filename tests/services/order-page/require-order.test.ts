import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aBookedItem } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { accounts, db, orders } from '~/server/db/client.server'
import { requireOrder } from '~/services/order-page/require-order.server'

useDatabase()
const BEFORE = new Date('2026-11-20T15:00:00Z')
beforeAll(() => setClock(BEFORE))

test('a member who may not change the rentals sees who may, with the number on the order but not their own', async () => {
  const [dana, marcus, eve] = [await anAdmin(), await anAdmin('marcus'), await anAdmin('eve')]
  const projectId = await aProject({ Owner: dana, Manager: marcus, Member: eve })
  const { orderId } = (await aBookedItem(dana, projectId)).ref
  const contact = { email: dana.email.toUpperCase(), phoneNumber: '404 555 0199' }
  await db().update(orders).set(contact).where(eq(orders.id, orderId))
  await db().update(accounts).set({ phone: '+14045550111' }).where(eq(accounts.id, marcus.id))

  const { changedBy } = await requireOrder(eve, orderId)
  expect(new Map(changedBy.map(({ id, phone }) => [id, phone?.e164]))).toEqual(
    new Map([
      [dana.id, '+14045550199'],
      [marcus.id, undefined],
    ]),
  )
  expect((await requireOrder(marcus, orderId)).changedBy).toEqual([])
})

test('what is missing the day before the pickup is amber only for those who may change the order', async () => {
  const [dana, eve] = [await anAdmin(), await anAdmin('eve')]
  const { orderId } = (await aBookedItem(dana, await aProject({ Owner: dana, Member: eve }))).ref
  setClock(new Date('2026-12-06T15:00:00Z'))
  const [own, others] = [await requireOrder(dana, orderId), await requireOrder(eve, orderId)]
  setClock(BEFORE)
  const label = 'Pickup tomorrow'
  expect([own.missing, others.missing]).toEqual([
    { label, tone: 'waiting' },
    { label, tone: 'gone' },
  ])
})
