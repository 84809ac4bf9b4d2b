import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#tests/world/database/postgres-server'
import type { OrderFilter } from '~/models/provider/order-filter'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { type Connection, connectServer } from '~/server/db/connection.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'
import { aProvider } from '../tests/world/builders'
import { fillOrders } from './desk-orders/fill'
import { percentile, shown } from './timing'

const ORDERS = 100_000
const ROUNDS = 20
const WARM_UP = 6

const ALL: OrderFilter = { search: '', from: '', to: '' }
const today = todayIn(HOME_ZONE, now())

const FILTERS: [string, Partial<OrderFilter>][] = [
  ['no filter', {}],
  ['one number', { search: '51234' }],
  ['a project with 50 orders', { search: 'production 1234' }],
  ['a renter with 100 orders', { search: 'rowe987' }],
  ['nobody of that name', { search: 'nobody at all' }],
  ['a company with 250 orders', { search: 'company 399' }],
  ['what every name has', { search: 'o' }],
  ['an owner', { search: 'oakley123' }],
  ['one model of vehicle', { search: 'ford model 3' }],
  ['a week ahead', { from: today, to: addDays(today, 6) }],
  ['a week two years ago', { from: addDays(today, -730), to: addDays(today, -724) }],
  ['going on', { status: 'placed' }],
  ['completed', { status: 'completed' }],
  ['cancelled', { status: 'cancelled' }],
  ['not signed', { stuck: 'unsigned' }],
  ['no documents', { stuck: 'documents' }],
  ['undelivered mail', { stuck: 'mail' }],
  ['overdue', { stuck: 'overdue' }],
  ['pickup photos missing', { stuck: 'photos' }],
]

/** The staff's order page with every filter, compared with the unfiltered page. */
export async function benchDeskOrders() {
  console.log(
    `Orders at the desk, PostgreSQL server: ${ORDERS.toLocaleString('en-US')} orders, ${ROUNDS} times each in turns`,
  )
  const { url, stop } = await startPostgres()
  const connection = await connectServer(`${url}/postgres`)
  await connection.migrate()
  installConnection(connection)
  await fillOrders(connection, ORDERS)
  const pru = await aProvider()
  const sides: Side[] = FILTERS.map(([name, part]) => ({ name, filter: { ...ALL, ...part }, times: [] }))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const { filter, times } of sides) {
      const start = performance.now()
      await deskOrdersPage(pru, filter)
      if (round >= WARM_UP) times.push(performance.now() - start)
    }
  const plain = percentile(sides[0]?.times ?? [], 50)
  for (const { name, filter, times } of sides) {
    const [p50, read] = [percentile(times, 50), await rowsRead(connection, () => deskOrdersPage(pru, filter))]
    console.log(
      `  ${name.padEnd(26)} p50 ${shown(p50)}   ${(p50 / plain).toFixed(1)} times   ${read} rows read without an index`,
    )
  }
  await closeDatabase()
  await stop()
}

type Side = { name: string; filter: OrderFilter; times: number[] }

/** How many rows are read by sequential scans in tables that grow with orders. */
async function rowsRead(on: Connection, work: () => Promise<unknown>): Promise<number> {
  const before = await seen(on)
  await work()
  return (await seen(on)) - before
}

async function seen(on: Connection): Promise<number> {
  // a session reports its counters one second after its last statement
  await wait(1500)
  const { rows } = await on.runSql(READ, [])
  const [row] = rows
  assert(typeof row === 'object' && row !== null && 'read' in row)
  return Number(row.read)
}

const READ = `select sum(seq_tup_read)::int as read from pg_stat_user_tables
  where relname in ('orders', 'order_items', 'agreements', 'documents', 'outbox')`
