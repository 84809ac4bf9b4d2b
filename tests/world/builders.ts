import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { writeAccount } from '#demo/builder/write-account.server'
import { writeList, writeListVehicle } from '#demo/builder/write-list.server'
import { writeProject } from '#demo/builder/write-project.server'
import { CAST, type OwnerKey } from '#demo/cast'
import { PROJECT_ROLES, type ProjectRole } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { db, type lists, type projects, vehiclePhotos, vehicles } from '~/server/db/client.server'
import type { Account, Visitor } from '~/server/session/asker.server'
import { openSession } from '~/server/session/session.server'
import { sessionCookie } from '~/server/session/session-cookie.server'

/** The password of every test account. Its hash is cheap to verify, so that logging in takes no noticeable time. */
export const PASSWORD = 'picture-car-1976'
const LOW_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 }
let passwordHash: Promise<string> | undefined

/** People who are not in the demo: someone from another crew, and a second staff member. */
const OTHERS = {
  eve: { firstName: 'Eve', lastName: 'Calloway', role: 'backlot_renter_application_admin', phone: '+14045550123' },
  paul: { firstName: 'Paul', lastName: 'Brandt', role: 'backlot_provider', phone: '+14045550191' },
} as const
const PEOPLE = { ...CAST, ...OTHERS }

/** The origin and IP address of every test asker. */
const ORIGIN = 'http://localhost:3000'
export const CLIENT = { origin: ORIGIN, address: '203.0.113.7' }

/** A random email address, in consonants, so that no word or number that a test searches for occurs in it. */
export function randomAddress(name: string): string {
  const letters = Array.from(randomBytes(12), (byte) => CONSONANTS[byte % CONSONANTS.length])
  return `${name}.${letters.join('')}@crew.example`
}

const CONSONANTS = 'bcdfghjkmnpqrstvwxz'

/** An account that can log in. The email address is random, so a test can create several of the same person. */
async function aPerson(key: keyof typeof PEOPLE): Promise<Account> {
  passwordHash ??= hash(PASSWORD, LOW_COST)
  const { firstName, lastName, role, phone } = PEOPLE[key]
  const email = randomAddress(key)
  const person = { email, firstName, lastName, role, phone, passwordHash: await passwordHash }
  return { ...(await writeAccount(person)), ...CLIENT }
}

export const aVisitor = (): Visitor => ({ ...CLIENT, kind: 'visitor' })

export const anAdmin = (who: 'dana' | 'marcus' | 'eve' = 'dana') => aPerson(who)
export const aMember = (who: 'mel' | 'ruth' = 'mel') => aPerson(who)
export const aUser = () => aPerson('vic')
export const anOwner = (who: OwnerKey = 'omar') => aPerson(who)
export const aProvider = (who: 'pru' | 'paul' = 'pru') => aPerson(who)

/**
 * The usual people: of one crew Dana and Marcus (admins), Ruth and Mel (members) and Vic (Viewer); Eve of another crew;
 * Omar, a vehicle owner.
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

/** Opens a session and returns its Cookie header. */
export async function signedIn(person: { id: string }): Promise<string> {
  const session = await openSession(db(), person.id, 'test', now())
  return sessionCookie(session, now()).split(';', 1)[0] ?? ''
}

/** An account that logs in for this request, or the Cookie header of a logged-in one. */
type By = { id: string } | string

/** A GET request as a browser sends it, logged in or not. */
export async function get(path: string, as?: By): Promise<Request> {
  return new Request(new URL(path, ORIGIN), { headers: await headersOf(path, as) })
}

/** A form post as a browser sends it; an array of values repeats the field. */
export async function post(path: string, fields: Record<string, string | string[]> = {}, as?: By): Promise<Request> {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  return new Request(new URL(path, ORIGIN), { method: 'POST', body, headers: await headersOf(path, as) })
}

async function headersOf(path: string, as?: By): Promise<Record<string, string>> {
  const page = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: new URL(path, ORIGIN).href }
  return as ? { ...page, Cookie: typeof as === 'string' ? as : await signedIn(as) } : page
}

/** By default a listed 1976 car in Atlanta at $100 a day. */
export async function aVehicle(owner: Account, part: Partial<typeof vehicles.$inferInsert> = {}): Promise<string> {
  const [written] = await db()
    .insert(vehicles)
    .values({
      ownerId: owner.id,
      year: 1976,
      make: 'Chevrolet',
      model: 'Caprice',
      bodyType: 'Sedan',
      era: '1970s',
      color: 'maroon',
      market: 'Atlanta, GA',
      town: 'Atlanta',
      state: 'GA',
      zipcode: '30303',
      zone: 'America/New_York',
      dayPrice: 10_000,
      exteriorCondition: 'Great Condition',
      interiorCondition: 'Great Condition',
      mechanicalCondition: 'Great Condition',
      address1: '1180 Huff Rd NW',
      contactPhone: '+14045550188',
      ...part,
    })
    .returning({ id: vehicles.id })
  if (!written) throw new Error('The vehicle was not written.')
  return written.id
}

/** A project and its members by project role: `aProject({ Owner: dana, User: [vic, ruth] })`. */
export async function aProject(
  members: Partial<Record<ProjectRole, Account | Account[]>>,
  part: Partial<typeof projects.$inferInsert> = {},
): Promise<string> {
  const people = PROJECT_ROLES.flatMap((role) =>
    [members[role] ?? []].flat().map((person) => ({ role, accountId: person.id })),
  )
  const project = { title: 'The Long Haul', productionCompany: 'Red Clay Pictures', location: 'Newnan, GA', ...part }
  return writeProject(project, people)
}

export const aList = (projectId: string, createdBy: Account, part: Partial<typeof lists.$inferInsert> = {}) =>
  writeList({ projectId, name: 'Street traffic, 1976', createdBy: createdBy.id, ...part })

export const aListVehicle = (projectId: string, listId: string, vehicleId: string, addedBy: Account) =>
  writeListVehicle({ projectId, listId, vehicleId, addedBy: addedBy.id })

/** One car on the only list of a project. */
export async function aCarOnAList(projectId: string, by: Account, owner: Account) {
  const listId = await aList(projectId, by)
  const vehicleId = await aVehicle(owner)
  return { projectId, listId, vehicleId, cardId: await aListVehicle(projectId, listId, vehicleId, by) }
}

const ANGLES = [0, 1, 2, 3]

/** A project with one list of `length` vehicles, each with four photos whose files are missing. */
export async function aLongList(leader: Account, owner: Account, length: number) {
  const projectId = await aProject({ Owner: leader })
  const listId = await aList(projectId, leader)
  for (let number = 0; number < length; number++) {
    const vehicleId = await aVehicle(owner)
    await aListVehicle(projectId, listId, vehicleId, leader)
    await db()
      .insert(vehiclePhotos)
      .values(
        ANGLES.map((position) => ({
          vehicleId,
          position,
          angle: position,
          fileKey: `photos/${vehicleId}/${position}`,
        })),
      )
  }
  return { projectId, listId }
}
