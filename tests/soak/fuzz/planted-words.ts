import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { VISITORS } from '#tests/architecture/policies'
import type { CrewAtWork } from '#tests/world/crews'
import {
  accounts,
  agreements,
  checkouts,
  db,
  inquiries,
  lists,
  orders,
  projects,
  signUpRequests,
} from '~/server/db/client.server'

/** The visitors of a crew, and the browser of the signer. */
export const PEOPLE = [...VISITORS, 'signer'] as const
export type Who = (typeof PEOPLE)[number]
export type Side = 'ours' | 'theirs'

const CREW: Who[] = ['admin', 'manager', 'member', 'user', 'adminViewer']

/** Who of the same crew may read which text. Only `STAFF` is readable across crews. */
const READERS = {
  'a project': [...CREW, 'owner', 'signer'],
  'a list': CREW,
  'an inquiry': [...CREW, 'owner'],
  'a billing address': ['admin', 'manager', 'adminViewer', 'signer'],
  'a signer': ['admin', 'manager', 'adminViewer', 'signer'],
  'a sign-up': ['provider'],
  'an admin of a crew': [...CREW, 'owner', 'signer'],
  'the owner of a vehicle': [...CREW, 'owner', 'signer', 'provider'],
  'an admin of another crew': ['stranger'],
} as const satisfies Record<string, readonly Who[]>
type Secret = keyof typeof READERS

/** The staff's desk shows sign-ups, owners, orders and inquiries of everybody. */
const STAFF: readonly Secret[] = [
  ...(['a sign-up', 'the owner of a vehicle', 'a project', 'an inquiry'] as const),
  ...(['a billing address', 'a signer', 'an admin of a crew'] as const),
]

/** The text that a unique word was written into. */
type PlantedWord = { side: Side; secret: Secret }
export type PlantedWords = Map<string, PlantedWord>

const PLANTED = /Mk[a-z]{16}/g

/** Writes a unique word into every private text of a crew. */
export async function plantWords(side: Side, { people, params, vehicleId }: CrewAtWork): Promise<PlantedWords> {
  const planted: PlantedWords = new Map()
  const word = (secret: Secret) => {
    const letters = Array.from(randomBytes(16), (byte) => String.fromCharCode(97 + (byte % 26))).join('')
    planted.set(`Mk${letters}`, { side, secret })
    return `Mk${letters}`
  }
  const { projectId } = params
  const named = (person: { id: string }, secret: Secret) =>
    db()
      .update(accounts)
      .set({ lastName: word(secret) })
      .where(eq(accounts.id, person.id))

  await db()
    .update(projects)
    .set({ title: word('a project') })
    .where(eq(projects.id, projectId))
  await db()
    .update(lists)
    .set({ name: word('a list'), location: word('a list') })
    .where(eq(lists.projectId, projectId))
  await db()
    .update(inquiries)
    .set({ productionCompany: word('an inquiry'), location: word('an inquiry') })
    .where(eq(inquiries.projectId, projectId))
  const billing = { contactName: word('a billing address'), addressLine1: word('a billing address') }
  await db().update(orders).set(billing).where(eq(orders.projectId, projectId))
  await db().update(checkouts).set(billing).where(eq(checkouts.accountId, people.admin.id))
  await db()
    .update(agreements)
    .set({ lastName: word('a signer') })
    .where(eq(agreements.orderId, Number(params.orderId)))
  await db()
    .update(signUpRequests)
    .set({ lastName: word('a sign-up') })
    .where(eq(signUpRequests.id, params.requestId))
  await named(people.admin, 'an admin of a crew')
  await named(people.owner, 'the owner of a vehicle')
  await named(people.stranger, 'an admin of another crew')
  await db().execute(sql`update vehicles set vin = ${word('the owner of a vehicle')} where id = ${vehicleId}`)
  return planted
}

/** The secrets in a text that this visitor may not read. */
export function unreadable(text: string, who: Who, planted: PlantedWords): string[] {
  const found = new Set(text.match(PLANTED) ?? [])
  return [...found].flatMap((word) => {
    const known = planted.get(word)
    if (!known || mayRead(who, known)) return []
    return `${known.secret} of ${known.side === 'ours' ? 'their own' : 'another'} crew`
  })
}

function mayRead(who: Who, { side, secret }: PlantedWord): boolean {
  if (who === 'provider' && STAFF.includes(secret)) return true
  const readers: readonly Who[] = READERS[secret]
  return side === 'ours' && readers.includes(who)
}
