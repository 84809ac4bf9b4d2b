import { accountPaths } from '~/models/trade/paths/accounts'
import { type OwnPath, ownPath } from '~/models/trade/paths/own-path'
import { env } from '~/server/env.server'
import { forbidden } from '~/server/errors.server'

/** Under this name the server keeps a request's Origin for requireSameSite(). */
export const ORIGIN_HEADER = 'x-backlot-origin'

/** Where links in mail and shared addresses lead: APP_ORIGIN when it is set, else the host the request came to. */
export function originOf(request: Request): string {
  return env().APP_ORIGIN ?? `${new URL(request.url).protocol}//${hostOf(request)}`
}

/**
 * Refuses a post that another site made a browser send. Browsers say so in Sec-Fetch-Site, older ones in Origin; a
 * client that sends neither carries nobody's cookies by itself.
 */
export function requireSameSite(request: Request) {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') throw forbidden()
  const origin = request.headers.get(ORIGIN_HEADER) ?? request.headers.get('Origin')
  if (origin && !isOwnOrigin(origin, request)) throw forbidden()
}

/** A machine of the house may be reached by several names, so the name the browser asked for counts as well. */
function isOwnOrigin(origin: string, request: Request): boolean {
  if (origin === env().APP_ORIGIN) return true
  return URL.canParse(origin) && new URL(origin).host === hostOf(request)
}

function hostOf(request: Request): string {
  return request.headers.get('Host') ?? new URL(request.url).host
}

/** The page a form stands on: the referring page of this site, else the address the form was sent to, else home. */
export function refererPath(request: Request): OwnPath {
  const referrer = request.headers.get('Referer') ?? ''
  const isFromHere = URL.canParse(referrer) && new URL(referrer).host === hostOf(request)
  return (isFromHere ? addressIn(referrer) : null) ?? addressIn(request.url) ?? accountPaths.home()
}

/** The address a request came to, to come back to later; null where it is none of ours. */
export function requestPath(request: Request): OwnPath | null {
  return addressIn(request.url)
}

function addressIn(url: string): OwnPath | null {
  const { pathname, search } = new URL(url)
  return ownPath(pathname + search)
}
