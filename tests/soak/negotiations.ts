import type { openWorld } from '#tests/world/application/application-on-database'
import { setClock } from '~/server/clock.server'
import { violations } from './invariants'
import { NEGOTIATIONS, runOperations, written } from './operations/run-operations'
import { aStage } from './operations/stage'

type Negotiations = { world: Awaited<ReturnType<typeof openWorld>>; seed: number; operations: number; minutes: number }

const STEPS = 2000
const FIRST_DAY = Date.parse('2027-03-09T18:00:00Z')
/** A round simulates twelve days. */
const ROUND_MS = 13 * 24 * 60 * 60 * 1000

/** Rounds of random negotiations by calls of the services, each by new crews. Returns the problems found. */
export async function runNegotiations({ world, seed, operations, minutes }: Negotiations): Promise<string[]> {
  const done: Record<string, number> = {}
  const wrong: string[] = []
  const end = Date.now() + minutes * 60_000
  for (let round = 0; round * STEPS < operations && Date.now() < end && wrong.length === 0; round += 1) {
    const began = Date.now()
    wrong.push(...(await world.inside(() => oneRound(round))))
    console.log(`${(round + 1) * STEPS} steps, ${Math.round((Date.now() - began) / 1000)} s`)
  }
  const figures = Object.entries(done).map(([name, count]) => `${count} ${name}`)
  console.log(`Done: ${figures.join(', ')}`)
  return wrong

  async function oneRound(round: number): Promise<string[]> {
    const day = new Date(FIRST_DAY + round * ROUND_MS)
    setClock(day)
    const stage = await aStage()
    const ran = await runOperations(stage, day, { seed: seed + round, count: STEPS, shares: NEGOTIATIONS })
    for (const [name, count] of Object.entries(ran.done)) done[name] = (done[name] ?? 0) + count
    const there = await written()
    const lost = [...ran.written].filter((row) => !there.has(row)).map((row) => `${row} was acknowledged but is lost`)
    return [...ran.wrong, ...lost, ...(await violations())]
  }
}
