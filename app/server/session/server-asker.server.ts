import { env } from '~/server/env.server'
import type { ServerAsker } from './asker.server'

/** The server itself as the one who asks, for commands and for what happens by the clock. */
export function serverAsker(): ServerAsker {
  return { kind: 'server', origin: env().APP_ORIGIN ?? `http://localhost:${env().PORT}` }
}
