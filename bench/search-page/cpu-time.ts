import { readFileSync } from 'node:fs'

const USER = 11
const SYSTEM = 12
/** Linux counts in hundredths of a second here, whatever the machine's own clock does. */
const TICK_MS = 10

/** Milliseconds that a process has kept processors busy since it started; NaN where the system is not Linux. */
export function cpuTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
