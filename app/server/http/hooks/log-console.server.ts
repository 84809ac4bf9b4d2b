import { format } from 'node:util'
import { log } from '~/server/log.server'

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const

/**
 * What libraries say on the console becomes lines of the log, cleaned like all of them: Express, React and Remix print
 * addresses and errors there as they came.
 */
export function logConsole() {
  for (const method of METHODS) {
    console[method] = (...said: unknown[]) => log[LEVELS[method]]({ from: 'console' }, format(...said))
  }
}

/** What nobody caught ends the process, as it would by itself, but is said like everything else. */
export function logCrashes() {
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'nobody caught this, and the process ends')
    process.exit(1)
  })
}
