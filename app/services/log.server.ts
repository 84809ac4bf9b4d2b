import pino from 'pino'
import { env } from './env.server'
import { requestContext } from './web/request-context.server'

/** One JSON line each on standard output. Never log addresses with their query, secrets, or what people typed. */
export const log = pino({
  level: env().NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => ({ request: requestContext()?.id }),
})
