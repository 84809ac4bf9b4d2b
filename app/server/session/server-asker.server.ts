import { env } from '~/server/env.server'
import type { Server } from './asker.server'

/** The server itself as the one who asks, for commands. */
export function theServer(): Server {
  return { kind: 'server', origin: env().APP_ORIGIN ?? `http://localhost:${env().PORT}` }
}
