import { sql } from 'drizzle-orm'
import { seedDemo } from '#demo/seed-demo.server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { everyPageOf } from '#tests/world/list-pages'
import { inDemo, projectInDemo } from '#tests/world/seeded-demo'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { requireMembership } from '~/services/crew/membership.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { chanceFrom } from './chance'

type Days = { world: Awaited<ReturnType<typeof openWorld>>; seed: number; days: number }

const ORDINARY = new Date('2026-11-20T15:00:00Z')
/** An evening on the West Coast, both daylight saving changes, New Year's Eve and a leap day. */
const SPECIAL = ['2026-11-21T04:30', '2027-03-14T07:30', '2026-11-01T05:45', '2027-01-01T04:59', '2028-02-29T18:00']
const FIVE_YEARS_IN_MINUTES = 5 * 365 * 24 * 60

/** Seeds the demo on special and random days; the stages must be the same as on an ordinary day. */
export async function runAnyDay({ world, seed, days }: Days): Promise<string[]> {
  const chance = chanceFrom(seed)
  const others = Array.from({ length: days }, () => ORDINARY.getTime() + 60_000 * chance.below(FIVE_YEARS_IN_MINUTES))
  const wrong: string[] = []
  await world.inside(async () => {
    const expected = await stagesSeededAt(ORDINARY)
    for (const instant of [...SPECIAL.map((minute) => Date.parse(`${minute}Z`)), ...others]) {
      const stages = await stagesSeededAt(new Date(instant))
      if (stages !== expected) wrong.push(`seeded at ${new Date(instant).toISOString()}: ${stages}`)
    }
    setClock()
  })
  return wrong
}

/** The stage of every card and the status of every order in the two busy projects. */
async function stagesSeededAt(instant: Date): Promise<string> {
  await db().execute(sql`truncate accounts, outbox, rate_limits cascade`)
  setClock(instant)
  await seedDemo({ withPhotos: false })
  setClock(instant)
  const dana = await inDemo('dana')
  const stages: string[] = []
  for (const title of ['The Long Haul', 'Ferry Street']) {
    const membership = await requireMembership(dana, await projectInDemo(title))
    const blocks = (await everyPageOf(membership)).flatMap((page) => page.blocks)
    stages.push(...blocks.flatMap(({ vehicles }) => vehicles.map(({ deal }) => deal?.stage ?? 'unseen')))
    stages.push(...(await ordersPage(dana, membership.project.id)).orders.map(({ status }) => status))
  }
  return stages.join(' ')
}
