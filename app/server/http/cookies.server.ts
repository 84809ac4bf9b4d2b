import { createCookie } from '@remix-run/node'
import { keyFor } from '../signature.server'
import { isSecure } from './security-headers.server'

/** A signed cookie no script can read; over https it is bound to this host by its name. maxAge in seconds. */
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

/** Written by the page of an inspection for as long as photos wait on the phone to be sent. */
const UNSENT = 'backlot_unsent'

/**
 * Headers that take out of the browser everything this site left there, whatever it was called. Photos that were never
 * sent stay, because nobody else has them: they are shown to the person who took them alone.
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
