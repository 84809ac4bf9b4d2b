import { randomBytes } from 'node:crypto'
import { writeAccount } from '#demo/builder/write-account.server'
import { CAST } from '#demo/cast'
import type { OwnerKey } from '#demo/vehicles/pickup-lots'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import type { Account, Visitor } from '~/server/session/asker.server'
import { openSession } from '~/server/session/session.server'
import { sessionCookie } from '~/server/session/session-cookie.server'
import { hashPassword } from '~/services/accounts/password.server'

/** The password of everybody in the tests; hashed once per file, because hashing is slow on purpose. */
export const PASSWORD = 'picture-car-1976'
let passwordHash: Promise<string> | undefined

/** Nobody of the demonstration: from another crew, and a second one at the provider's desk. */
const OTHERS = {
  eve: { firstName: 'Eve', lastName: 'Calloway', role: 'backlot_renter_application_admin', phone: '+14045550123' },
  paul: { firstName: 'Paul', lastName: 'Brandt', role: 'backlot_provider', phone: '+14045550191' },
} as const
const PEOPLE = { ...CAST, ...OTHERS }

/** Where everybody in the tests asks from. */
const ORIGIN = 'http://localhost:3000'
export const WHENCE = { origin: ORIGIN, address: '203.0.113.7' }

/** An account of somebody of the cast that can sign in; the e-mail address is its own, so that a story may have several. */
async function aPerson(key: keyof typeof PEOPLE): Promise<Account> {
  passwordHash ??= hashPassword(PASSWORD)
  const { firstName, lastName, role, phone } = PEOPLE[key]
  const email = `${key}.${randomBytes(5).toString('hex')}@crew.example`
  const person = { email, firstName, lastName, role, phone, passwordHash: await passwordHash }
  return { ...(await writeAccount(person)), ...WHENCE }
}

/** Anybody, asking from where everybody in the tests asks. */
export const aVisitor = (): Visitor => ({ ...WHENCE, kind: 'visitor' })

/** Renters by role, owners of vehicles and staff. */
export const anAdmin = (who: 'dana' | 'marcus' | 'eve' = 'dana') => aPerson(who)
export const aMember = (who: 'mel' | 'ruth' = 'mel') => aPerson(who)
export const aUser = () => aPerson('vic')
export const anOwner = (who: OwnerKey = 'omar') => aPerson(who)
export const aProvider = (who: 'pru' | 'paul' = 'pru') => aPerson(who)

/**
 * Whom most stories are about: Dana and Marcus, admins, Ruth and Mel, members, and Vic, a Viewer, of one crew; Eve of
 * another one; Omar, who owns vehicles.
 */
export async function aCast() {
  return {
    dana: await anAdmin(),
    marcus: await anAdmin('marcus'),
    ruth: await aMember('ruth'),
    mel: await aMember(),
    vic: await aUser(),
    eve: await anAdmin('eve'),
    omar: await anOwner(),
  }
}

/** The Cookie header of somebody who has just logged in. */
export async function signedIn(person: { id: string }): Promise<string> {
  const session = await openSession(db(), person.id, 'test', now())
  return sessionCookie(session, now()).split(';', 1)[0] ?? ''
}

/** Somebody who logs in for this request, or a Cookie header of somebody who has. */
type By = { id: string } | string

/** A page request as a browser makes it, by somebody or by nobody. */
export async function get(path: string, as?: By): Promise<Request> {
  return new Request(new URL(path, ORIGIN), { headers: await headersOf(path, as) })
}

/** A form posted as a browser posts it; a list of values repeats the field. */
export async function post(path: string, fields: Record<string, string | string[]> = {}, as?: By): Promise<Request> {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  return new Request(new URL(path, ORIGIN), { method: 'POST', body, headers: await headersOf(path, as) })
}

async function headersOf(path: string, as?: By): Promise<Record<string, string>> {
  const page = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: new URL(path, ORIGIN).href }
  return as ? { ...page, Cookie: typeof as === 'string' ? as : await signedIn(as) } : page
}
