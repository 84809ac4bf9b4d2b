import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { anOwner } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal, type Deal } from '#tests/world/deals'
import { aStoredOrder } from '#tests/world/stages'
import { INBOX_TABS, THREAD_BADGES } from '~/models/deals/inbox'
import { setClock } from '~/server/clock.server'
import { countQueries, db, inquiries, listVehicles, vehicles } from '~/server/db/client.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { inboxPage } from '~/services/deals/inbox-page.server'
import { requireThread } from '~/services/deals/require-thread.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const idsOf = async (stage: Deal, tab: (typeof INBOX_TABS)[number]['value']) =>
  (await inboxPage(stage.owner, tab, null)).rows.map(({ id }) => id)

async function inquiryOf(inquiryId: string) {
  const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, inquiryId))
  if (!inquiry) throw new Error('There is no such inquiry.')
  return inquiry
}

/** One inquiry of every kind, all about Omar's vehicles. */
async function aBusyInbox() {
  const stage = await aDeal()
  const next = async (part: Parameters<typeof anInquiry>[1] = {}) => {
    const card = await anotherDeal(stage)
    const inquiryId = await anInquiry(card, part)
    return { card, inquiryId }
  }
  const accept = ({ inquiryId }: { inquiryId: string }) =>
    answerOffer(stage.owner, { side: 'owner', inquiryId }, 'accept', 1)
  const lapsed = await next({ dayLimit: 1 })
  setClock(new Date('2026-12-02T13:00:00Z'))
  const urgent = await next({ dayLimit: 1 })
  const relaxed = await next({ dayLimit: 3 })
  const waiting = await next()
  await counterOffer(stage.owner, { side: 'owner', inquiryId: waiting.inquiryId }, { rate: 48_000, round: 1 })
  const agreed = await next()
  await accept(agreed)
  const booked = await next()
  await accept(booked)
  await aStoredOrder(await inquiryOf(booked.inquiryId), stage.renter)
  const completed = await next()
  await accept(completed)
  await aStoredOrder(await inquiryOf(completed.inquiryId), stage.renter, 'completed')
  const declined = await next()
  await answerOffer(stage.owner, { side: 'owner', inquiryId: declined.inquiryId }, 'decline', 1)
  const removed = await next()
  await db().update(listVehicles).set({ removedAt: new Date() }).where(eq(listVehicles.id, removed.card.listVehicleId))
  const givenUp = await next()
  await accept(givenUp)
  await db().update(listVehicles).set({ removedAt: new Date() }).where(eq(listVehicles.id, givenUp.card.listVehicleId))
  return { stage, lapsed, urgent, relaxed, waiting, agreed, booked, completed, declined, removed, givenUp }
}

test('every inquiry is in exactly one tab, the most urgent first', async () => {
  const { stage, urgent, relaxed, waiting, agreed, booked, ...inbox } = await aBusyInbox()
  const { lapsed, completed, declined, removed, givenUp } = inbox
  expect(await idsOf(stage, 'to-answer')).toEqual([urgent.inquiryId, relaxed.inquiryId])
  expect(await idsOf(stage, 'waiting')).toEqual([waiting.inquiryId])
  expect((await idsOf(stage, 'agreed')).sort()).toEqual([agreed.inquiryId, booked.inquiryId].sort())
  expect((await idsOf(stage, 'closed')).sort()).toEqual(
    [lapsed, completed, declined, removed, givenUp].map(({ inquiryId }) => inquiryId).sort(),
  )
  const { counts } = await inboxPage(stage.owner, 'closed', null)
  expect(counts).toEqual({ 'to-answer': 2, waiting: 1, agreed: 2, closed: 5 })
  const ofOne = await inboxPage(stage.owner, 'to-answer', null, { vehicle: urgent.card.vehicleId })
  expect(ofOne).toMatchObject({ rows: [{ id: urgent.inquiryId }], counts: { 'to-answer': 1, waiting: 0 } })
})

