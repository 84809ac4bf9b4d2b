import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { SIGNER } from '#tests/world/paperwork'
import {
  agreementOf,
  anUnsignedOrder,
  aSignature,
  eventsOf,
  holderOf,
  itemOf,
  kindsOf,
  movedDays,
  signed,
  theSigner,
  tokenIn,
} from '#tests/world/signing'
import { responseStatus } from '#tests/world/visits/responses'
import { missingText } from '~/models/orders/items/item-messages'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { jobs } from '~/schedule.server'
import { now, setClock } from '~/server/clock.server'
import { agreements, db, inTransaction, signingChains } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { serverAsker } from '~/server/session/asker.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { cancelItem, completeItem } from '~/services/orders/items/amend-item.server'
import { markDocumentsComplete } from '~/services/orders/items/create-order.server'
import { requireItem } from '~/services/orders/items/require-item.server'
import { requireAgreement } from '~/services/signing/agreement/require-agreement.server'
import { declineAgreement, signAgreement } from '~/services/signing/answer-agreement.server'
import { openSigning } from '~/services/signing/open-signing.server'
import { remindSigners } from '~/services/signing/remind-signers.server'
import { requireSignerChoice } from '~/services/signing/require-sendable.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

useDatabase()
let minute = 0
/** Each step has its own time, so that emails have an order. */
const later = (minutes = 2) => {
  minute += minutes
  setClock(new Date(Date.UTC(2026, 10, 20, 15, minute)))
}
beforeEach(() => {
  minute = 0
  later()
})
afterEach(() => setEnv())

test('signing records who, from where and what, and seals the document', async () => {
  const { orderId, dana } = await anUnsignedOrder()
  later()
  expect(await signed(orderId)).toEqual({ ok: true })
  const agreement = await agreementOf(orderId)
  expect(agreement).toMatchObject({ status: 'signed', answeredAt: expect.any(Date), documentKey: expect.any(String) })
  const events = await eventsOf(orderId)
  expect(events.map(({ kind }) => kind)).toEqual(['sent', 'signed', 'sealed'])
  expect(events[1]).toMatchObject({
    actor: `Marcus Oyelaran (${SIGNER.email})`,
    ipAddress: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (Test)',
    documentSha256: agreement.textSha256,
    previousHash: events[0]?.hash,
  })
  expect(await subjectsTo(dana)).toContain(`Signed: rental agreement for order #${orderId}`)
})

test('the email to the signer names the company of the agreement', async () => {
  const { orderId } = await anUnsignedOrder()
  expect((await requireAgreement(await theSigner(orderId))).text.company).toBe('Red Clay Pictures LLC')
  const [email] = await messagesTo(SIGNER.email)
  expect(email?.bodyText).toContain('Red Clay Pictures LLC has asked you to sign')
})

test('signing twice at once signs once', async () => {
  const { orderId } = await anUnsignedOrder()
  const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
  const outcomes = await Promise.all([signAgreement(signer, signature), signAgreement(signer, signature)])
  expect(outcomes).toEqual([{ ok: true }, { ok: true }])
  expect(await kindsOf(orderId)).toEqual(['sent', 'signed', 'sealed'])
})

test('of concurrent signing and declining one succeeds and the other is refused', async () => {
  const { orderId } = await anUnsignedOrder()
  const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
  const outcomes = await Promise.all([
    signAgreement(signer, signature),
    declineAgreement(signer, { reason: 'Too dear.', text: signature.text }),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'agreement-closed' })
  const { status } = await agreementOf(orderId)
  expect(await kindsOf(orderId)).toEqual(status === 'signed' ? ['sent', 'signed', 'sealed'] : ['sent', 'declined'])
})

test('signing needs the name in the agreement', async () => {
  const { orderId } = await anUnsignedOrder()
  const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
  expect(await signAgreement(signer, { ...signature, name: 'Dana Whitlock' })).toMatchObject({ code: 'other-name' })
  expect(await signAgreement(signer, { ...signature, name: ' marcus  OYELARAN' })).toEqual({ ok: true })
})

test('a change before signing replaces the text, and the old link opens the new one', async () => {
  const { orderId, dana, projectId } = await anUnsignedOrder()
  const token = await tokenIn(orderId)
  const [before, signature] = [await agreementOf(orderId), await aSignature(orderId)]
  later()
  await movedDays(await itemOf(orderId, dana, projectId))
  const after = await agreementOf(orderId)
  expect(after.id).not.toBe(before.id)
  expect(after).toMatchObject({
    status: 'not_signed',
    email: before.email,
    textSha256: expect.not.stringMatching(signature.text),
  })
  const [kept] = await db().select().from(agreements).where(eq(agreements.id, before.id))
  expect(kept).toMatchObject({ status: 'replaced', text: before.text })

  const signer = await holderOf(token)
  expect((await requireAgreement(signer)).text.vehicles).toMatchObject([
    { days: 'Dec 8, 2026 to Dec 12, 2026, 5 days' },
  ])
  // the text that the signer read is outdated
  const changed = { code: 'agreement-changed' }
  expect(await signAgreement(signer, signature)).toMatchObject(changed)
  expect(await declineAgreement(signer, { reason: 'No.', text: signature.text })).toMatchObject(changed)
  expect(await signed(orderId)).toEqual({ ok: true })
  expect(await kindsOf(orderId)).toEqual(['sent', 'replaced', 'sent', 'signed', 'sealed'])
})

