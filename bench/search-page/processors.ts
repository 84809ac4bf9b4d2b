import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Linux alone can say which processor a process runs on; elsewhere, or with a single one, everybody shares. */
const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-cp', String(process.pid)], { stdio: 'ignore' }).status === 0

/** Keeps this process, and all it starts from now on, off the first processor. */
export function leaveFirstProcessor(): boolean {
  if (!canPin) return false
  const others = `1-${availableParallelism() - 1}`
  return spawnSync('taskset', ['-cp', others, String(process.pid)], { stdio: 'ignore' }).status === 0
}

/** The command that runs another one alone on the first processor, so that a page is measured and not the machine. */
export function onFirstProcessor(command: string, args: string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', '0', command, ...args]] : [command, args]
}
