import { listView } from '~/models/trade/list-view'
import { accountPaths } from '~/models/trade/paths/accounts'
import { type OwnPath, ownPath } from '~/models/trade/paths/own-path'
import { env } from '~/server/env.server'
import { forbidden } from '~/server/errors.server'

/** Internal copy of the Origin header, written by the server hooks. */
export const ORIGIN_HEADER = 'x-backlot-origin'

/** Public origin for links: APP_ORIGIN, else the Host header. */
export function originOf(request: Request): string {
  return env().APP_ORIGIN ?? `${new URL(request.url).protocol}//${hostOf(request)}`
}

/**
 * CSRF protection: rejects a post from another site with 403, by Sec-Fetch-Site or, in older browsers, Origin. A client
 * that sends neither is no browser and has no user's cookies.
 */
export function requireSameSite(request: Request) {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') throw fromAnotherSite()
  const origin = request.headers.get(ORIGIN_HEADER) ?? request.headers.get('Origin')
  if (origin && !isOwnOrigin(origin, request)) throw fromAnotherSite()
}

const fromAnotherSite = () =>
  forbidden({
    message: 'This request came from another site',
    hint: 'Please open the page here and send the form again.',
  })

/** A server in a local network may have several names, so the Host header counts too. */
function isOwnOrigin(origin: string, request: Request): boolean {
  if (origin === env().APP_ORIGIN) return true
  return URL.canParse(origin) && new URL(origin).host === hostOf(request)
}

function hostOf(request: Request): string {
  return request.headers.get('Host') ?? new URL(request.url).host
}

/**
 * Path of the page that a form is on: the Referer if it is from this site, else the address of the request, else home.
 */
export function refererPath(request: Request): OwnPath {
  const referrer = request.headers.get('Referer') ?? ''
  const isFromHere = URL.canParse(referrer) && new URL(referrer).host === hostOf(request)
  return (isFromHere ? addressIn(referrer) : null) ?? addressIn(request.url) ?? accountPaths.home()
}

/** Path of the request, to return to later; null if it is not valid. */
export function requestPath(request: Request): OwnPath | null {
  return addressIn(request.url)
}

function addressIn(url: string): OwnPath | null {
  const { pathname, search } = new URL(url)
  return ownPath(pathname + search)
}

/**
 * Whether a browser navigates to a page, by Sec-Fetch-Dest. Remix fetches page data with `empty`; older browsers send
 * no header and count as navigating.
 */
export function isDocument(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') !== 'empty'
}

/** Query of the project page that a form was submitted from, which selects the visible part of its lists. */
export function refererQuery(request: Request): string {
  return listView(new URL(refererPath(request), request.url).search)
}

export const userAgentOf = (request: Request): string => request.headers.get('User-Agent') ?? ''
