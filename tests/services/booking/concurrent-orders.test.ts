import { expect, test } from 'vitest'
import { violations } from '#tests/soak/invariants'
import { runOperations, written } from '#tests/soak/operations/run-operations'
import { aStage } from '#tests/soak/operations/stage'
import { replayed } from '#tests/soak/replay'
import { wrongTotals } from '#tests/soak/totals'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'

await useDatabase()

/** SEED=… makes other random choices; the default seed makes the same ones in every run. */
const seed = Number(process.env.SEED ?? 20_261_122)
/** Midday in every time zone of the vehicles; daylight saving time begins on March 14. */
const FIRST_DAY = new Date('2027-03-09T18:00:00Z')
setClock(FIRST_DAY)
const stage = await aStage()

test(`sixteen concurrent clients change days at random without conflicts, SEED=${seed}`, async () => {
  const before = await written()
  const ran = await runOperations(stage, FIRST_DAY, { seed, count: 500 })
  expect(ran.wrong).toEqual([])
  expect(await violations()).toEqual([])
  expect(await replayed()).toEqual([])
  expect(await wrongTotals(stage.crews)).toEqual([])

  const there = await written()
  expect([...ran.written].filter((row) => !there.has(row))).toEqual([])
  // every row that was written was reported to its client
  expect([...there].filter((row) => !before.has(row) && !ran.written.has(row))).toEqual([])
  // enough operations succeeded for the run to be meaningful
  const { order = 0, block = 0, cancel = 0, change = 0, extend = 0, complete = 0 } = ran.done
  expect(Math.min(order, block, cancel + change + extend + complete)).toBeGreaterThan(0)
}, 240_000)