test('the tab of a row matches the state of its thread', async () => {
  const { stage } = await aBusyInbox()
  for (const { value: tab } of INBOX_TABS) {
    for (const row of (await inboxPage(stage.owner, tab, null)).rows) {
      expect(THREAD_BADGES[row.state].tab).toBe(tab)
      expect((await requireThread(stage.owner, row.id)).state).toBe(row.state)
    }
  }
})

test('an open inquiry whose days are taken says so, with the days', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  const rowNow = async () => (await inboxPage(stage.owner, 'to-answer', null)).rows[0]
  await writeBlock(stage.vehicleId, '2026-12-01', '2026-12-06')
  expect([(await rowNow())?.isTaken, (await requireThread(stage.owner, inquiryId)).inTheWay]).toEqual([false, null])
  await writeBlock(stage.vehicleId, '2026-12-11', '2026-12-11')
  expect((await rowNow())?.isTaken).toBe(true)
  expect((await requireThread(stage.owner, inquiryId)).inTheWay).toBe(
    'Some of these days are already booked. Taken: Dec 11, 2026. The nearest free days are Dec 12, 2026 to Dec 16, 2026.',
  )
  await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'decline', 1)
  expect((await requireThread(stage.owner, inquiryId)).inTheWay).toBeNull()
})

test('an inquiry about a gone vehicle can only be declined and says why', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, stage.vehicleId))
  expect((await inboxPage(stage.owner, 'to-answer', null)).rows).toMatchObject([
    { isTaken: true, badge: { label: 'Not Available' } },
  ])
  const inTheWay = async () => (await requireThread(stage.owner, inquiryId)).inTheWay
  expect(await inTheWay()).toBe('This vehicle is no longer available.')
  expect(await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'decline', 1)).toEqual({ ok: true })
  expect(await inTheWay()).toBeNull()
})

test('the inbox is paginated without gaps or repeats, with a fixed number of queries', async () => {
  const stage = await aDeal()
  // two full pages, and no third one after them
  for (let count = 0; count < 40; count += 1) await anInquiry(await anotherDeal(stage))
  await db()
    .update(inquiries)
    .set({ deadlineAt: new Date('2026-12-03T12:00:00Z') })
  const pages: string[][] = []
  const counts: number[] = []
  let after: string | null = null
  do {
    const { result, count } = await countQueries(() => inboxPage(stage.owner, 'to-answer', after))
    counts.push(count)
    pages.push(result.rows.map(({ id }) => id))
    after = result.next
  } while (after)
  expect(counts[1]).toBe(counts[0])
  expect(pages.map((page) => page.length)).toEqual([20, 20])
  expect(new Set(pages.flat()).size).toBe(40)
})

test('a thread shows its offers with their times, the listed total and the facts', async () => {
  const { stage, waiting } = await aBusyInbox()
  expect(await requireThread(stage.owner, waiting.inquiryId)).toMatchObject({
    title: '1976 Chevrolet Caprice',
    productionCompany: 'Red Clay Pictures',
    askedBy: null,
    days: 5,
    listed: 50_000,
    lastOffer: 48_000,
    round: 2,
    state: 'waiting',
    facts: [
      { label: 'Dates', value: 'Dec 7 to Dec 11' },
      { label: 'Mileage', value: 'Low (1-5 miles)' },
      { label: 'Location', value: 'Newnan courthouse square' },
      { label: 'Usage', value: 'Background/Static, Car Interiors' },
    ],
    timeline: [
      { isOwn: false, amount: 45_000, when: 'today, 8:00 AM' },
      { isOwn: true, amount: 48_000, when: 'today, 8:00 AM' },
    ],
  })
})

test("another owner's inbox is empty", async () => {
  await aBusyInbox()
  const walt = await anOwner('walt')
  expect(await inboxPage(walt, 'waiting', null)).toMatchObject({ rows: [], counts: { waiting: 0 } })
})
