import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAULTS } from '#tests/mutants/faults'

const ROOT = join(import.meta.dirname, '../..')

test('each fault that `npm run mutants` plants has a name of its own, one place in its file and suites that are there', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length)
  const wrong = FAULTS.flatMap(({ id, file, find, caughtBy }) => [
    ...(readFileSync(join(ROOT, file), 'utf8').split(find).length === 2 ? [] : [`${id}: not once in ${file}`]),
    ...caughtBy.suites.filter((suite) => !existsSync(join(ROOT, suite))).map((suite) => `${id}: no ${suite}`),
  ])
  expect(wrong).toEqual([])
})
