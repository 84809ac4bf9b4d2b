import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from '#tests/mutants/mutants'

const ROOT = join(import.meta.dirname, '../..')

test.each(MUTANTS)('the mutant of $file can be applied, and its suite exists: $find', ({ file, find, suite }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2)
  expect(existsSync(join(ROOT, suite))).toBe(true)
})
