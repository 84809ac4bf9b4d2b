import { randomUUID } from 'node:crypto'
import { isSecure } from '~/server/http/security-headers.server'
import { perRequest, sendCookie, sendHeader } from '~/server/request-context.server'

const YEAR = 365 * 86_400

/** Two loaders of one page write one name. */
const ownerOfRequest = perRequest<string>()

/**
 * Lets the service worker cache an answer for whoever has the browser now. The value is opaque, and the worker can read its
 * cookie, because it has nobody else to ask while there is no signal.
 */
export async function allowOfflineCache(request: Request) {
  const owner = await ownerOfRequest(request, async () => {
    const known = ownerIn(request.headers.get('Cookie') ?? '')
    if (known) return known
    const fresh = randomUUID()
    sendCookie(request, cookieOf(fresh, YEAR))
    return fresh
  })
  sendHeader(request, 'X-Cache-Owner', owner)
}

/** The cookie that ends the ownership of the cache: nothing in it is shown any more. */
export const clearedCacheOwner = () => cookieOf('', 0)

const cookieName = () => (isSecure() ? '__Host-backlot_cache_owner' : 'backlot_cache_owner')

function cookieOf(owner: string, maxAge: number): string {
  return `${cookieName()}=${owner}; Path=/; SameSite=Lax; Max-Age=${maxAge}${isSecure() ? '; Secure' : ''}`
}

function ownerIn(cookies: string): string | undefined {
  const start = `${cookieName()}=`
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
  return value && /^[\da-f-]{36}$/.test(value) ? value : undefined
}
