import { expect, test } from 'vitest'
import { violations } from '#tests/soak/invariants'
import { NEGOTIATIONS, runOperations, written } from '#tests/soak/operations/run-operations'
import { aStage } from '#tests/soak/operations/stage'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'

await useDatabase()

/** SEED=… makes other random choices; the default seed makes the same ones in every run. */
const seed = Number(process.env.SEED ?? 20_261_125)
const FIRST_DAY = new Date('2027-03-09T18:00:00Z')
setClock(FIRST_DAY)
const stage = await aStage()

// a sample; `npm run soak -- negotiations` runs a hundred thousand steps
test(`sixteen concurrent clients negotiate at random, SEED=${seed}`, async () => {
  const before = await written()
  const ran = await runOperations(stage, FIRST_DAY, { seed, count: 500, shares: NEGOTIATIONS })
  expect(ran.wrong).toEqual([])
  expect(await violations()).toEqual([])

  const there = await written()
  expect([...ran.written].filter((row) => !there.has(row))).toEqual([])
  expect([...there].filter((row) => !before.has(row) && !ran.written.has(row))).toEqual([])
  const frequent = NEGOTIATIONS.filter(([, share]) => share >= 4).map(([name]) => ran.done[name] ?? 0)
  expect(Math.min(...frequent)).toBeGreaterThan(0)
}, 240_000)
