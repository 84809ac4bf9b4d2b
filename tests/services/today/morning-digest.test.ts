import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import {
  aCarOnAList,
  aList,
  aMember,
  anAdmin,
  anOwner,
  aProject,
  aProvider,
  aUser,
  aVehicle,
} from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal } from '#tests/world/deals'
import { aProviderDocument } from '#tests/world/documents'
import { anExternal } from '#tests/world/externals'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem, anAgreedVehicle } from '#tests/world/orders'
import { aSignUp } from '#tests/world/sign-ups'
import type { Task } from '~/models/today/tasks'
import { setClock } from '~/server/clock.server'
import { accounts, countQueries, db, morningDigests, outbox } from '~/server/db/client.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { setDigest } from '~/services/accounts/profile/digest-setting.server'
import { findProfile } from '~/services/accounts/profile/profile.server'
import { recentChanges } from '~/services/crew/activity/recent-changes.server'
import { allMemberships } from '~/services/crew/membership.server'
import { counterOffer } from '~/services/deals/answer-offer.server'
import { remindOfReturns } from '~/services/lists/external/remind-of-return.server'
import { sendMorningDigests } from '~/services/today/send-morning-digests.server'
import { tasksOf } from '~/services/today/tasks.server'

useDatabase()
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  await db().update(accounts).set({ status: 'closed' })
})

async function tasksNow(person: Account): Promise<Task[]> {
  return tasksOf(person, await allMemberships(person))
}
const wordsOf = async (person: Account) => (await tasksNow(person)).map(({ urgency, text }) => `${urgency}: ${text}`)

/** The job in three processes at once, at 7:10 in New York unless another time is given. */
async function digestsAt(time: string) {
  setClock(new Date(time))
  await Promise.all([1, 2, 3].map(() => sendMorningDigests(serverAsker())))
}

const digestsTo = async ({ email }: Account) =>
  (await messagesTo(email)).filter(({ emailType }) => emailType === 'morning-digest')

test('crew, owner and staff get what waits for them, with a fixed number of queries', async () => {
  const deal = await aDeal()
  const [mel, vic, staff] = [await aMember(), await aUser(), await aProvider()]
  const projectId = await aProject({ Owner: deal.renter, Member: mel, User: vic })
  await aBookedItem(deal.renter, projectId, { owner: deal.owner, from: '2026-11-21', to: '2026-11-22' })
  const inquiry = { side: 'owner', inquiryId: await anInquiry(deal) } as const
  unwrap(await counterOffer(deal.owner, inquiry, { rate: 48_000, round: 1 }))
  await anInquiry(await anotherDeal(deal))
  await anAgreedVehicle({ projectId: deal.projectId, renter: deal.renter })
  await aSignUp()
  await aProviderDocument('business-license', staff, { expiresOn: '2026-12-20' })

  expect(await wordsOf(deal.renter)).toEqual([
    'today: Unsigned, PO and COI missing, pickup tomorrow',
    'soon: 1 offer to answer, 2d 0h 0m left',
    'soon: Rate agreed, not booked, first day Dec 7',
  ])
  expect(await wordsOf(deal.owner)).toEqual(['soon: Pickup tomorrow', 'soon: Inquiry to answer, 2d 0h 0m left'])
  for (const person of [mel, vic]) expect(await wordsOf(person)).toEqual(['soon: Pickup tomorrow'])
  expect(await wordsOf(staff)).toEqual([
    'today: Unsigned, PO and COI missing, pickup tomorrow',
    'today: 1 account request to review',
    'soon: Business license expires Dec 20',
  ])
  // ids may contain any digits
  const ofVic = JSON.stringify(await tasksNow(vic)).replace(/[\da-f-]{36}/g, '')
  expect(ofVic).not.toMatch(/\$|cents|450|480/i)
  expect(await wordsOf(await anAdmin('eve'))).toEqual([])

  const memberships = await allMemberships(deal.renter)
  const of = async (person: Account) => (await countQueries(() => tasksOf(person, memberships))).count
  const few = [await of(deal.renter), await of(deal.owner), await of(staff)]
  for (let more = 0; more < 2; more += 1) {
    await aBookedItem(deal.renter, await aProject({ Owner: deal.renter }), { owner: deal.owner })
    await aVehicle(deal.owner)
  }
  expect(few).toEqual([3, 3, 5])
  const all = await allMemberships(deal.renter)
  expect((await countQueries(() => tasksOf(deal.renter, all))).count).toBe(3)
  expect((await countQueries(() => recentChanges(all, new Date(0)))).count).toBe(1)
  expect([await of(deal.owner), await of(staff)]).toEqual([3, 5])
})

test('a vehicle rented elsewhere is to be returned the day before and on the day, once by email', async () => {
  const [dana, mel, vic] = [await anAdmin(), await aMember(), await aUser()]
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  await anExternal({ projectId, listId: await aList(projectId, dana) }, dana)
  const returnsOn = async (day: string) => {
    setClock(new Date(`${day}T13:00:00Z`))
    await Promise.all([1, 2].map(() => remindOfReturns(serverAsker())))
    return [await wordsOf(mel), (await subjectsTo(mel)).length]
  }
  expect(await returnsOn('2026-12-10')).toEqual([[], 0])
  expect(await returnsOn('2026-12-11')).toEqual([['soon: Return to the rental company tomorrow'], 1])
  expect(await returnsOn('2026-12-12')).toEqual([['today: Return to the rental company today'], 1])
  expect(await returnsOn('2026-12-13')).toEqual([[], 1])
  expect([await subjectsTo(dana), await subjectsTo(vic)]).toEqual([['Return 2019 Ford F-150 by Dec 12, 2026'], []])
  setClock(new Date('2026-12-12T13:00:00Z'))
  expect(await wordsOf(vic)).toEqual([])
})

