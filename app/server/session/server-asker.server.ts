import { env } from '~/server/env.server'
import type { ServerAsker } from './asker.server'

/** The server as the asker, for commands and scheduled jobs. */
export function serverAsker(): ServerAsker {
  return { kind: 'server', origin: env().APP_ORIGIN ?? `http://localhost:${env().PORT}` }
}
