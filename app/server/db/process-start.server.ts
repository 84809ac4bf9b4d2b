import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Start time of a process, only good for comparing; undefined when it is not running. */
export function processStart(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

const STATE = 0
/** In clock ticks since boot, hence combined with the boot id. */
const START_TIME = 19

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isDead = fields[STATE] === 'Z' || fields[STATE] === 'X'
    return isDead ? undefined : `${bootId()}/${fields[START_TIME]}`
  } catch {
    return undefined
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

function fromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
