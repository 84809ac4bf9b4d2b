import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedDemo } from '#demo/seed-demo.server'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { requireMembership } from '~/services/crew/membership.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { everyPageOf } from '../world/list-pages'
import { inDemo, photographNothing, projectInDemo } from '../world/seeded-demo'

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'backlot-any-day-'))

beforeAll(() => setEnv({ DATA_DIR: folder }))
beforeEach(() => db().execute(sql`truncate accounts, outbox cascade`))
afterAll(() => {
  setClock()
  setEnv()
  rmSync(folder, { recursive: true })
})

/** How many cards and orders of the two busy projects stand where. */
async function access() {
  const stands: string[] = []
  for (const title of ['The Long Haul', 'Ferry Street']) {
    const dana = await inDemo('dana')
    const membership = await requireMembership(dana, await projectInDemo(title))
    const blocks = (await everyPageOf(membership)).flatMap((page) => page.blocks)
    stands.push(...blocks.flatMap(({ vehicles: cards }) => cards.map(({ deal }) => deal?.stage ?? 'unseen')))
    stands.push(...(await ordersPage(dana, membership.project.id)).orders.map(({ status }) => status))
  }
  return stands
}

test.each([
  ['in the evening of the West Coast', '2026-11-21T04:30:00Z'],
  ['in the night in which clocks go forward', '2027-03-14T07:30:00Z'],
  ['in the night in which clocks go back', '2026-11-01T05:45:00Z'],
  ['at the turn of the year', '2027-01-01T04:59:59Z'],
  ['on a leap day', '2028-02-29T18:00:00Z'],
])('seeded %s, everything stands where it stands on any other day', async (_, instant) => {
  setClock(new Date(instant))
  await seedDemo({ photograph: photographNothing })
  setClock(new Date(instant))
  expect(await access()).toEqual([
    ...['to_answer', 'available', 'booked', 'asked', 'countered', 'declined', 'time_is_up', 'asked', 'not_inquired'],
    ...['available', 'taken', 'not_inquired', 'not_inquired', 'countered', 'booked', 'cancelled'],
    ...['placed', 'placed'],
    ...['to_answer', 'asked', 'not_inquired', 'not_inquired'],
    ...['in_cart', 'in_cart', 'in_cart', 'asked', 'booked', 'booked', 'not_inquired', 'completed'],
    ...['placed', 'completed'],
  ])
})
