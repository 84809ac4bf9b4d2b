import { env } from './env.server'

/** The moments at which the tests kill the process, to prove that nothing is lost or done twice. */
export type CrashPoint = 'before-commit' | 'after-commit' | 'before-mail-answer' | 'after-mail-answer'

/** Ends the process as a power cut would when BACKLOT_CRASH_AT names this point; does nothing otherwise. */
export function crashPoint(point: CrashPoint) {
  if (env().BACKLOT_CRASH_AT === point) process.kill(process.pid, 'SIGKILL')
}
