import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { chanceFrom } from '#tests/soak/chance'
import { useDatabase } from '#tests/world/database/database'
import { agreementOf, anUnsignedOrder, signed } from '#tests/world/signing'
import { signingRecordsOf, tamper } from '#tests/world/tampering'
import { setClock } from '~/server/clock.server'
import { agreements, db, signingChains, signingEvents } from '~/server/db/client.server'
import { env, setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { withNewKey } from '~/server/signing/signing-keys.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { verifySigning } from '~/services/signing/verify-signing.server'

await useDatabase()
const FIRST = await newSigningKey()
beforeEach(() => setEnv({ SIGNING_KEYS: FIRST }))

setEnv({ SIGNING_KEYS: FIRST })
setClock(new Date('2026-11-20T15:00:00Z'))
const order = await anUnsignedOrder()
const orderId = order.orderId
setClock(new Date('2026-11-20T15:05:00Z'))
unwrap(await resendAgreement(order.dana, orderId))
unwrap(await signed(orderId))

test('verify finds nothing wrong in untouched records', async () => {
  expect(await verifySigning()).toEqual({ orders: 1, events: 4, documents: 1, wrong: [] })
})

test('verify detects every one of two hundred random changes', async () => {
  const kept = await signingRecordsOf(orderId)
  const chance = chanceFrom(20261122)
  const unnoticed = []
  for (let times = 0; times < 200; times += 1) unnoticed.push(await tamper(kept, chance))
  expect(unnoticed.filter((each) => each !== null)).toEqual([])
})

test.each([
  ['a changed event', sql`update signing_events set actor = 'Nobody' where number = 2`, 'event 2 was changed'],
  ['a deleted event', sql`delete from signing_events where number = 2`, 'event 3 stands where event 2 belongs'],
  [
    'a deleted last event',
    sql`delete from signing_events where number = 4`,
    'there are 3 events, and 4 were written down',
  ],
  [
    'a deleted last event with the number of events',
    sql`with gone as (delete from signing_events where number = 4) update signing_chains set event_count = 3`,
    'the number of its events has no seal of ours',
  ],
  [
    'all events with their number',
    sql`with gone as (delete from signing_events) delete from signing_chains`,
    /nothing says that agreement .* was sent/,
  ],
  [
    'the text',
    sql`update agreements set text = replace(text, '$100.00', '$1.00') || ' '`,
    /the text of .* was changed/,
  ],
  [
    'the text with its hash',
    sql`update agreements set text = text || ' ', text_sha256 = encode(sha256(convert_to(text || ' ', 'UTF8')), 'hex')`,
    /the text of .* was changed/,
  ],
  [
    'the text with its hash and that of the event',
    sql`with event as (update signing_events set document_sha256 = encode(sha256(convert_to(text || ' ', 'UTF8')), 'hex')
        from agreements where agreements.id = agreement_id and number = 1)
      update agreements set text = text || ' ', text_sha256 = encode(sha256(convert_to(text || ' ', 'UTF8')), 'hex')`,
    'event 1 was changed',
  ],
  ['the signer', sql`update agreements set email = 'other@crew.example'`, /the signer of .* was changed/],
  [
    'the status',
    sql`update agreements set status = 'declined', decline_reason = 'No'`,
    /is not declined by its events/,
  ],
  [
    'all events and the signature',
    sql`with gone as (delete from signing_events), undone as (update agreements set status = 'not_signed', answered_at = null,
        document_key = null)
      update signing_chains set event_count = 0, seal = '', key_id = ''`,
    'nothing says that its agreement was sent',
  ],
  [
    'the time of an event',
    sql`update signing_events set at = at + interval '700 microseconds' where number = 2`,
    'event 2 was changed',
  ],
  [
    'the time of the answer',
    sql`update agreements set answered_at = answered_at + interval '500 microseconds'`,
    /was answered at another time/,
  ],
  ['the signing method', sql`update agreements set signed_with = 'docusign'`, /was to be signed in another way/],
  [
    'the time of creation',
    sql`update agreements set created_at = created_at - interval '1 day'`,
    /was written at another time/,
  ],
  ['a decline reason', sql`update agreements set decline_reason = 'Signature'`, /was declined for another reason/],
  ['its document', sql`update agreements set document_key = null`, /do not agree on a sealed document/],
])('verify detects tampering: %s', async (_, change, text) => {
  const rows = await stored()
  await db().execute(sql`alter table signing_events disable trigger signing_events_append_only`)
  try {
    await db().execute(change)
    const { wrong } = await verifySigning()
    const sentences = wrong.map((each) => each.replace(`#${orderId}: `, ''))
    expect(sentences).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  } finally {
    await putBack(rows)
    await db().execute(sql`alter table signing_events enable trigger signing_events_append_only`)
  }
})

test('a new key seals from then on, and seals of the old key stay valid', async () => {
  setEnv({ SIGNING_KEYS: withNewKey(FIRST, await newSigningKey()) })
  const other = await anUnsignedOrder()
  unwrap(await signed(other.orderId))
  const { keyId } = (await signingRecordsOf(other.orderId)).events[0] ?? {}
  expect(keyId).not.toBe((await signingRecordsOf(orderId)).events[0]?.keyId)
  expect((await verifySigning()).wrong).toEqual([])
  // the new key only adds the certificates of the earlier keys
  expect(env().SIGNING_KEYS?.split(',')[1]).toBe(FIRST.split(':')[0])

  setEnv({ SIGNING_KEYS: await newSigningKey() })
  expect((await verifySigning()).wrong).toContain(`#${orderId}: event 1 has no seal of ours`)
})

async function stored() {
  return {
    chains: await db().select().from(signingChains).where(eq(signingChains.orderId, orderId)),
    agreement: await agreementOf(orderId),
    events: await db().select().from(signingEvents).where(eq(signingEvents.orderId, orderId)),
  }
}

async function putBack({ chains, agreement, events }: Awaited<ReturnType<typeof stored>>) {
  await db().delete(signingEvents).where(eq(signingEvents.orderId, orderId))
  await db().insert(signingEvents).values(events)
  await db().update(agreements).set(agreement).where(eq(agreements.id, agreement.id))
  await db().delete(signingChains).where(eq(signingChains.orderId, orderId))
  await db().insert(signingChains).values(chains)
}
