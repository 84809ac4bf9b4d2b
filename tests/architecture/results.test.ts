import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closingLine, countReport, splitReport, toTellAgain } from '#tests/world/run/results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'backlot-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})
function reportOf(...testResults: ReturnType<typeof file>[]) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return path
}

test('tests are counted over all files', () => {
  const report = reportOf(file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed'))
  expect(countReport(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('the failing files are known by name, and the others are counted without them', () => {
  const named = (name: string, each: ReturnType<typeof file>) => ({ ...each, name })
  const ofBothEngines = [named('a.test.ts', file('passed', 'passed')), named('a.test.ts', file('failed', 'failed'))]
  const report = reportOf(
    ...ofBothEngines,
    named('b.test.ts', file('failed')),
    named('c.test.ts', file('passed', 'passed')),
  )
  expect(splitReport(report)).toEqual({
    failed: ['a.test.ts', 'b.test.ts'],
    others: { passed: 1, failed: 0, skipped: 0 },
  })
  expect(splitReport(join(folder, 'missing.json'))).toEqual({
    failed: [],
    others: { passed: 0, failed: 0, skipped: 0 },
  })
})

test.each([
  [true, ['tests/browser/sign-up.test.ts']],
  [true, ['tests/browser/sign-up.test.ts', 'tests/server/db/backup.test.ts']],
  [false, []],
  [false, ['tests/browser/a.test.ts', 'tests/browser/b.test.ts', 'tests/browser/c.test.ts']],
  [false, ['tests/models/trade/money.test.ts']],
  [false, ['tests/browser/sign-up.test.ts', 'tests/architecture/dependencies.test.ts']],
])('told again is %s for %j: few files only, and none that waits for no process', (isTold, files) => {
  expect(toTellAgain(files)).toBe(isTold)
})

test('a file that could not be loaded is a failure, though no test in it failed', () => {
  expect(countReport(reportOf(file('failed')), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that ended badly without a failing test is a failure', () => {
  expect(countReport(reportOf(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a run that left no report is a failure', () => {
  expect(countReport(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 3 }, '12 passed, 1 failed, 3 skipped'],
])('the closing line of %o is "%s"', (counts, line) => {
  expect(closingLine(counts)).toBe(line)
})
