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

/** The files with a failing test, and what all the others counted. None where the run failed in another way. */
export function splitReport(file) {
  const results = resultsOf(file) ?? []
  const failed = new Set(results.filter((result) => countFile(result).failed > 0).map(({ name }) => name))
  const others = results.filter(({ name }) => !failed.has(name))
  return { failed: [...failed], others: others.map(countFile).reduce(sum, nothing) }
}

/** With more failing files than these something is broken and not in bad luck. */
const TOLD_TWICE = 2
/** Where nothing waits for a process, a second telling could only hide something. */
const NEVER_LATE = /^tests\/(models|components|architecture)\//

/** Whether the failing files of a step, named from the root, may be told once more. */
export const toTellAgain = (files) =>
  files.length > 0 && files.length <= TOLD_TWICE && !files.some((file) => NEVER_LATE.test(file))

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
