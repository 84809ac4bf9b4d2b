import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { writeBlock } from '#demo/builder/write-block.server'
import { aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, inquiriesAbout } from '#tests/world/deals'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { setClock } from '~/server/clock.server'
import { db, inquiries } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { counterOffer } from '~/services/deals/answer-offer.server'
import { remindOwner } from '~/services/deals/deadlines/remind-owner.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'

useDatabase()
beforeEach(async () => {
  setClock(new Date('2026-12-01T12:00:00Z'))
  await db().update(inquiries).set({ status: 'declined' }).where(eq(inquiries.status, 'open'))
})
afterEach(() => setClock())

/** The job in three processes at once, and again. */
async function watchAt(time: string) {
  setClock(new Date(time))
  await Promise.all([1, 2, 3].map(() => watchDeadlines(serverAsker())))
  await watchDeadlines(serverAsker())
}

const REMINDER = 'Waiting for your answer until Dec 3, 7:00 AM ET: 1976 Chevrolet Caprice'
const TIME_IS_UP = "Time's up: 1976 Chevrolet Caprice"

test('the side whose turn it is gets one reminder per round, and both sides one notice after the deadline', async () => {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal)
  const [requested] = await subjectsTo(deal.owner)
  await watchAt('2026-12-03T05:59:00Z')
  expect(await subjectsTo(deal.owner)).toEqual([requested])
  await watchAt('2026-12-03T06:00:00Z')
  expect(await subjectsTo(deal.owner)).toEqual([requested, REMINDER])
  expect((await messagesTo(deal.owner.email)).at(-1)?.bodyText).toContain(
    'Red Clay Pictures offers $450.00 before tax for your 1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026.',
  )

  unwrap(await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 }))
  const [offer] = await subjectsTo(deal.renter)
  await watchAt('2026-12-03T10:00:00Z')
  expect(await subjectsTo(deal.renter)).toEqual([offer, REMINDER])

  await watchAt('2026-12-03T12:00:00Z')
  expect(await inquiriesAbout(deal)).toMatchObject([
    { status: 'lapsed', closedAt: new Date('2026-12-03T12:00:00Z'), round: 2 },
  ])
  expect(await subjectsTo(deal.renter)).toEqual([offer, REMINDER, TIME_IS_UP])
  expect(await subjectsTo(deal.owner)).toEqual([requested, REMINDER, TIME_IS_UP])
  expect((await messagesTo(deal.owner.email)).at(-1)?.bodyText).toContain(
    'Red Clay Pictures did not answer your offer of $480.00 in time.',
  )
})

test('nobody is emailed about days that are taken, nor about a deadline of two days ago', async () => {
  const [taken, old] = [await aDeal(), await aDeal()]
  await anInquiry(taken)
  await anInquiry(old, { dayLimit: 1 })
  await writeBlock(taken.vehicleId, '2026-12-11', '2026-12-12')
  await watchAt('2026-12-04T12:00:00Z')
  for (const deal of [taken, old]) {
    expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'lapsed' }])
    expect(await subjectsTo(deal.owner)).toHaveLength(1)
    expect(await subjectsTo(deal.renter)).toEqual([])
  }
})

test('staff remind an owner once a day, apart from the reminder before the deadline', async () => {
  const [deal, pru] = [await aDeal(), await aProvider()]
  const inquiryId = await anInquiry(deal)
  const shown = async () =>
    (await deskInquiriesPage(pru, { search: deal.owner.email, tab: 'owner', after: null })).inquiries[0]?.reminded
  const remindAt = async (time: string) => {
    setClock(new Date(time))
    unwrap(await remindOwner(pru, inquiryId))
    return [(await subjectsTo(deal.owner)).length, await shown()]
  }
  expect(await shown()).toBeNull()
  expect(await remindAt('2026-12-01T15:00:00Z')).toEqual([2, '10:00 AM'])
  expect(await remindAt('2026-12-01T23:00:00Z')).toEqual([2, '10:00 AM'])
  expect(await remindAt('2026-12-02T15:00:00Z')).toEqual([3, '10:00 AM'])
  expect((await subjectsTo(deal.owner)).slice(1)).toEqual([REMINDER, REMINDER])
  await watchAt('2026-12-03T06:00:00Z')
  expect(await subjectsTo(deal.owner)).toHaveLength(4)

  unwrap(await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 }))
  setClock(new Date('2026-12-03T07:00:00Z'))
  expect(await remindOwner(pru, inquiryId)).toMatchObject({ ok: false, code: 'inquiry-closed' })
})

test('staff find inquiries by vehicle, owner and production, and the counts match', async () => {
  const [deal, other, pru] = [await aDeal(), await aDeal(), await aProvider()]
  const [inquiryId, otherId] = [await anInquiry(deal), await anInquiry(other)]
  const found = async (search: string) => {
    const { inquiries: rows, counts } = await deskInquiriesPage(pru, { search, tab: 'owner', after: null })
    return [rows.map(({ id }) => id).sort(), counts]
  }
  expect(await found(`caprice ${deal.owner.email}`)).toEqual([[inquiryId], { owner: 1, renter: 0 }])
  expect(await found('1976 red clay')).toEqual([[inquiryId, otherId].sort(), { owner: 2, renter: 0 }])
  expect(await found('nobody')).toEqual([[], { owner: 0, renter: 0 }])
})
