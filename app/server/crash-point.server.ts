import { env } from './env.server'

/** Fault injection: the points at which tests kill the process, to prove that nothing is lost or done twice. */
export type CrashPoint = 'before-commit' | 'after-commit' | 'before-mail-answer' | 'after-mail-answer'

/** Kills the process with SIGKILL when BACKLOT_CRASH_AT names this point; does nothing otherwise. */
export function crashPoint(point: CrashPoint) {
  if (env().BACKLOT_CRASH_AT === point) process.kill(process.pid, 'SIGKILL')
}
