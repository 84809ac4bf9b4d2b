import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, anOwner, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { duringTransaction } from '#tests/world/database/during-transaction'
import { subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem, aVehicleInCart, withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { setClock } from '~/server/clock.server'
import { orderItems, vehicles } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { endMembership } from '~/services/crew/end-membership.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'

/** Needs a database server: two concurrent transactions. */
useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

async function aFullCart() {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: await anAdmin(), Manager: marcus })
  const { vehicleId } = await aVehicleInCart({ projectId, renter: marcus })
  await withBilling(marcus)
  const revision = (await findCart(marcus))?.revision ?? 0
  return { accountId: marcus.id, projectId, vehicleId, order: () => placeOrder(marcus, { ...SIGNER, revision }) }
}

test('an order waits for the locks of its vehicles before it reads their days', async () => {
  const { vehicleId, order } = await aFullCart()
  const { first, outcome } = await duringTransaction(
    (tx) => tx.select().from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update'),
    order,
  )
  expect(first).toBe('waits')
  expect(outcome).toMatchObject({ value: { ok: true } })
})

test('an order waits for the removal of its renter from the project and is then refused', async () => {
  const { projectId, accountId, order } = await aFullCart()
  const { first, outcome } = await duringTransaction((tx) => endMembership(tx, { projectId, accountId }), order)
  expect(first).toBe('waits')
  expect(outcome).toMatchObject({ value: { code: 'cannot-book' } })
})

test('a due notice waits for the completion of the rental and is then not sent', async () => {
  const [dana, owner] = [await anAdmin(), await anOwner()]
  const { ref, vehicleId } = await aBookedItem(dana, await aProject({ Owner: dana }), { ...OVERDUE, owner })
  setClock(new Date('2026-11-26T17:00:00Z'))
  const before = await subjectsTo(owner)
  const { first, outcome } = await duringTransaction(
    async (tx) => {
      await lockVehicle(tx, vehicleId)
      await tx.update(orderItems).set({ status: 'completed' }).where(eq(orderItems.id, ref.orderItemId))
    },
    () => sendDueNotices(serverAsker()),
  )
  expect([first, outcome?.status]).toEqual(['waits', 'fulfilled'])
  expect(await subjectsTo(owner)).toEqual(before)
})

const OVERDUE = { from: '2026-11-20', to: '2026-11-24' }
