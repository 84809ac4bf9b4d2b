import { eq } from 'drizzle-orm'
import type { Chance } from '#tests/soak/chance'
import { db, signingChains, signingEvents } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { eventHash, sha256 } from '~/services/signing/agreement/events.server'
import { agreementProblems, documentProblems, type StoredEvent } from '~/services/signing/agreement-problems.server'
import { chainProblems } from '~/services/signing/verify-signing.server'
import { agreementOf } from './signing'

/** The signing records of an order, to be modified in memory. */
export async function signingRecordsOf(orderId: number) {
  const [chain] = await db().select().from(signingChains).where(eq(signingChains.orderId, orderId))
  if (!chain) throw new Error('Nothing was signed in this order.')
  const events = await db()
    .select()
    .from(signingEvents)
    .where(eq(signingEvents.orderId, orderId))
    .orderBy(signingEvents.number)
  return { chain, events, agreement: await agreementOf(orderId) }
}

export type SigningRecords = Awaited<ReturnType<typeof signingRecordsOf>>

/** Text columns of an event, one character of which is changed. */
const TEXTS = [
  'actor',
  'ipAddress',
  'userAgent',
  'documentSha256',
  'details',
  'previousHash',
  'hash',
  'keyId',
  'seal',
] as const

/**
 * Makes a random change to the events or the document, or a consistent change to two columns. Returns its description
 * if verification does not detect it.
 */
export async function tamper(kept: SigningRecords, chance: Chance): Promise<string | null> {
  const what = chance.pick([tamperWithDocument, tamperWithEvents, tamperWithEvents, tamperWithPair])
  return what(kept, chance)
}

async function tamperWithEvents({ chain, events }: SigningRecords, chance: Chance): Promise<string | null> {
  const at = chance.below(events.length)
  const other = (at + 1 + chance.below(events.length - 1)) % events.length
  const changes: Record<string, () => StoredEvent[]> = {
    'a deleted event': () => events.filter((_, place) => place !== at),
    'deleted last events': () => events.slice(0, at),
    'a repeated event': () => events.flatMap((event, place) => (place === at ? [event, event] : [event])),
    'two swapped events': () =>
      events.map((event, place) => events[place === at ? other : place === other ? at : place] ?? event),
    'a changed time': () => edited(events, at, (event) => ({ ...event, at: new Date(event.at.getTime() + 1) })),
    'a changed number': () => edited(events, at, (event) => ({ ...event, number: event.number + 1 })),
    ...Object.fromEntries(
      TEXTS.map((column) => [
        `a character of ${column}`,
        () => edited(events, at, (event) => ({ ...event, [column]: changedText(event[column], chance) })),
      ]),
    ),
  }
  const name = chance.pick(Object.keys(changes))
  const wrong = await chainProblems(chain, changes[name]?.() ?? events)
  return wrong.length > 0 ? null : `${name}, at event ${at + 1}`
}

/** Changes two columns consistently. */
async function tamperWithPair({ chain, events, agreement }: SigningRecords, chance: Chance): Promise<string | null> {
  const at = chance.below(events.length)
  const text = changedText(agreement.text, chance)
  const rehashed = (event: StoredEvent) => ({ ...event, hash: eventHash(event) })
  const changes: Record<string, () => Promise<string[]>> = {
    'a text and its hash': () => agreementProblems({ ...agreement, text, textSha256: sha256(text) }, events),
    'an event and its hash': () =>
      chainProblems(
        chain,
        edited(events, at, (event) => rehashed({ ...event, details: changedText(event.details, chance) })),
      ),
    'the end and the number of events': () => chainProblems({ ...chain, eventCount: at }, events.slice(0, at)),
    'a status and its time': () => agreementProblems({ ...agreement, status: 'not_signed', answeredAt: null }, events),
    'an order and its position': () => chainProblems({ ...chain, position: (chain.position ?? 0) + 1 }, events),
  }
  const name = chance.pick(Object.keys(changes))
  const wrong = (await changes[name]?.()) ?? []
  return wrong.length > 0 ? null : `${name}, from event ${at + 1}`
}

const edited = (events: StoredEvent[], at: number, edit: (event: StoredEvent) => StoredEvent) =>
  events.map((event, place) => (place === at ? edit(event) : event))

function changedText(text: string, chance: Chance): string {
  if (text === '') return '-'
  const at = chance.below(text.length)
  const other = text[at] === 'a' ? 'b' : 'a'
  return text.slice(0, at) + other + text.slice(at + 1)
}

async function tamperWithDocument({ agreement, events }: SigningRecords, chance: Chance): Promise<string | null> {
  const key = agreement.documentKey ?? ''
  const whole = await (await fileStore()).read(key)
  if (!whole) throw new Error('There is no document.')
  const at = chance.below(whole.length)
  const changed = Buffer.from(whole)
  changed[at] = (whole[at] ?? 0) ^ (1 << chance.below(8))
  const store = await fileStore()
  await store.put(key, changed)
  const wrong = await documentProblems(agreement, events)
  await store.put(key, whole)
  return wrong.length > 0 ? null : `byte ${at} of the document`
}