test('an agreement that could not be sealed is sealed by the job, despite another failing one', async () => {
  const keys = { SIGNING_KEYS: await newSigningKey() }
  setEnv({ ...keys, DATA_DIR: '/dev/null/none' })
  const all = [await anUnsignedOrder(), await anUnsignedOrder()]
  for (const { orderId } of all) unwrap(await signed(orderId))
  setEnv()
  setEnv(keys)
  const [broken = 0, whole = 0] = all.map(({ orderId }) => orderId)
  expect(await kindsOf(whole)).toEqual(['sent', 'signed'])
  await db().update(signingChains).set({ eventCount: 7 }).where(eq(signingChains.orderId, broken))

  await jobs.find(({ queue }) => queue === 'seal-agreements')?.work(() => true)
  expect([await kindsOf(broken), await kindsOf(whole)]).toEqual([
    ['sent', 'signed'],
    ['sent', 'signed', 'sealed'],
  ])
})

test('after signing the text stays, and a change is listed beside it', async () => {
  const { orderId, dana, projectId } = await anUnsignedOrder()
  unwrap(await signed(orderId))
  const { text, documentKey } = await agreementOf(orderId)
  const signer = await theSigner(orderId)
  later()
  await movedDays(await itemOf(orderId, dana, projectId))
  expect(await agreementOf(orderId)).toMatchObject({ status: 'signed', text, documentKey })
  const { changes } = await requireAgreement(signer)
  expect(changes).toMatchObject([
    {
      lines: [
        expect.stringMatching(/^New dates: /),
        'Dec 7, 2026 to Dec 11, 2026, now Dec 8, 2026 to Dec 12, 2026',
        expect.any(String),
      ],
    },
  ])
})

test('resending mails a new link and ends the old one, at most once a minute', async () => {
  const { orderId, dana } = await anUnsignedOrder()
  const [old, oldSigner] = [await tokenIn(orderId), await theSigner(orderId)]
  later()
  expect(await resendAgreement(dana, orderId)).toEqual({ ok: true })
  expect(await resendAgreement(dana, orderId)).toEqual({ ok: true })
  expect(await kindsOf(orderId)).toEqual(['sent', 'resent'])
  await expect(holderOf(old)).rejects.toThrow('The link is over.')
  expect(await theSigner(orderId)).toEqual(oldSigner)
  for (let more = 0; more < 5; more += 1) {
    later()
    await resendAgreement(dana, orderId)
  }
  expect(await resendAgreement(dana, orderId)).toMatchObject({ code: 'too-many-attempts' })
})

test('a corrected signer gets a new agreement, and the first signer’s link ends', async () => {
  const { orderId, dana } = await anUnsignedOrder()
  const [token, wrong, signature] = [await tokenIn(orderId), await theSigner(orderId), await aSignature(orderId)]
  const { id: replaces } = await agreementOf(orderId)
  const corrected = { ...SIGNER, email: 'right@redclay.example', replaces }
  later()
  expect(await sendAgreement(dana, orderId, { ...SIGNER, replaces })).toMatchObject({ code: 'same-signer' })
  expect(await Promise.all([sendAgreement(dana, orderId, corrected), sendAgreement(dana, orderId, corrected)])).toEqual(
    [{ ok: true }, { ok: true }],
  )
  expect(await kindsOf(orderId)).toEqual(['sent', 'replaced', 'sent'])
  await expect(holderOf(token)).rejects.toThrow('The link is over.')
  // a page that was opened before
  expect(await responseStatus(signAgreement(wrong, signature))).toBe(410)
  expect(await signAgreement(await theSigner(orderId, 'right@redclay.example'), await aSignature(orderId))).toEqual({
    ok: true,
  })
})

test('a declined agreement can be sent again and signed', async () => {
  const { orderId, dana } = await anUnsignedOrder()
  const [signer, { text }] = [await theSigner(orderId), await aSignature(orderId)]
  later()
  expect(await declineAgreement(signer, { reason: 'Wrong days.', text })).toEqual({ ok: true })
  const declined = await agreementOf(orderId)
  expect(declined).toMatchObject({ status: 'declined', declineReason: 'Wrong days.' })
  expect(await resendAgreement(dana, orderId)).toMatchObject({ code: 'agreement-closed' })
  later()
  unwrap(await sendAgreement(dana, orderId, { ...SIGNER, replaces: declined.id }))
  expect(await signed(orderId)).toEqual({ ok: true })
  expect(await kindsOf(orderId)).toEqual(['sent', 'declined', 'replaced', 'sent', 'signed', 'sealed'])
})

