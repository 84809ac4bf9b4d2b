import { createCookie } from '@remix-run/node'
import { keyFor } from '../signature.server'
import { isSecure } from './exchange/security-headers.server'

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

/** Headers that take out of the browser everything this site left there, whatever it was called. */
export function emptiedBrowser(request: Request): Headers {
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  for (const cookie of clearedCookies(request)) headers.append('Set-Cookie', cookie)
  return headers
}

function clearedCookies(request: Request): string[] {
  const secure = isSecure() ? '; Secure' : ''
  return (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^(__Host-)?backlot_\w+$/.test(name))
    .map((name) => `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`)
}
