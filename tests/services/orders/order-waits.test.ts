import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { anAdmin } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { setClock } from '~/server/clock.server'
import { db, inTransaction, selectRows } from '~/server/db/client.server'
import { vehicles } from '~/server/db/schema'
import { findCart } from '~/services/orders/cart/find-cart.server'
import { placeOrder } from '~/services/orders/checkout/place-order.server'

/** What only a database server allows: two transactions at the same moment. */
useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))
afterAll(() => setClock())

test('an order waits for its vehicles before it reads what became of their days', async () => {
  const dana = await anAdmin()
  const { vehicleId } = await aVehicleInCart({ projectId: await aProject({ Owner: dana }), renter: dana })
  await withBilling(dana)
  const revision = (await findCart(dana))?.revision ?? 0
  const [isLocked, mayEnd] = [aMoment(), aMoment()]
  const other = inTransaction(async (tx) => {
    await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update')
    isLocked.comes()
    await mayEnd.come
  })
  await isLocked.come
  const placing = placeOrder(dana, { ...SIGNER, revision })
  const first = await Promise.race([placing.then(() => 'placed'), somebodyWaits().then(() => 'waits')])
  mayEnd.comes()
  await other
  expect(first).toBe('waits')
  expect(await placing).toMatchObject({ ok: true })
})

function aMoment() {
  let comes = () => {}
  const come = new Promise<void>((resolve) => {
    comes = resolve
  })
  return { come, comes }
}

const somebodyWaits = () =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect(await selectRows(db(), waiting)).not.toEqual([])
  })
