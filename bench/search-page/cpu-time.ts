import { readFileSync } from 'node:fs'

const USER = 11
const SYSTEM = 12
/** /proc counts in hundredths of a second. */
const TICK_MS = 10

/** CPU time of a process in milliseconds since it started; NaN if the system is not Linux. */
export function cpuTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the process name in parentheses may itself contain spaces and parentheses
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
