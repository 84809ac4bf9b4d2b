import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { useDatabase } from '#tests/world/database/database'
import { agreementOf, anUnsignedOrder, signed } from '#tests/world/signing'
import { agreements, db, inTransaction, signingChains } from '~/server/db/client.server'
import { verifySigning } from '~/services/signing/verify-signing.server'

useDatabase()
/** Of three orders, as they were counted. */
let ids: number[] = []
beforeEach(async () => {
  await byHand(sql`truncate orders cascade`, sql`delete from signing_order_count`)
  await Promise.all([anUnsignedOrder(), anUnsignedOrder(), anUnsignedOrder()])
  const chains = await db().select().from(signingChains).orderBy(signingChains.position)
  ids = chains.map(({ orderId }) => orderId)
})

test('orders that are placed at the same time are each counted once, and nothing is wrong', async () => {
  const positions = (await db().select().from(signingChains)).map(({ position }) => position)
  expect(positions.sort()).toEqual([1, 2, 3])
  expect(await wrong()).toEqual([])
})

test('a whole order that was taken out from between others is noticed', async () => {
  await byHand(...withoutOrder(ids[1]))
  expect(await wrong()).toEqual([
    `orders placed between #${ids[0]} and #${ids[2]} are missing`,
    'there are 2 orders with events, and 3 were written down',
  ])
})

test.each([
  ['and stays noticed after the next order', sql`select 1`, 'there are 3 orders with events, and 4 were written down'],
  ['with the number', sql`update signing_order_count set orders = 2`, 'the number of orders has no seal of ours'],
  ['with the count itself', sql`delete from signing_order_count`, 'the number of orders has no seal of ours'],
])('the last order that was taken out is noticed, %s', async (_, change, words) => {
  await byHand(...withoutOrder(ids[2]), change)
  expect((await wrong()).length).toBeGreaterThan(0)
  await anUnsignedOrder()
  expect(await wrong()).toContain(words)
})

test('an order that was taken out while its events stayed is noticed', async () => {
  await byHand(sql`delete from orders where id = ${ids[1]}`)
  expect(await wrong()).toEqual([`#${ids[1]}: the order is gone`])
})

test('another position is noticed', async () => {
  await db()
    .update(signingChains)
    .set({ position: null })
    .where(eq(signingChains.orderId, ids[2] ?? 0))
  expect(await wrong()).toContain(`#${ids[2]}: the number of its events has no seal of ours`)
})

test('orders from before they were counted are accepted, and counted with the next one', async () => {
  await byHand(sql`delete from signing_order_count`, sql`update signing_chains set position = null, ${UNTOUCHED}`)
  await byHand(sql`delete from signing_events`, sql`delete from agreements`)
  expect((await wrong()).filter((words) => !words.startsWith('#'))).toEqual([])

  await anUnsignedOrder()
  expect((await wrong()).filter((words) => !words.startsWith('#'))).toEqual([])
  await byHand(...withoutOrder(ids[0]))
  expect(await wrong()).toContain('there are 3 orders with events, and 4 were written down')
})

test('an agreement that was added by hand is noticed', async () => {
  granted(await signed(ids[0] ?? 0))
  const { id, ...agreement } = await agreementOf(ids[0] ?? 0)
  const [added] = await db()
    .insert(agreements)
    .values({ ...agreement, status: 'replaced', text: '' })
    .returning()
  expect(await wrong()).toEqual([`#${ids[0]}: nothing says that agreement ${added?.id} was sent`])
})

const wrong = async () => (await verifySigning()).wrong

/** As a chain is before its first event. */
const UNTOUCHED = sql`event_count = 0, seal = '', key_id = ''`

const withoutOrder = (orderId = 0): SQL[] => [
  sql`delete from signing_events where order_id = ${orderId}`,
  sql`delete from signing_chains where order_id = ${orderId}`,
  sql`delete from links where order_id = ${orderId}`,
  sql`delete from agreements where order_id = ${orderId}`,
  sql`delete from order_items where order_id = ${orderId}`,
  sql`delete from orders where id = ${orderId}`,
]

/** Past triggers and foreign keys, as whoever has the database can. */
function byHand(...changes: SQL[]): Promise<void> {
  return inTransaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const change of changes) await tx.execute(change)
  })
}
