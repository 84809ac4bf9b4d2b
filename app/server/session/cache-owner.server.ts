import { randomUUID } from 'node:crypto'
import { isSecure } from '~/server/http/security-headers.server'
import { perRequest, sendCookie, sendHeader } from '~/server/request-context.server'

const YEAR = 365 * 86_400

/** Two loaders of one page write one name. */
const keeperOfRequest = perRequest<string>()

/**
 * Says with an answer for whom a browser may keep it: whoever has it now. The name means nothing to anybody, and its
 * cookie can be read by the worker that keeps pages, which asks nobody else while there is no signal.
 */
export async function allowOfflineCache(request: Request) {
  const keeper = await keeperOfRequest(async () => {
    const held = keeperIn(request.headers.get('Cookie') ?? '')
    if (held) return held
    const fresh = randomUUID()
    sendCookie(cookieOf(fresh, YEAR))
    return fresh
  })
  sendHeader('X-Kept-For', keeper)
}

/** The cookie with which a browser becomes somebody else's: what it keeps is shown no more. */
export const clearedCacheOwner = () => cookieOf('', 0)

const cookieName = () => (isSecure() ? '__Host-backlot_kept' : 'backlot_kept')

function cookieOf(keeper: string, maxAge: number): string {
  return `${cookieName()}=${keeper}; Path=/; SameSite=Lax; Max-Age=${maxAge}${isSecure() ? '; Secure' : ''}`
}

function keeperIn(cookies: string): string | undefined {
  const start = `${cookieName()}=`
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
  return value && /^[\da-f-]{36}$/.test(value) ? value : undefined
}
