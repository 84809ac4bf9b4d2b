import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closingLine, countReport, listFailures } from '#tests/world/run/results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'backlot-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})
function reportOf(...testResults: object[]) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return path
}

test('tests are counted over all files', () => {
  const report = reportOf(file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed'))
  expect(countReport(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a file that could not be loaded is a failure, though no test in it failed', () => {
  expect(countReport(reportOf(file('failed')), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that exits with an error without a failing test is a failure', () => {
  expect(countReport(reportOf(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a run without a report is a failure', () => {
  expect(countReport(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the failed tests are listed with their errors, and a file that could not be loaded with its own', () => {
  const broken = { ...file('failed'), name: 'broken.test.ts', message: 'SyntaxError' }
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 2 to be 3'] }
  const report = reportOf(broken, file('passed', 'passed'), {
    ...file('failed', 'passed'),
    name: 'sum.test.ts',
    assertionResults: [failed],
  })
  expect(listFailures(report)).toEqual(['broken.test.ts\nSyntaxError', 'sum.test.ts > adds up\nexpected 2 to be 3'])
})

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 3 }, '12 passed, 1 failed, 3 skipped'],
])('the closing line of %o is "%s"', (counts, line) => {
  expect(closingLine(counts)).toBe(line)
})
