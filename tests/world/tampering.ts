import { eq } from 'drizzle-orm'
import type { Chance } from '#tests/soak/chance'
import { db, signingChains, signingEvents } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { eventHash, sha256 } from '~/services/signing/agreement/events.server'
import { agreementProblems, documentProblems, type StoredEvent } from '~/services/signing/agreement-problems.server'
import { chainProblems } from '~/services/signing/verify-signing.server'
import { agreementOf } from './signing'

/** What is kept of an order that was signed, to be changed by hand in memory. */
export async function keptOf(orderId: number) {
  const [chain] = await db().select().from(signingChains).where(eq(signingChains.orderId, orderId))
  if (!chain) throw new Error('Nothing was signed in this order.')
  const events = await db()
    .select()
    .from(signingEvents)
    .where(eq(signingEvents.orderId, orderId))
    .orderBy(signingEvents.number)
  return { chain, events, agreement: await agreementOf(orderId) }
}

export type Kept = Awaited<ReturnType<typeof keptOf>>

/** Texts of an event, of which one sign is changed. */
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

/** Changes what chance picks: one thing of the events or of the document, or two columns that agree; answers with it if nobody notices. */
export async function tamper(kept: Kept, chance: Chance): Promise<string | null> {
  const what = chance.pick([tamperWithDocument, tamperWithEvents, tamperWithEvents, tamperWithPair])
  return what(kept, chance)
}

async function tamperWithEvents({ chain, events }: Kept, chance: Chance): Promise<string | null> {
  const at = chance.below(events.length)
  const other = (at + 1 + chance.below(events.length - 1)) % events.length
  const deeds: Record<string, () => StoredEvent[]> = {
    'one taken out': () => events.filter((_, place) => place !== at),
    'the end cut off': () => events.slice(0, at),
    'one put in twice': () => events.flatMap((event, place) => (place === at ? [event, event] : [event])),
    'two swapped': () =>
      events.map((event, place) => events[place === at ? other : place === other ? at : place] ?? event),
    'another time': () => edited(events, at, (event) => ({ ...event, at: new Date(event.at.getTime() + 1) })),
    'another number': () => edited(events, at, (event) => ({ ...event, number: event.number + 1 })),
    ...Object.fromEntries(
      TEXTS.map((column) => [
        `a sign of ${column}`,
        () => edited(events, at, (event) => ({ ...event, [column]: changedSign(event[column], chance) })),
      ]),
    ),
  }
  const name = chance.pick(Object.keys(deeds))
  const wrong = await chainProblems(chain, deeds[name]?.() ?? events)
  return wrong.length > 0 ? null : `${name} at event ${at + 1}`
}

/** Two columns that agree with each other afterwards. */
async function tamperWithPair({ chain, events, agreement }: Kept, chance: Chance): Promise<string | null> {
  const at = chance.below(events.length)
  const text = changedSign(agreement.text, chance)
  const rehashed = (event: StoredEvent) => ({ ...event, hash: eventHash(event) })
  const deeds: Record<string, () => Promise<string[]>> = {
    'a text and its hash': () => agreementProblems({ ...agreement, text, textSha256: sha256(text) }, events),
    'an event and its hash': () =>
      chainProblems(
        chain,
        edited(events, at, (event) => rehashed({ ...event, details: changedSign(event.details, chance) })),
      ),
    'the end and the number of events': () => chainProblems({ ...chain, eventCount: at }, events.slice(0, at)),
    'a status and its time': () => agreementProblems({ ...agreement, status: 'not_signed', answeredAt: null }, events),
    'an order and its position': () => chainProblems({ ...chain, position: (chain.position ?? 0) + 1 }, events),
  }
  const name = chance.pick(Object.keys(deeds))
  const wrong = (await deeds[name]?.()) ?? []
  return wrong.length > 0 ? null : `${name}, from event ${at + 1}`
}

const edited = (events: StoredEvent[], at: number, edit: (event: StoredEvent) => StoredEvent) =>
  events.map((event, place) => (place === at ? edit(event) : event))

function changedSign(text: string, chance: Chance): string {
  if (text === '') return '-'
  const at = chance.below(text.length)
  const sign = text[at] === 'a' ? 'b' : 'a'
  return text.slice(0, at) + sign + text.slice(at + 1)
}

async function tamperWithDocument({ agreement, events }: Kept, chance: Chance): Promise<string | null> {
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
