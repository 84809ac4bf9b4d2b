import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { useDatabase } from '#tests/world/database/database'
import { agreementOf, anUnsignedOrder, kindsOf, signed, theSigner } from '#tests/world/signing'
import { setClock } from '~/server/clock.server'
import { agreements, db, links } from '~/server/db/client.server'
import { declineAgreement } from '~/services/signing/answer-agreement.server'
import { remindSigners } from '~/services/signing/remind-signers.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { verifySigning } from '~/services/signing/verify-signing.server'

useDatabase()
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  await db().execute(sql`alter table signing_events disable trigger signing_events_append_only`)
})
afterEach(async () => {
  await db().execute(sql`alter table signing_events enable trigger signing_events_append_only`)
})

test('a signature deleted from the database stays detectable after further actions', async () => {
  const { orderId, dana } = await anOrderWithDeletedSignature()
  const before = await wrongWith(orderId)
  expect(before).toContain('the number of its events has no seal of ours')

  setClock(new Date('2026-11-20T18:00:00Z'))
  expect(await resendAgreement(dana, orderId)).toMatchObject({ ok: false, why: 'failure' })
  expect(await wrongWith(orderId)).toEqual(before)
})

test('the signers of other orders are still reminded', async () => {
  const forged = await anOrderWithDeletedSignature()
  const other = await anUnsignedOrder()
  setClock(new Date('2026-11-24T15:00:00Z'))
  await remindSigners({ kind: 'server', origin: 'https://backlot.test' })
  expect(await kindsOf(other.orderId)).toContain('reminded')
  expect(await kindsOf(forged.orderId)).toEqual(['sent'])
})

test.each([
  ['deleted', null],
  ['replaced', 'Too late'],
  ['replaced by another text of the event', 'Reason'],
])('a decline reason that was %s is detected', async (_, reason) => {
  const { orderId } = await anUnsignedOrder()
  const { id, textSha256 } = await agreementOf(orderId)
  unwrap(await declineAgreement(await theSigner(orderId), { reason: 'Too dear', text: textSha256 ?? '' }))
  expect(await wrongWith(orderId)).toEqual([])

  await db().update(agreements).set({ declineReason: reason }).where(eq(agreements.id, id))
  expect(await wrongWith(orderId)).toEqual([`agreement ${id} was declined for another reason`])
})

test('a deleted agreement whose events remain is detected', async () => {
  const { orderId } = await anUnsignedOrder()
  const { id } = await agreementOf(orderId)
  await db().execute(sql`alter table signing_events drop constraint signing_events_agreement_id_agreements_id_fk`)
  await db().delete(links).where(eq(links.agreementId, id))
  await db().delete(agreements).where(eq(agreements.id, id))
  expect(await wrongWith(orderId)).toEqual([`agreement ${id} is gone`])
})

/** A signed order whose signature was deleted by somebody with access to the database but not to the key. */
async function anOrderWithDeletedSignature() {
  const order = await anUnsignedOrder()
  unwrap(await signed(order.orderId))
  const { id } = await agreementOf(order.orderId)
  await db().execute(sql`delete from signing_events where order_id = ${order.orderId} and number > 1`)
  await db().execute(
    sql`update agreements set status = 'not_signed', answered_at = null, document_key = null where id = ${id}`,
  )
  await db().execute(sql`update signing_chains set event_count = 1 where order_id = ${order.orderId}`)
  return order
}

async function wrongWith(orderId: number): Promise<string[]> {
  const name = `#${orderId}: `
  const { wrong } = await verifySigning()
  return wrong.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length))
}
