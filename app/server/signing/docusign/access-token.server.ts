import { sign } from 'node:crypto'
import { z } from 'zod'
import { now } from '~/server/clock.server'
import { env } from '~/server/env.server'
import { DocusignFailure, failureIn, failureThrown, parsed } from './docusign-failure.server'

/** Account and credentials for the DocuSign API. */
export type DocusignSettings = {
  baseUrl: string
  authUrl: string
  accountId: string
  integrationKey: string
  userId: string
  privateKey: string
  templateId: string
}

/** Null if incomplete; with SIGNER=docusign the application then does not start. */
export function docusignSettings(): DocusignSettings | null {
  const given = env()
  const {
    DOCUSIGN_BASE_URL: baseUrl,
    DOCUSIGN_AUTH_URL: authUrl,
    DOCUSIGN_ACCOUNT_ID: accountId,
    DOCUSIGN_INTEGRATION_KEY: integrationKey,
    DOCUSIGN_USER_ID: userId,
    DOCUSIGN_PRIVATE_KEY: privateKey,
    DOCUSIGN_TEMPLATE_ID: templateId,
  } = given
  if (!baseUrl || !accountId || !integrationKey || !userId || !privateKey || !templateId) return null
  return { baseUrl, authUrl, accountId, integrationKey, userId, privateKey, templateId }
}

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const SCOPE = 'signature impersonation'
const ASSERTION_SECONDS = 600
/** Renewed early, because a request in flight when the token expires would be rejected. */
const RENEWED_BEFORE_MS = 5 * 60_000

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

type CachedToken = { for: string; token: Promise<{ value: string; until: number }> }
let cached: CachedToken | undefined

/**
 * OAuth access token by JWT grant, cached in memory until shortly before it expires; parallel callers share one
 * request. Throws DocusignFailure.
 */
export async function accessToken(settings: DocusignSettings, signal: AbortSignal): Promise<string> {
  const owner = JSON.stringify(settings)
  const before = cached
  const current = before?.for === owner ? await before.token.catch(() => null) : null
  if (current && current.until - RENEWED_BEFORE_MS > now().getTime()) return current.value
  if (cached && cached !== before && cached.for === owner) return (await cached.token).value
  const token = grant(settings, signal)
  cached = { for: owner, token }
  return (await token).value
}

/** Drops the cached token after it was rejected. */
export function forgetAccessToken() {
  cached = undefined
}

async function grant(settings: DocusignSettings, signal: AbortSignal) {
  const { authUrl } = settings
  const askedAt = now().getTime()
  const body = new URLSearchParams({ grant_type: GRANT, assertion: assertion(settings, askedAt) })
  const response = await fetch(`${authUrl}/oauth/token`, { method: 'POST', body, redirect: 'manual', signal }).catch(
    thrown,
  )
  const text = await response.text().catch(thrown)
  if (!response.ok) throw failureIn(response, text)
  const granted = Granted.safeParse(parsed(text))
  if (!granted.success) throw new DocusignFailure('unexpected-response', 'DocuSign sent no access token.')
  return { value: granted.data.access_token, until: askedAt + granted.data.expires_in * 1000 }
}

const thrown = (error: unknown): never => {
  throw failureThrown(error)
}

/** JWT assertion, signed (RS256). */
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
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map(inBase64).join('.')
  return `${unsigned}.${sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url')}`
}

const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
