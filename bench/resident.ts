import { execFileSync, spawnSync } from 'node:child_process'

/** Megabytes of the machine's memory that a process has. */
export const residentMb = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024

/** Megabytes of its children, together. */
export function childrenMb(pid: number): number {
  // exits with 1 where there is none
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').reduce((sum, line) => sum + Number(line), 0) / 1024
}
