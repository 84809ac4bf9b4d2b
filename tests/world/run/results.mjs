import { existsSync, readFileSync } from 'node:fs'

export const nothing = { passed: 0, failed: 0, skipped: 0 }

export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/**
 * Counts what one run of vitest reported. A file that could not be loaded, a run that ended badly without a failing
 * test, and a run that left no report count as one failure each: silence is never success.
 */
export function countReport(file, exitCode) {
  const results = resultsOf(file)
  if (!results) return { ...nothing, failed: 1 }
  const counted = results.map(countFile).reduce(sum, nothing)
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

const resultsOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : null)

function countFile({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  const failed = assertionResults.filter((test) => test.status === 'failed').length
  const skipped = assertionResults.length - passed - failed
  return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed, skipped }
}

/** The closing line of every run. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
