import { env } from '~/server/env.server'
import type { Server } from './asker.server'

/** The server itself as the one who asks, for commands and for what happens by the clock. */
export function theServer(): Server {
  return { kind: 'server', origin: env().APP_ORIGIN ?? `http://localhost:${env().PORT}` }
}
