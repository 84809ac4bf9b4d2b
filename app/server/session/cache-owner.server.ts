import { randomUUID } from 'node:crypto'
import { isSecure } from '~/server/http/security-headers.server'
import { perRequest, sendCookie, sendHeader } from '~/server/request-context.server'

const YEAR = 365 * 86_400

/** One id per request, although several loaders of a page ask. */
const ownerOfRequest = perRequest<string>()

/**
 * Lets the service worker cache this response for offline use, for the current user of this browser only: the header
 * carries a random id that the worker compares with a readable cookie.
 */
export async function allowOfflineCache(request: Request) {
  const owner = await ownerOfRequest(async () => {
    const known = ownerIn(request.headers.get('Cookie') ?? '')
    if (known) return known
    const fresh = randomUUID()
    sendCookie(cookieOf(fresh, YEAR))
    return fresh
  })
  sendHeader('X-Cache-Owner', owner)
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
