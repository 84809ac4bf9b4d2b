import { format } from 'node:util'
import { log } from '~/server/log.server'

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const

/** Redirects console output of libraries (Express, React, Remix) to the log, which redacts it. */
export function logConsole() {
  for (const method of METHODS) {
    console[method] = (...args: unknown[]) => {
      // remix-serve calls console.error without arguments when its server has closed
      if (args.length > 0) log[LEVELS[method]]({ from: 'console' }, format(...args))
    }
  }
}

/** Logs uncaught exceptions before the process exits. */
export function logCrashes() {
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'uncaught exception')
    process.exit(1)
  })
}
