import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { violations } from '#tests/soak/invariants'
import { aMember, anAdmin, anOwner, aProject, aProvider } from '#tests/world/builders'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal } from '#tests/world/deals'
import { messagesTo } from '#tests/world/messages/outbox'
import { aBookedItem, itemNow } from '#tests/world/orders'
import { responseStatus } from '#tests/world/visits/responses'
import type { Behalf } from '~/models/trade/access/permissions'
import { projectPaths } from '~/models/trade/paths/projects'
import { AMENDMENT_KINDS, type AmendmentKind } from '~/models/trade/vocabulary/orders'
import { setClock } from '~/server/clock.server'
import { activity, amendments, db } from '~/server/db/client.server'
import { type Account, type Actor, deputyOf } from '~/server/session/asker.server'
import { activityPage } from '~/services/crew/activity/activity-page.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { messagesPage } from '~/services/deals/messages/messages-page.server'
import { sendMessageFor } from '~/services/deals/messages/send-message.server'
import { requireThread } from '~/services/deals/require-thread.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import type { AnyItemRef } from '~/services/orders/items/require-item.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'

await useDatabase()

const BEFORE = new Date('2026-11-20T15:00:00Z')
const DURING = new Date('2026-12-09T15:00:00Z')
const DONE = { ok: true }
const BROKEN: Behalf = { side: 'owner', reason: 'The gearbox is broken.' }

setClock(BEFORE)
const dana = await anAdmin()
const ruth = await aMember('ruth')
const pru = await aProvider()
const owner = await anOwner('walt')
const projectId = await aProject({ Owner: dana, Manager: ruth })
beforeEach(() => setClock(BEFORE))

const booked = () => aBookedItem(dana, projectId, { owner })
const historyOf = (orderItemId: string) =>
  db().select().from(amendments).where(eq(amendments.orderItemId, orderItemId)).orderBy(asc(amendments.revision))

/** Each amendment as an up-to-date page posts it, with valid days. */
const ACTIONS: Record<AmendmentKind, (asker: Actor, ref: AnyItemRef) => Promise<unknown>> = {
  cancel: (asker, ref) => cancelItem(asker, ref, { revision: 1 }),
  change: (asker, ref) => changeDays(asker, ref, { from: '2026-12-08', to: '2026-12-09', revision: 1, seen: 20_000 }),
  extend: (asker, ref) => extendItem(asker, ref, { to: '2026-12-12', revision: 1, seen: 60_000 }),
  complete: (asker, ref) => completeItem(asker, ref, { to: '2026-12-09', revision: 1 }),
}
const setClockFor = (kind: AmendmentKind) => setClock(kind === 'extend' || kind === 'complete' ? DURING : BEFORE)

describe('amendments by the staff', () => {
  test.each(AMENDMENT_KINDS)('%s is recorded once with who, for whom and why when repeated', async (kind) => {
    const { ref: crews } = await booked()
    const { projectId: _, ...ref } = crews
    setClockFor(kind)
    const mailed = (await messagesTo(owner.email)).length
    const deputy = deputyOf(pru, BROKEN)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ACTIONS[kind](deputy, ref)))
    expect(answers).toEqual(answers.map(() => DONE))
    expect(await historyOf(ref.orderItemId)).toMatchObject([
      { kind: kind, accountId: pru.id, onBehalfOf: 'owner', reason: BROKEN.reason },
    ])
    expect((await messagesTo(owner.email)).length).toBe(mailed + 1)
    // another reason or side makes it another request, and so does the crew's own
    const stale = { ok: false, code: 'item-changed' }
    expect(await ACTIONS[kind](deputyOf(pru, { ...BROKEN, reason: 'Another one.' }), ref)).toMatchObject(stale)
    expect(await ACTIONS[kind](deputyOf(pru, { ...BROKEN, side: 'renter' }), ref)).toMatchObject(stale)
    expect(await ACTIONS[kind](dana, crews)).toMatchObject(stale)
  })

  test('follow the rules of the crew and need a reason and the desk’s role', async () => {
    const { ref } = await booked()
    const before = await rowSnapshot()
    const deputy = deputyOf(pru, BROKEN)
    expect(await ACTIONS.extend(deputy, ref)).toMatchObject({ ok: false, code: 'not-possible-in-status' })
    expect(await changeDays(deputy, ref, { from: '2027-03-01', to: '2027-03-02', revision: 1 })).toMatchObject({
      code: 'outside-window',
    })
    expect(await responseStatus(ACTIONS.cancel(pru, ref))).toBe(403)
    for (const other of [dana, owner])
      expect(await responseStatus(ACTIONS.cancel(deputyOf(other, BROKEN), ref))).toBe(403)
    expect(await responseStatus(ACTIONS.cancel(deputy, { ...ref, orderId: ref.orderId + 1 }))).toBe(404)
    expect(await rowSnapshot()).toEqual(before)
  })

  test('are shown to everybody concerned with who, for whom and why', async () => {
    const { ref } = await booked()
    await ACTIONS.change(deputyOf(pru, BROKEN), ref)
    const subject = `New dates: 1976 Chevrolet Caprice, order #${ref.orderId}`
    const newest = async ({ email }: Account) =>
      (await messagesTo(email)).find((message) => message.subject === subject)?.bodyText
    expect(await newest(owner)).toContain(
      `Pru Delacroix of Backlot has changed the dates of the 1976 Chevrolet Caprice on order #${ref.orderId} on your behalf.`,
    )
    expect(await newest(dana)).toContain('The Long Haul on behalf of the owner.')
    for (const reader of [owner, dana, ruth]) expect(await newest(reader)).toContain(`Reason: ${BROKEN.reason}`)
    // a Project Manager who is no admin cannot open the order
    expect(await newest(dana)).toContain('/orders/')
    expect(await newest(ruth)).toContain(projectPaths.projectList(projectId))
    expect(await newest(ruth)).not.toContain('/orders/')

    const [item] = (await requireOrder(dana, ref.orderId)).items
    expect(item?.changes).toMatchObject([
      { who: 'Pru Delacroix of Backlot', behalf: { text: 'on behalf of the owner', reason: BROKEN.reason } },
    ])
    const [change] = (await requireOwnerOrder(owner, ref.orderItemId)).amendments
    expect(change?.behalf).toBe(`By Backlot, on your behalf: ${BROKEN.reason}`)
    const { days } = await activityPage(await requireMembership(dana, projectId), undefined)
    const entry = { who: 'Pru Delacroix of Backlot', behalf: `On behalf of the owner: ${BROKEN.reason}` }
    expect(days.flatMap(({ entries }) => entries)).toContainEqual(expect.objectContaining(entry))
    expect(await itemNow(ref)).toMatchObject({ bookedFrom: '2026-12-08', revision: 2 })
  })

  test('keep days, prices and amendments consistent', async () => {
    expect(await violations()).toEqual([])
  })
})

