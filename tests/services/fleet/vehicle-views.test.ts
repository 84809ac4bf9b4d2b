import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anAdmin, anOwner, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'
import { db, vehicleViews } from '~/server/db/client.server'
import { startProcessTasks, stopProcessTasks } from '~/server/jobs/process-tasks.server'
import type { Account, Visitor } from '~/server/session/asker.server'
import { countView, writeViews } from '~/services/fleet/vehicle-views.server'

useDatabase()
beforeEach(() => {
  setClock(new Date('2026-11-20T23:59:00Z'))
  globalThis.backlotViews = undefined
})

const PHONE = 'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36'
const visitor = (address: string, agent = PHONE): Visitor => ({
  kind: 'visitor',
  origin: 'http://localhost',
  address,
  agent,
})
const onPhone = (account: Account): Account => ({ ...account, agent: PHONE })

async function written() {
  await writeViews()
  const rows = await db().select().from(vehicleViews)
  return rows.map(({ day, views }) => [day, views]).sort()
}

test('crews and visitors count once a day each; owners, staff and crawlers do not count', async () => {
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner)
  const dana = onPhone(await anAdmin())
  for (const asker of [
    dana,
    dana,
    visitor('192.0.2.1'),
    visitor('192.0.2.1'),
    visitor('192.0.2.1', `${PHONE} Edg/110`),
    visitor('192.0.2.2'),
    visitor('192.0.2.3', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    visitor('192.0.2.3', ''),
    onPhone(owner),
    onPhone(await aProvider()),
  ]) {
    countView(asker, vehicleId)
  }
  expect(await written()).toEqual([['2026-11-20', 4]])
  // written once; later views are added to the stored count
  expect(await written()).toEqual([['2026-11-20', 4]])
  countView(visitor('192.0.2.9'), vehicleId)
  setClock(new Date('2026-11-21T00:01:00Z'))
  countView(dana, vehicleId)
  expect(await written()).toEqual([
    ['2026-11-20', 5],
    ['2026-11-21', 1],
  ])
})

test('views that failed to be written are kept, and a stopping process writes its views', async () => {
  const vehicleId = await aVehicle(await anOwner())
  countView(visitor('192.0.2.1'), '00000000-0000-4000-8000-000000000000')
  countView(visitor('192.0.2.1'), vehicleId)
  await expect(writeViews()).rejects.toThrow()
  globalThis.backlotViews?.[0]?.views.delete('00000000-0000-4000-8000-000000000000')
  startProcessTasks([{ name: 'write-views', everyMs: 60_000, work: writeViews }])
  await stopProcessTasks()
  expect(await db().$count(vehicleViews, eq(vehicleViews.vehicleId, vehicleId))).toBe(1)
})
