import { sign } from 'node:crypto'
import { z } from 'zod'
import { now } from '~/server/clock.server'
import { DocusignFailure, failureIn, failureThrown, parsed } from './docusign-failure.server'
import type { DocusignSettings } from './docusign-settings.server'

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const SCOPE = 'signature impersonation'
const ASSERTION_SECONDS = 600
/** What is on its way when a token ends would be refused. */
const RENEWED_BEFORE_MS = 5 * 60_000

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

type Held = { for: string; token: Promise<{ value: string; until: number }> }
let held: Held | undefined

/**
 * The token that requests carry, by an assertion signed with the key of the app. Held in memory until shortly before it
 * ends, and asked for once by however many wait for it. Throws a DocusignFailure.
 */
export async function accessToken(settings: DocusignSettings, signal: AbortSignal): Promise<string> {
  const owner = JSON.stringify(settings)
  const before = held
  const current = before?.for === owner ? await before.token.catch(() => null) : null
  if (current && current.until - RENEWED_BEFORE_MS > now().getTime()) return current.value
  if (held && held !== before && held.for === owner) return (await held.token).value
  const token = grant(settings, signal)
  held = { for: owner, token }
  return (await token).value
}

/** After one was refused: the next request asks for another. */
export function forgetAccessToken() {
  held = undefined
}

async function grant(settings: DocusignSettings, signal: AbortSignal) {
  const { authUrl } = settings
  const askedAt = now().getTime()
  const body = new URLSearchParams({ grant_type: GRANT, assertion: assertion(settings, askedAt) })
  const answer = await fetch(`${authUrl}/oauth/token`, { method: 'POST', body, redirect: 'manual', signal }).catch(
    thrown,
  )
  const text = await answer.text().catch(thrown)
  if (!answer.ok) throw failureIn(answer, text)
  const granted = Granted.safeParse(parsed(text))
  if (!granted.success) throw new DocusignFailure('unexpected-response', 'DocuSign answered with no token.')
  return { value: granted.data.access_token, until: askedAt + granted.data.expires_in * 1000 }
}

const thrown = (error: unknown): never => {
  throw failureThrown(error)
}

/** Who asks, for whom, to whom and until when, signed (RS256). */
function assertion({ integrationKey, userId, authUrl, privateKey }: DocusignSettings, at: number): string {
  const seconds = Math.floor(at / 1000)
  const claims = {
    iss: integrationKey,
    sub: userId,
    aud: new URL(authUrl).host,
    iat: seconds,
    exp: seconds + ASSERTION_SECONDS,
    scope: SCOPE,
  }
  const said = [{ alg: 'RS256', typ: 'JWT' }, claims].map(inBase64).join('.')
  return `${said}.${sign('sha256', Buffer.from(said), privateKey).toString('base64url')}`
}

const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