test('the staff answer inquiries for an owner, who is mailed, but not for the crew', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  const deputy = deputyOf(pru, BROKEN)
  const party = { side: 'owner', inquiryId } as const
  expect(await responseStatus(answerOffer(pru, party, 'accept', 1))).toBe(403)
  expect(await responseStatus(answerOffer(deputy, { ...stage, side: 'renter', inquiryId }, 'accept', 1))).toBe(403)
  const offer = { rate: 48_000, round: 1 }
  for (let time = 0; time < 2; time += 1) expect(await counterOffer(deputy, party, offer)).toEqual(DONE)
  expect(await answerOffer(deputy, party, 'accept', 1)).toMatchObject({ ok: false, code: 'offer-changed' })

  const other = await anInquiry(await anotherDeal(stage))
  const counts = { owner: 1, renter: 1 }
  expect(await deskInquiriesPage(pru, { search: '', tab: 'owner', after: null })).toMatchObject({
    inquiries: [{ id: other }],
    counts,
  })
  expect(await deskInquiriesPage(pru, { search: '', tab: 'renter', after: null })).toMatchObject({
    inquiries: [{ id: inquiryId }],
    counts,
  })
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => answerOffer(deputy, { side: 'owner', inquiryId: other }, 'decline', 1)),
  )
  expect(outcomes).toEqual(outcomes.map(() => DONE))
  const recorded = await db()
    .select()
    .from(activity)
    .where(and(eq(activity.accountId, pru.id), inArray(activity.kind, ['offer-countered', 'offer-declined'])))
    .orderBy(asc(activity.id))
  expect(recorded).toMatchObject([
    { ...stored, kind: 'offer-countered' },
    { ...stored, kind: 'offer-declined' },
  ])

  const thread = await requireThread(stage.owner, inquiryId)
  expect(thread.timeline.map(({ behalf }) => behalf)).toEqual([
    null,
    `Pru Delacroix of Backlot, on behalf of the owner: ${BROKEN.reason}`,
  ])
  const forOmar = (await messagesTo(stage.owner.email)).filter(({ subject }) =>
    subject.startsWith('Answered for you: '),
  )
  const text = forOmar.map(({ bodyText }) => bodyText).join()
  for (const sentence of ['has offered $480.00 before tax', 'has declined $450.00 before tax'])
    expect(text).toContain(sentence)
  const [declined] = (await messagesTo(stage.renter.email)).filter(({ subject }) => subject.startsWith('Declined: '))
  expect(declined?.bodyText).toContain(`Reason: ${BROKEN.reason}`)
})

test('the staff write for both sides with a reason, once, and both sides and the email say so', async () => {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal)
  const write = (side: 'owner' | 'renter', message: string) =>
    sendMessageFor(deputyOf(pru, { side, reason: 'Called us.' }), inquiryId, { message, attempt: '1' })
  for (const _ of [1, 2]) expect(await write('owner', 'It has its hubcaps.')).toEqual(DONE)
  setClock(new Date(BEFORE.getTime() + 60_000))
  for (const _ of [1, 2]) expect(await write('renter', 'And a radio?')).toEqual(DONE)
  const forOwner = 'Pru Delacroix of Backlot, on behalf of the owner: Called us.'
  const forCrew = 'Pru Delacroix of Backlot, on behalf of Red Clay Pictures: Called us.'
  const owners = (await requireThread(deal.owner, inquiryId)).timeline
  expect(owners.map(({ who, behalf }) => [who, behalf])).toEqual([
    ['Red Clay Pictures', null],
    ['You', forOwner],
    ['Red Clay Pictures', forCrew],
  ])
  const [crews] = (await messagesPage(deal.renter, deal)).timelines
  expect(crews?.entries.map(({ who }) => who)).toEqual(['Dana Whitlock', 'The owner', 'Red Clay Pictures'])
  const [mail] = (await messagesTo(deal.renter.email)).filter(({ subject }) => subject.startsWith('The owner wrote'))
  expect(mail?.bodyText).toContain('has written on behalf of the owner.')
  expect(mail?.bodyText).toContain('Reason: Called us.')
  const byCrew = deputyOf(deal.renter, BROKEN)
  expect(await responseStatus(sendMessageFor(byCrew, inquiryId, { message: 'x', attempt: '1' }))).toBe(403)
  expect(await responseStatus(sendMessageFor(deputyOf(pru, BROKEN), dana.id, { message: 'x', attempt: '1' }))).toBe(404)
})

const stored = { onBehalfOf: 'owner', reason: BROKEN.reason }
