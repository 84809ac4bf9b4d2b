import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { subjectsTo } from '#tests/world/messages/outbox'
import { aVehicleInCart } from '#tests/world/orders'
import { aReadyCart, blocksWithin, ordersOf, send } from '#tests/world/ready-cart'
import { CART_BLOCKERS } from '~/models/booking/booking-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { db, outbox } from '~/server/db/client.server'
import { findCart } from '~/services/booking/cart/find-cart.server'

/** Orders that are placed at the same time, on both database engines. */
useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

test('placing the same cart ten times at once, and again later, makes one order', async () => {
  const { dana, projectId, revision } = await aReadyCart([{}, {}])
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(dana, revision)))
  const [order] = await ordersOf(dana)
  expect(await ordersOf(dana)).toHaveLength(1)
  expect(outcomes).toEqual(outcomes.map(() => ({ ok: true, orderId: order?.id })))
  await aVehicleInCart({ projectId, renter: dana })
  expect(await send(dana, revision)).toEqual({ ok: true, orderId: order?.id })
  expect((await findCart(dana))?.items).toHaveLength(1)
  const messages = await db().select().from(outbox).where(eq(outbox.recipient, dana.email))
  expect(messages).toHaveLength(1)
})

test('of twenty projects that order one vehicle at once one succeeds, and the others keep their carts', async () => {
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner)
  const crews = []
  for (let crew = 0; crew < 20; crew++) crews.push(await aReadyCart([{ vehicleId, owner }, {}]))
  const outcomes = await Promise.all(crews.map(({ dana, revision }) => send(dana, revision)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await blocksWithin(vehicleId)).toEqual(['[2026-12-07,2026-12-12)'])
  const sentence = `1976 Chevrolet Caprice: ${CART_BLOCKERS.taken}`
  for (const [index, { dana, items, revision }] of crews.entries()) {
    const outcome = outcomes[index]
    if (outcome?.ok) continue
    expect(outcome).toEqual(
      refused(
        'item-blocked',
        sentence,
        undefined,
        'Taken: Dec 7, 2026 to Dec 11, 2026. The nearest free days are Dec 2, 2026 to Dec 6, 2026.',
      ),
    )
    expect(await ordersOf(dana)).toEqual([])
    expect(await blocksWithin(items[1]?.vehicleId ?? '')).toEqual([])
    expect(await findCart(dana)).toMatchObject({ revision, items: [{}, {}] })
    expect(await subjectsTo(dana)).toEqual([expect.stringMatching(/^No longer available: 1976 Chevrolet Caprice, /)])
  }
})

test('two carts with the same vehicles in opposite order make one order and one refusal', async () => {
  const owner = await anOwner()
  const [one, two] = [await aVehicle(owner), await aVehicle(owner)]
  for (let round = 0; round < 3; round++) {
    const days = { from: `2027-0${round + 1}-05`, to: `2027-0${round + 1}-09` }
    const first = await aReadyCart([
      { vehicleId: one, ...days },
      { vehicleId: two, ...days },
    ])
    const second = await aReadyCart([
      { vehicleId: two, ...days },
      { vehicleId: one, ...days },
    ])
    const outcomes = await Promise.all([send(first.dana, first.revision), send(second.dana, second.revision)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  }
})
