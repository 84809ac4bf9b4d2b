import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { anUnsignedOrder } from '#tests/world/signing'
import { responseStatus } from '#tests/world/visits/responses'
import { db, inTransaction, signingChains } from '~/server/db/client.server'
import { lockSigning } from '~/services/signing/agreement/events.server'

useDatabase()
startClock()

test.each([
  ['after the first event', false],
  ['before the first event, when there is no row to lock', true],
])('concurrent transactions that sign in one order are serialized %s', async (_, isBefore) => {
  const { orderId } = await anUnsignedOrder()
  if (isBefore) await db().delete(signingChains).where(eq(signingChains.orderId, orderId))
  const count = async () =>
    inTransaction(async (tx) => {
      const { eventCount } = await lockSigning(tx, orderId)
      await tx.execute(sql`select pg_sleep(0.1)`)
      await tx
        .update(signingChains)
        .set({ eventCount: eventCount + 1 })
        .where(eq(signingChains.orderId, orderId))
      return eventCount
    })
  const first = isBefore ? 0 : 1
  expect((await Promise.all([count(), count(), count()])).sort()).toEqual([first, first + 1, first + 2])
})

test('an order that does not exist is a 404', async () => {
  expect(await responseStatus(inTransaction((tx) => lockSigning(tx, 999_999)))).toBe(404)
})
