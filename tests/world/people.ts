import { randomBytes, randomUUID } from 'node:crypto'
import { PROJECT_ROLES, type ProjectRole } from '~/models/trade/vocabulary/project-roles'
import type { ApplicationRole } from '~/models/trade/vocabulary/roles'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { accounts, lists, listVehicles, projectMembers, projects, vehicles } from '~/server/db/schema'
import type { Account, Visitor } from '~/server/session/asker.server'
import { openSession } from '~/server/session/session.server'
import { sessionCookie } from '~/server/session/session-cookie.server'
import { hashPassword } from '~/services/accounts/password.server'

/** The password of everybody in the tests; hashed once per file, because hashing is slow on purpose. */
export const PASSWORD = 'picture-car-1976'
let passwordHash: Promise<string> | undefined

const SHORT_ROLES = {
  admin: 'backlot_renter_application_admin',
  member: 'backlot_renter_application_member',
  user: 'backlot_renter_application_user',
  owner: 'backlot_owner',
  provider: 'backlot_provider',
} as const satisfies Record<string, ApplicationRole>

/** Where everybody in the tests asks from. */
const ORIGIN = 'http://localhost:3000'
export const WHENCE = { origin: ORIGIN, address: '203.0.113.7' }

type ShortRole = keyof typeof SHORT_ROLES

/** An account that can sign in. Names are free; the e-mail address is its own. */
async function aPerson(role: ShortRole, firstName = 'Ada', lastName = 'Marsh'): Promise<Account> {
  passwordHash ??= hashPassword(PASSWORD)
  const email = `${firstName.toLowerCase()}.${randomBytes(5).toString('hex')}@crew.example`
  const applicationRole = SHORT_ROLES[role]
  const [account] = await db()
    .insert(accounts)
    .values({
      email,
      firstName,
      lastName,
      role: applicationRole,
      passwordHash: await passwordHash,
      phone: '+14045550123',
    })
    .returning({ id: accounts.id })
  if (!account) throw new Error('The account was not written.')
  const { id } = account
  return { ...WHENCE, kind: 'account', id, role: applicationRole, firstName, lastName, email, sessionId: randomUUID() }
}

/** Anybody, asking from where everybody in the tests asks. */
export const aVisitor = (): Visitor => ({ ...WHENCE, kind: 'visitor' })

/** Renters by role, owners of vehicles and staff. */
export const anAdmin = (firstName = 'Ada') => aPerson('admin', firstName)
export const aMember = (firstName = 'Mel') => aPerson('member', firstName)
export const aUser = (firstName = 'Vic') => aPerson('user', firstName)
export const anOwner = (firstName = 'Omar') => aPerson('owner', firstName)
export const aProvider = (firstName = 'Pru') => aPerson('provider', firstName)

/** A project and its members by project role: `aProject({ Owner: ada, User: [vic, zoe] })`. */
export async function aProject(
  members: Partial<Record<ProjectRole, Account | Account[]>>,
  part: Partial<typeof projects.$inferInsert> = {},
): Promise<string> {
  const people = PROJECT_ROLES.flatMap((role) =>
    [members[role] ?? []].flat().map((person) => ({ role, accountId: person.id })),
  )
  const createdBy = people[0]?.accountId
  if (!createdBy) throw new Error('A project needs at least one member.')
  const [project] = await db()
    .insert(projects)
    .values({
      title: 'The Long Haul',
      productionCompany: 'Red Clay Pictures',
      location: 'Newnan, GA',
      createdBy,
      ...part,
    })
    .returning({ id: projects.id })
  if (!project) throw new Error('The project was not written.')
  await db()
    .insert(projectMembers)
    .values(people.map((person) => ({ projectId: project.id, ...person })))
  return project.id
}

export async function aList(projectId: string, createdBy: Account, part: Partial<typeof lists.$inferInsert> = {}) {
  const [list] = await db()
    .insert(lists)
    .values({ projectId, name: 'Street traffic, 1976', createdBy: createdBy.id, ...part })
    .returning({ id: lists.id })
  if (!list) throw new Error('The list was not written.')
  return list.id
}

/** A listed 1976 car in Atlanta at $100 a day, unless the story says otherwise. */
export async function aVehicle(owner: Account, part: Partial<typeof vehicles.$inferInsert> = {}): Promise<string> {
  const [vehicle] = await db()
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
  if (!vehicle) throw new Error('The vehicle was not written.')
  return vehicle.id
}

export async function aListVehicle(projectId: string, listId: string, vehicleId: string, addedBy: Account) {
  const [row] = await db()
    .insert(listVehicles)
    .values({ projectId, listId, vehicleId, addedBy: addedBy.id })
    .returning({ id: listVehicles.id })
  if (!row) throw new Error('The list vehicle was not written.')
  return row.id
}

/** The Cookie header of somebody who has just logged in. */
export async function signedIn(person: { id: string }): Promise<string> {
  const session = await openSession(db(), person.id, 'test', now())
  return sessionCookie(session, now()).split(';', 1)[0] ?? ''
}

/** A page request as a browser makes it, by somebody or by nobody. */
export async function get(path: string, as?: { id: string }): Promise<Request> {
  return new Request(new URL(path, ORIGIN), { headers: await headersOf(path, as) })
}

/** A form posted as a browser posts it; a list of values repeats the field. */
export async function post(
  path: string,
  fields: Record<string, string | string[]> = {},
  as?: { id: string },
): Promise<Request> {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  return new Request(new URL(path, ORIGIN), { method: 'POST', body, headers: await headersOf(path, as) })
}

async function headersOf(path: string, as?: { id: string }): Promise<Record<string, string>> {
  const page = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: new URL(path, ORIGIN).href }
  return as ? { ...page, Cookie: await signedIn(as) } : page
}