test('the dialog for another signer starts from the current one or the chosen member, without a title', async () => {
  const { orderId, dana, projectId } = await anUnsignedOrder()
  const ref = { orderId, projectId }
  const { replaces, ...current } = (await requireSignerChoice(dana, ref, 'nobody@crew.example')).signer
  expect(current).toEqual(SIGNER)
  const { signer, choices } = await requireSignerChoice(dana, ref, dana.email)
  expect(signer).toEqual({ replaces, firstName: dana.firstName, lastName: dana.lastName, email: dana.email, role: '' })
  expect(choices).toEqual([{ email: dana.email, name: `${dana.firstName} ${dana.lastName}`, isChosen: true }])
})

test('a completed rental warns of a missing signature, and can still be signed and documented', async () => {
  const { orderId, dana, projectId } = await anUnsignedOrder({ from: '2026-11-20', to: '2026-11-22' })
  const { ref } = await itemOf(orderId, dana, projectId)
  const missing = async () => (await requireItem(dana, 'complete', ref)).missing
  expect(await missing()).toBe(missingText({ isSigned: false, hasDocuments: false }))
  unwrap(await completeItem(dana, ref, { to: '2026-11-20', revision: 1 }))
  const order = () => requireOrder(dana, orderId)
  expect(await order()).toMatchObject({
    status: 'completed',
    agreement: { actions: { mayResend: true, maySend: true }, sends: { count: 1 } },
  })
  later()
  unwrap(await resendAgreement(dana, orderId))
  const last = formatInstantOfYear(now(), HOME_ZONE)
  expect(await order()).toMatchObject({ agreement: { sends: { count: 2, last } } })
  expect(await requireAgreement(await theSigner(orderId))).toMatchObject({ status: 'not_signed' })
  unwrap(await signed(orderId))
  expect(await order()).toMatchObject({ agreement: { status: 'signed' }, documents: { areIn: false } })
  expect((await order()).documents.form).not.toBeNull()
  expect(await missing()).toBe(missingText({ isSigned: true, hasDocuments: false }))
  await inTransaction((tx) => markDocumentsComplete(tx, orderId))
  expect(await missing()).toBeNull()
})

test('the agreement of a cancelled order cannot be opened, signed or sent', async () => {
  const { orderId, dana, projectId } = await anUnsignedOrder()
  const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
  unwrap(await cancelItem(dana, (await itemOf(orderId, dana, projectId)).ref, { revision: 1 }))
  expect(await responseStatus(requireAgreement(signer))).toBe(410)
  expect(await responseStatus(signAgreement(signer, signature))).toBe(410)
  later()
  expect(await resendAgreement(dana, orderId)).toMatchObject({ code: 'agreement-closed' })
  const { id: replaces } = await agreementOf(orderId)
  const other = { ...SIGNER, email: 'other@redclay.example', replaces }
  expect(await sendAgreement(dana, orderId, other)).toMatchObject({ code: 'agreement-closed' })
})

test('only the member with the signer’s email address can sign from the order page', async () => {
  const { orderId, dana } = await anUnsignedOrder()
  expect(await openSigning(dana, orderId)).toMatchObject({ code: 'agreement-closed' })
  const { id: replaces } = await agreementOf(orderId)
  const herself = { firstName: dana.firstName, lastName: dana.lastName, email: dana.email, role: SIGNER.role }
  unwrap(await sendAgreement(dana, orderId, { ...herself, replaces }))
  const { token } = unwrap(await openSigning(dana, orderId))
  expect(await signAgreement(await holderOf(token), await aSignature(orderId))).toEqual({ ok: true })
})

test('a silent signer is reminded once each after 2 days, after 5 days and on the day before', async () => {
  const { orderId } = await anUnsignedOrder({ from: '2026-12-07', to: '2026-12-11' })
  const reminders = async () => (await kindsOf(orderId)).filter((kind) => kind === 'reminded').length
  const counts = []
  for (const day of [21, 22, 22, 24, 25, 30]) {
    setClock(new Date(Date.UTC(2026, 10, day, 15)))
    await remindSigners(serverAsker())
    counts.push(await reminders())
  }
  setClock(new Date(Date.UTC(2026, 11, 6, 15)))
  await remindSigners(serverAsker())
  expect([...counts, await reminders()]).toEqual([0, 1, 1, 1, 2, 2, 3])
  // after a reminder the first link still works
  expect(await requireAgreement(await theSigner(orderId))).toMatchObject({ status: 'not_signed' })
})
