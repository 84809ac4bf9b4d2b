import { z } from 'zod'
import type { DocusignTrouble } from '~/models/trade/vocabulary/documents'

/** DocuSign did not do what it was asked for. Its sentence may be logged and shown: it holds no word of an answer's text. */
export class DocusignFailure extends Error {
  override name = 'DocusignFailure'

  constructor(
    readonly problem: DocusignTrouble,
    sentence: string,
    /** Its own word for why, 'ENVELOPE_CANNOT_VOID_INVALID_STATE'; '' where it gave none. */
    readonly code = '',
    /** When it wants to be asked again, in seconds. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(sentence)
  }
}

const LOG_IN: readonly number[] = [401, 403]
const LONGEST_WAIT_SECONDS = 3600

/** Of errors it answers with letters and lines alone are taken, because texts may name people. */
const Refusal = z.object({ errorCode: z.string().optional(), error: z.string().optional() }).catch({})

/** What an answer that is no success means. `text` is what it holds. */
export function failureIn(answer: Response, text: string): DocusignFailure {
  const { errorCode, error } = Refusal.parse(parsed(text))
  const code = /^[\w-]{1,80}$/.exec(errorCode ?? error ?? '')?.[0] ?? ''
  return new DocusignFailure(
    problemOf(answer.status, code),
    `DocuSign answered ${[answer.status, code].filter(Boolean).join(' ')}.`,
    code,
    secondsToWait(answer.headers.get('Retry-After')),
  )
}

function problemOf(status: number, code: string): DocusignTrouble {
  if (status === 429 || /LIMIT_EXCEEDED$/i.test(code)) return 'rate-limited'
  if (LOG_IN.includes(status) || code === 'consent_required' || code === 'invalid_grant') return 'auth-failed'
  return status >= 500 ? 'server-error' : 'refused'
}

function secondsToWait(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : null
}

/** What `fetch` threw, in our words: it names the time that was up, and lines that broke. */
export function failureThrown(error: unknown): DocusignFailure {
  if (error instanceof DocusignFailure) return error
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isLate
    ? new DocusignFailure('timeout', 'DocuSign did not answer in time.')
    : new DocusignFailure('unreachable', 'DocuSign cannot be reached.')
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
