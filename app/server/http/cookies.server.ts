import { createCookie } from '@remix-run/node'
import { keyFor } from '../signature.server'
import { isSecure } from './security-headers.server'

/** Signed, HttpOnly cookie with SameSite=Lax; over https with the __Host- prefix. maxAge in seconds. */
export function privateCookie(name: string, maxAge?: number) {
  return createCookie(isSecure() ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge,
    secrets: [keyFor(`cookie ${name}`).toString('base64url')],
  })
}

/** Set by the page of an inspection while photos wait on the phone to be sent. */
const UNSENT = 'backlot_unsent'

/**
 * Clear-Site-Data on log-out: removes the cache, the storage and our cookies. Photos that were not sent yet stay,
 * because there is no other copy; only the person who took them can see them.
 */
export function clearSiteDataHeaders(request: Request): Headers {
  const hasUnsent = cookieNames(request).includes(UNSENT)
  const headers = new Headers({ 'Clear-Site-Data': hasUnsent ? '"cache"' : '"cache", "storage"' })
  for (const cookie of clearedCookies(request)) headers.append('Set-Cookie', cookie)
  return headers
}

function clearedCookies(request: Request): string[] {
  const secure = isSecure() ? '; Secure' : ''
  return cookieNames(request)
    .filter((name) => /^(__Host-)?backlot_\w+$/.test(name) && name !== UNSENT)
    .map((name) => `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`)
}

function cookieNames(request: Request): string[] {
  const pairs = (request.headers.get('Cookie') ?? '').split(';')
  return pairs.map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
}
