import { createCookie } from '@remix-run/node'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { z } from 'zod'
import { keyFor } from '../signature.server'
import { isSecure } from './security-headers.server'

/** With https it has the __Host- prefix, which ties a cookie to this host. */
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

/** Set by inspection pages while photos are queued on the phone. */
const UNSENT = 'backlot_unsent'

/**
 * Clear-Site-Data on logout: removes the cache, the storage and our cookies. Unsent photos stay, because there is no
 * other copy; only the person who took them can see them.
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

const YEAR = 365 * 86_400
/** In characters; the cookie is sent with every request, even for images. */
const MAX_LENGTH = 600

type Person = { id: string }

/**
 * Signed cookie for a preference, such as the last search: validated against the schema, and read only for the account
 * that wrote it. It grants nothing.
 */
export function rememberedCookie<Schema extends z.ZodType<string>>(name: string, schema: Schema) {
  const cookie = () => privateCookie(`backlot_${name}`, YEAR)

  async function read(request: Request, person: Person): Promise<z.output<Schema> | null> {
    const [owner, value] = pairOf(await cookie().parse(request.headers.get('Cookie')))
    const parsed = schema.safeParse(value)
    return owner === person.id && parsed.success ? parsed.data : null
  }

  /** Set-Cookie, unless the value is already stored. Deletes the cookie for null and for too long values. */
  async function write(request: Request, person: Person, value: z.output<Schema> | null): Promise<HeadersInit> {
    const stored = value !== null && value.length <= MAX_LENGTH ? value : null
    if ((await read(request, person)) === stored) return {}
    const line = stored === null ? cookie().serialize('', { maxAge: 0 }) : cookie().serialize([person.id, stored])
    return { 'Set-Cookie': await line }
  }

  return { read, write }
}

function pairOf(value: unknown): unknown[] {
  return Array.isArray(value) && value.length === 2 ? value : []
}
