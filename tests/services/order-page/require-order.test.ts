import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aBookedItem } from '#tests/world/orders'
import { accounts, db, orders } from '~/server/db/client.server'
import { requireOrder } from '~/services/order-page/require-order.server'

useDatabase()

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
