import type { z } from 'zod'
import { privateCookie } from './cookies.server'

const YEAR = 365 * 86_400
/** Characters of a value; the cookie goes along with every request, for pictures too. */
const LONGEST = 600

type Person = { id: string }

/**
 * Something small that people chose last, kept by their browser until they log out. It is signed and checked against
 * the schema, is nothing to anybody else on the same browser, and says nothing about what they may do.
 */
export function rememberedCookie<Schema extends z.ZodType<string>>(name: string, schema: Schema) {
  const cookie = () => privateCookie(`backlot_${name}`, YEAR)

  async function read(request: Request, person: Person): Promise<z.output<Schema> | null> {
    const [owner, value] = pairOf(await cookie().parse(request.headers.get('Cookie')))
    const parsed = schema.safeParse(value)
    return owner === person.id && parsed.success ? parsed.data : null
  }

  /** Headers that make the browser remember; none when it does already. null, or what is too long, is forgotten. */
  async function write(request: Request, person: Person, value: z.output<Schema> | null): Promise<HeadersInit> {
    const kept = value !== null && value.length <= LONGEST ? value : null
    if ((await read(request, person)) === kept) return {}
    const line = kept === null ? cookie().serialize('', { maxAge: 0 }) : cookie().serialize([person.id, kept])
    return { 'Set-Cookie': await line }
  }

  return { read, write }
}

function pairOf(value: unknown): unknown[] {
  return Array.isArray(value) && value.length === 2 ? value : []
}
