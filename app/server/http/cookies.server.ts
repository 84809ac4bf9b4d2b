import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { sessionSecret } from '~/server/session-secret.server'
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

/** A key of its own for each use, so that a value signed for one thing means nothing as another. */
function keyFor(use: string): Buffer {
  const known = keys.get(use) ?? Buffer.from(hkdfSync('sha256', sessionSecret(), '', use, 32))
  keys.set(use, known)
  return known
}

/** The secret stays the same for as long as the process runs, and so do they. */
const keys = new Map<string, Buffer>()

export function sign(use: string, text: string): string {
  return createHmac('sha256', keyFor(use)).update(text).digest('base64url')
}

export function isSignature(given: string, use: string, text: string): boolean {
  const expected = Buffer.from(sign(use, text))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Takes everything this site left in the browser away again, whatever it was called. */
export function clearedCookies(request: Request): string[] {
  const secure = isSecure() ? '; Secure' : ''
  return (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^(__Host-)?backlot_\w+$/.test(name))
    .map((name) => `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`)
}
