import { execFileSync } from 'node:child_process'

/** Megabytes of the machine's memory that a process has. */
export const residentMb = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
