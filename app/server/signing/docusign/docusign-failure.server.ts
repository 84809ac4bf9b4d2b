import { z } from 'zod'
import type { DocusignTrouble } from '~/models/trade/vocabulary/documents'

/** A failed call to DocuSign. Its message may be logged and shown, because it contains no response text. */
export class DocusignFailure extends Error {
  override name = 'DocusignFailure'

  constructor(
    readonly problem: DocusignTrouble,
    sentence: string,
    /** Error code of DocuSign, 'ENVELOPE_CANNOT_VOID_INVALID_STATE'; '' without one. */
    readonly code = '',
    /** Retry-After, in seconds. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(sentence)
  }
}

const LOG_IN: readonly number[] = [401, 403]
const MAX_WAIT_SECONDS = 3600

/** Only the code of an error response is used, because its message may contain names. */
const Refusal = z.object({ errorCode: z.string().optional(), error: z.string().optional() }).catch({})

/** Classifies an unsuccessful response; `text` is its body. */
export function failureIn(response: Response, text: string): DocusignFailure {
  const { errorCode, error } = Refusal.parse(parsed(text))
  const code = /^[\w-]{1,80}$/.exec(errorCode ?? error ?? '')?.[0] ?? ''
  return new DocusignFailure(
    problemOf(response.status, code),
    `DocuSign answered ${[response.status, code].filter(Boolean).join(' ')}.`,
    code,
    secondsToWait(response.headers.get('Retry-After')),
  )
}

function problemOf(status: number, code: string): DocusignTrouble {
  if (status === 429 || /LIMIT_EXCEEDED$/i.test(code)) return 'rate-limited'
  if (LOG_IN.includes(status) || code === 'consent_required' || code === 'invalid_grant') return 'auth-failed'
  return status >= 500 ? 'server-error' : 'refused'
}

function secondsToWait(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, MAX_WAIT_SECONDS) : null
}

/** Classifies an error of fetch: timeout or connection failure. */
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