test('the digest comes once a morning, with what others did, and never at night', async () => {
  const [dana, mel, omar] = [await anAdmin(), await aMember(), await anOwner()]
  const projectId = await aProject({ Owner: dana, Member: mel }, { title: 'Ferry Street', createdAt: new Date(0) })
  const { ref } = await aBookedItem(dana, projectId, { owner: omar, from: '2026-11-23', to: '2026-11-25' })
  await digestsAt('2026-11-23T11:59:00Z')
  expect(await digestsTo(dana)).toEqual([])
  await digestsAt('2026-11-23T12:00:00Z')
  await digestsAt('2026-11-23T16:00:00Z')
  const [mail, ...others] = await digestsTo(dana)
  expect([mail?.subject, others]).toEqual(['Morning digest, Nov 23, 2026: 1 task late, 1 due today', []])
  expect(mail?.bodyText).toContain(
    `- Unsigned, PO and COI missing, pickup today\n  1976 Chevrolet Caprice, order #${ref.orderId}, Ferry Street\n  http://localhost:3000/orders/${ref.orderId}/details/`,
  )
  expect(mail?.bodyText).toContain('/unsubscribe/morning-digest/')

  // Dana placed the order, so it is news only to Mel
  expect(mail?.bodyText).not.toContain('placed')
  await digestsAt('2026-11-24T12:10:00Z')
  expect((await digestsTo(mel)).map(({ subject }) => subject)).toEqual([
    'Morning digest, Nov 23, 2026: 1 task due today',
    'Morning digest, Nov 24, 2026: 1 task late, 1 coming up',
  ])
  expect(await subjectsTo(omar)).toContain('Morning digest, Nov 23, 2026: 1 task due today')
  expect(await db().select().from(morningDigests).where(eq(morningDigests.accountId, dana.id))).toMatchObject([
    { day: '2026-11-24', madeAt: new Date('2026-11-24T12:10:00Z') },
  ])
})

test('what changed is listed per project, newest first, without one’s own actions and without amounts', async () => {
  const [dana, mel, vic, omar] = [await anAdmin(), await aMember(), await aUser(), await anOwner()]
  const projectId = await aProject(
    { Owner: dana, Member: mel, User: vic },
    { title: 'Ferry Street', createdAt: new Date(0) },
  )
  unwrap(await setDigest(vic, true))
  const { cardId: listVehicleId, ...place } = await aCarOnAList(projectId, dana, omar)
  await anInquiry({ renter: dana, owner: omar, ...place, listVehicleId })
  await digestsAt('2026-11-20T16:00:00Z')
  expect(await digestsTo(dana)).toEqual([])
  const [toMel] = await digestsTo(mel)
  expect(toMel?.subject).toBe('Morning digest, Nov 20, 2026: what changed')
  expect(toMel?.bodyText).toContain(
    'What changed in Ferry Street\n\n- Dana Whitlock inquired about 1976 Chevrolet Caprice at a rate.',
  )
  const withoutLinks = `${toMel?.bodyText}${toMel?.bodyHtml}`.replace(/https?:[^\s"<]+/g, '')
  expect(withoutLinks).not.toMatch(/\$|450/)
  expect(await digestsTo(vic)).toEqual([])
})

test('it is off for those who are Viewers everywhere, until they turn it on; closed accounts get none', async () => {
  const [dana, vic, omar, gone] = [await anAdmin(), await aUser(), await anOwner(), await anAdmin('marcus')]
  const projectId = await aProject({ Owner: dana, User: vic, Manager: gone })
  await aBookedItem(dana, projectId, { owner: omar, from: '2026-11-23', to: '2026-11-25' })
  await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, gone.id))
  const isOn = async (person: Account) => (await findProfile(person)).hasDigest
  expect([await isOn(dana), await isOn(omar), await isOn(vic)]).toEqual([true, true, false])
  unwrap(await setDigest(dana, false))
  unwrap(await setDigest(vic, true))
  expect([await isOn(dana), await isOn(vic)]).toEqual([false, true])

  await digestsAt('2026-11-23T12:10:00Z')
  expect([await digestsTo(dana), await digestsTo(gone)]).toEqual([[], []])
  const [mail] = await digestsTo(vic)
  expect(mail?.subject).toBe('Morning digest, Nov 23, 2026: 1 task due today')
})

test('an owner’s morning begins where the vehicles are', async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const vehicle = { zone: 'America/Los_Angeles' }
  await aBookedItem(dana, projectId, { owner: omar, vehicle, from: '2026-11-23', to: '2026-11-25' })
  await db().delete(outbox)
  await digestsAt('2026-11-23T14:59:00Z')
  expect(await subjectsTo(omar)).toEqual([])
  await digestsAt('2026-11-23T15:00:00Z')
  expect(await subjectsTo(omar)).toEqual(['Morning digest, Nov 23, 2026: 1 task due today'])
})
