import { randomUUID } from 'node:crypto'
import { plainCookie, readPlainCookie } from '~/server/http/cookies.server'
import { perRequest, sendCookie, sendHeader } from '~/server/request-context.server'

const NAME = 'backlot_cache_owner'
const YEAR = 365 * 86_400

/** One id per request, although several loaders of a page ask. */
const ownerOfRequest = perRequest<string>()

/**
 * Lets the service worker cache this response for offline use, for the current user of this browser only: the header
 * carries a random id that the worker compares with a readable cookie.
 */
export async function allowOfflineCache(request: Request) {
  const owner = await ownerOfRequest(async () => {
    const known = readPlainCookie(request, NAME)
    if (known && /^[\da-f-]{36}$/.test(known)) return known
    const fresh = randomUUID()
    sendCookie(cookieOf(fresh, YEAR))
    return fresh
  })
  sendHeader('X-Cache-Owner', owner)
}

/** Clears the ownership cookie, so that nothing in the cache is shown any more. */
export const clearedCacheOwner = () => cookieOf('', 0)

/** Readable by the service worker. */
const cookieOf = (owner: string, maxAge: number) => plainCookie(NAME, owner, { maxAge, httpOnly: false })
