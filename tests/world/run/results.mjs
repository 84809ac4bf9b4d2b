import { existsSync, readFileSync } from 'node:fs'

export const nothing = { passed: 0, failed: 0, skipped: 0 }

export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/**
 * Counts the results of one vitest run. A file that could not be loaded, a non-zero exit code without a failing test,
 * and a missing report count as one failure each.
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

/** The failed tests of one vitest run, each as 'file > title' with the first lines of its error. */
export function listFailures(file) {
  return (resultsOf(file) ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${beginningOf(message)}`] : []
    return failed.map((test) => `${name} > ${test.fullName}\n${beginningOf(test.failureMessages?.join('\n'))}`)
  })
}

const SHOWN_LINES = 12

const beginningOf = (message) => (message ?? '').split('\n').slice(0, SHOWN_LINES).join('\n')

/** The last line of every run. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
