import { createCookie } from '@remix-run/node'
import { parseCookie, stringifySetCookie } from 'cookie'
import { keyFor } from '../signature.server'
import { isSecure } from './security-headers.server'

/** Over https with the __Host- prefix, which ties a cookie to this host. */
const fullName = (name: string) => (isSecure() ? `__Host-${name}` : name)

/** Signed, HttpOnly cookie with SameSite=Lax. maxAge in seconds. */
export function privateCookie(name: string, maxAge?: number) {
  return createCookie(fullName(name), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge,
    secrets: [keyFor(`cookie ${name}`).toString('base64url')],
  })
}

/** Set-Cookie for a value that signs itself or needs no signature. maxAge in seconds; 0 deletes the cookie. */
export function plainCookie(name: string, value: string, { maxAge, httpOnly }: { maxAge: number; httpOnly: boolean }) {
  return setCookie(fullName(name), value, { maxAge: Math.round(maxAge), httpOnly })
}

function setCookie(name: string, value: string, options: { maxAge: number; httpOnly: boolean }): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure: isSecure(), ...options })
}

/** The value of a plain cookie; undefined without one. */
export function readPlainCookie(request: Request, name: string): string | undefined {
  return cookiesOf(request)[fullName(name)] || undefined
}

const cookiesOf = (request: Request) => parseCookie(request.headers.get('Cookie') ?? '')

/** Set by the page of an inspection while photos wait on the phone to be sent. */
const UNSENT = 'backlot_unsent'

/**
 * Clear-Site-Data on log-out: removes the cache, the storage and our cookies. Photos that were not sent yet stay,
 * because there is no other copy; only the person who took them can see them.
 */
export function clearSiteDataHeaders(request: Request): Headers {
  const hasUnsent = UNSENT in cookiesOf(request)
  const headers = new Headers({ 'Clear-Site-Data': hasUnsent ? '"cache"' : '"cache", "storage"' })
  for (const cookie of clearedCookies(request)) headers.append('Set-Cookie', cookie)
  return headers
}

function clearedCookies(request: Request): string[] {
  return Object.keys(cookiesOf(request))
    .filter((name) => /^(__Host-)?backlot_\w+$/.test(name) && name !== UNSENT)
    .map((name) => setCookie(name, '', { maxAge: 0, httpOnly: true }))
}
