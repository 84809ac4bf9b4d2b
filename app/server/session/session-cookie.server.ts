import { z } from 'zod'
import { env } from '~/server/env.server'
import { plainCookie, readPlainCookie } from '~/server/http/cookies.server'
import { isSignature, sign } from '~/server/signature.server'

/**
 * Session cookie: session id and generation, a signature over both (refresh), and an access stamp that expires after
 * ACCESS_MINUTES at most. All of it is signed; it contains no stored secret.
 */
export type SessionCookie = { sessionId: string; generation: number; hasFreshStamp: boolean }

const Parts = z.tuple([
  z.uuid(),
  z.coerce.number().int().positive(),
  z.string(),
  z.coerce.number().int().nonnegative().catch(0),
  z.string().catch(''),
])

const NAME = 'backlot_session'

/** undefined without a cookie; null if its signature is invalid. */
export function readSessionCookie(request: Request, now: Date): SessionCookie | null | undefined {
  const value = readPlainCookie(request, NAME)
  if (value === undefined) return undefined
  const [id, generation, refresh, stampedUntil, stamp] = value.split('.')
  const parts = Parts.safeParse([id, generation, refresh, stampedUntil, stamp])
  if (!parts.success) return null
  const [sessionId, number, refreshPart, until, stampPart] = parts.data
  if (!isSignature(refreshPart, 'session refresh', `${sessionId}.${number}`)) return null
  const isOurs = isSignature(stampPart, 'session access', `${sessionId}.${number}.${until}`)
  return { sessionId, generation: number, hasFreshStamp: isOurs && until > now.getTime() }
}

/** Set-Cookie for a session and its generation. */
export function sessionCookie({ id: sessionId, generation }: { id: string; generation: number }, now: Date): string {
  const until = now.getTime() + stampMs()
  const refresh = sign('session refresh', `${sessionId}.${generation}`)
  const stamp = sign('session access', `${sessionId}.${generation}.${until}`)
  return plainCookie(NAME, `${sessionId}.${generation}.${refresh}.${until}.${stamp}`, {
    maxAge: env().SESSION_MAX_DAYS * 86_400,
    httpOnly: true,
  })
}

/** `seenAt` is updated when the stamp is renewed: often enough that no active session counts as idle. */
function stampMs(): number {
  const { ACCESS_MINUTES, SESSION_IDLE_DAYS } = env()
  return Math.round(Math.min(ACCESS_MINUTES * 60_000, (SESSION_IDLE_DAYS * 86_400_000) / 2))
}

export const clearedSessionCookie = () => plainCookie(NAME, '', { maxAge: 0, httpOnly: true })
