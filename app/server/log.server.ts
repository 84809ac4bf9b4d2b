import pino from 'pino'
import { env } from './env.server'

/** One JSON line each on standard output. Never log addresses with their query, secrets, or what people typed. */
export const log = pino({
  level: env().NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorText },
})

/** What may be logged of an error: a failed query would name the values in it, which are what people typed. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message, cause } = error
  const [sentence = ''] = message.split('\nparams: ')
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${cause.code})` : ''
  // the message as a function: a sign like $& in it would mean something to replace()
  return stack.replace(message, () => sentence + code)
}
