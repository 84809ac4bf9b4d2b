import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { agreementOf, anUnsignedOrder, signed } from '#tests/world/signing'
import { agreements, db, inTransaction, signingChains } from '~/server/db/client.server'
import { verifySigning } from '~/services/signing/verify-signing.server'

useDatabase()
startClock()
/** The ids of three orders by their position. */
let ids: number[] = []
beforeEach(async () => {
  await byHand(sql`truncate orders cascade`, sql`delete from signing_order_count`)
  await Promise.all([anUnsignedOrder(), anUnsignedOrder(), anUnsignedOrder()])
  const chains = await db().select().from(signingChains).orderBy(signingChains.position)
  ids = chains.map(({ orderId }) => orderId)
})

test('concurrent orders get distinct positions, and verify finds nothing wrong', async () => {
  const positions = (await db().select().from(signingChains)).map(({ position }) => position)
  expect(positions.sort()).toEqual([1, 2, 3])
  expect(await wrong()).toEqual([])
})

test('a deleted order between others is detected', async () => {
  await byHand(...withoutOrder(ids[1]))
  expect(await wrong()).toEqual([
    `orders placed between #${ids[0]} and #${ids[2]} are missing`,
    'there are 2 orders with events, and 3 were written down',
  ])
})

test.each([
  ['also after the next order', sql`select 1`, 'there are 3 orders with events, and 4 were written down'],
  [
    'with an adjusted number of orders',
    sql`update signing_order_count set orders = 2`,
    'the number of orders has no seal of ours',
  ],
  ['with a deleted count', sql`delete from signing_order_count`, 'the number of orders has no seal of ours'],
])('a deleted last order is detected, %s', async (_, change, text) => {
  await byHand(...withoutOrder(ids[2]), change)
  expect((await wrong()).length).toBeGreaterThan(0)
  await anUnsignedOrder()
  expect(await wrong()).toContain(text)
})

test('a deleted order whose events remain is detected', async () => {
  await byHand(sql`delete from orders where id = ${ids[1]}`)
  expect(await wrong()).toEqual([`#${ids[1]}: the order is gone`])
})

test('a changed position is detected', async () => {
  await db()
    .update(signingChains)
    .set({ position: null })
    .where(eq(signingChains.orderId, ids[2] ?? 0))
  expect(await wrong()).toContain(`#${ids[2]}: the number of its events has no seal of ours`)
})

test('orders from before the count are accepted and counted with the next one', async () => {
  await byHand(sql`delete from signing_order_count`, sql`update signing_chains set position = null, ${UNTOUCHED}`)
  await byHand(sql`delete from signing_events`, sql`delete from agreements`)
  expect((await wrong()).filter((text) => !text.startsWith('#'))).toEqual([])

  await anUnsignedOrder()
  expect((await wrong()).filter((text) => !text.startsWith('#'))).toEqual([])
  await byHand(...withoutOrder(ids[0]))
  expect(await wrong()).toContain('there are 3 orders with events, and 4 were written down')
})

test('an inserted agreement is detected', async () => {
  unwrap(await signed(ids[0] ?? 0))
  const { id, ...agreement } = await agreementOf(ids[0] ?? 0)
  const [added] = await db()
    .insert(agreements)
    .values({ ...agreement, status: 'replaced', text: '' })
    .returning()
  expect(await wrong()).toEqual([`#${ids[0]}: nothing says that agreement ${added?.id} was sent`])
})

const wrong = async () => (await verifySigning()).wrong

/** The columns of a chain before its first event. */
const UNTOUCHED = sql`event_count = 0, seal = '', key_id = ''`

const withoutOrder = (orderId = 0): SQL[] => [
  sql`delete from signing_events where order_id = ${orderId}`,
  sql`delete from signing_chains where order_id = ${orderId}`,
  sql`delete from links where order_id = ${orderId}`,
  sql`delete from agreements where order_id = ${orderId}`,
  sql`delete from order_items where order_id = ${orderId}`,
  sql`delete from orders where id = ${orderId}`,
]

/** Bypasses triggers and foreign keys, as a database superuser can. */
function byHand(...changes: SQL[]): Promise<void> {
  return inTransaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const change of changes) await tx.execute(change)
  })
}
