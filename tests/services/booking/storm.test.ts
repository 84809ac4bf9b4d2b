import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#tests/soak/invariants'
import { runOperations, written } from '#tests/soak/operations/run-operations'
import { aStage, type Stage } from '#tests/soak/operations/stage'
import { replayed } from '#tests/soak/replay'
import { wrongTotals } from '#tests/soak/totals'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'

useDatabase()

/** SEED=… makes the choices of another storm; without it, every run makes the same. */
const seed = Number(process.env.SEED ?? 20_261_122)
/** Noon by all clocks of the vehicles, which change on March 14. */
const FIRST_DAY = new Date('2027-03-09T18:00:00Z')
let stage: Stage
beforeAll(async () => {
  setClock(FIRST_DAY)
  stage = await aStage()
})
afterAll(() => setClock())

test(`a storm of everything that moves days, by sixteen at once, with SEED=${seed}`, async () => {
  const before = await written()
  const ran = await runOperations(stage, FIRST_DAY, { seed, count: 500 })
  expect(ran.wrong).toEqual([])
  expect(await violations()).toEqual([])
  expect(await replayed()).toEqual([])
  expect(await wrongTotals(stage.crews)).toEqual([])

  const there = await written()
  expect([...ran.written].filter((row) => !there.has(row))).toEqual([])
  // and nothing happened that nobody was told of
  expect([...there].filter((row) => !before.has(row) && !ran.written.has(row))).toEqual([])
  // a storm in which little is granted would prove little
  const { order = 0, block = 0, cancel = 0, change = 0, extend = 0, complete = 0 } = ran.done
  expect(Math.min(order, block, cancel + change + extend + complete)).toBeGreaterThan(4)
}, 240_000)
