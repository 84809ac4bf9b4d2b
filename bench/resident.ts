import { execFileSync, spawnSync } from 'node:child_process'

/** Resident memory of a process in MB. */
export const residentMb = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024

/** Total resident memory of its child processes in MB. */
export function childrenMb(pid: number): number {
  // exits with 1 if there are none
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').reduce((sum, line) => sum + Number(line), 0) / 1024
}
