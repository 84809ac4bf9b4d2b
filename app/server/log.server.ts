import { inspect } from 'node:util'
import pino from 'pino'
import { env } from './env.server'
import { redact } from './redact.server'
import { requestContext } from './request-context.server'

/** One JSON line each on standard output. */
const lines = pino({
  level: env().NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
})

type About = Error | Record<string, unknown>

/**
 * Writes what happened, and about what. Each line names the request whose work it is, and nothing reaches it but through
 * loggable(). Still: never hand it what people typed.
 */
export const log = { info: write('info'), warn: write('warn'), error: write('error') }

function write(level: 'info' | 'warn' | 'error') {
  return (about: About | string, sentence = '') => {
    if (typeof about === 'string') lines[level](logFields({}), redact(about))
    else lines[level](logFields(about), redact(sentence))
  }
}

/** What a line holds besides its sentence. */
export function logFields(about: About): Record<string, unknown> {
  const request = requestContext()?.id
  if (about instanceof Error) return { request, error: errorText(about) }
  const cleaned = Object.entries(about).map(([name, value]) => [name, GIVEN_BY_US.has(name) ? value : clean(value)])
  return { request, ...Object.fromEntries(cleaned) }
}

/** Drawn or derived by the server, and long enough to look like a secret. */
const GIVEN_BY_US = new Set(['request', 'messageId'])

function clean(value: unknown): unknown {
  if (typeof value === 'string') return redact(value)
  if (value instanceof Error) return errorText(value)
  return typeof value === 'object' && value !== null ? redact(inspect(value)) : value
}

/** What may be logged of an error: a failed query would name the values in it, which are what people typed. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return redact(String(error))
  const { message, stack = message, cause } = error
  const [sentence = ''] = message.split('\nparams: ')
  // the message as a function: a sign like $& in it would mean something to replace()
  return redact(stack.replace(message, () => sentence + saidBy(cause)))
}

/** What a migration or a trigger of ours raises. */
const RAISED = 'P0001'

function saidBy(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return ''
  return cause.code === RAISED && 'message' in cause ? ` (${cause.message})` : ` (${cause.code})`
}
