import type { z } from 'zod'
import { privateCookie } from './cookies.server'

const YEAR = 365 * 86_400
/** In characters; the cookie is sent with every request, even for pictures. */
const LONGEST = 600

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

  /** Set-Cookie, unless the value is already stored. Deletes the cookie for null and for a value that is too long. */
  async function write(request: Request, person: Person, value: z.output<Schema> | null): Promise<HeadersInit> {
    const stored = value !== null && value.length <= LONGEST ? value : null
    if ((await read(request, person)) === stored) return {}
    const line = stored === null ? cookie().serialize('', { maxAge: 0 }) : cookie().serialize([person.id, stored])
    return { 'Set-Cookie': await line }
  }

  return { read, write }
}

function pairOf(value: unknown): unknown[] {
  return Array.isArray(value) && value.length === 2 ? value : []
}
