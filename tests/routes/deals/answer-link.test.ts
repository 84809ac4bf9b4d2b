import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { answerTokenTo } from '#tests/world/answer-links'
import { aMember, anOwner, get, post } from '#tests/world/builders'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { ASKED, aDeal, anInquiry, anotherDeal, historyOf, inquiriesAbout } from '#tests/world/deals'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { dealPaths } from '~/models/trade/paths/deals'
import { ANSWER_LINK_OVER } from '~/models/trade/results/shared-messages'
import type { InquiryAnswer } from '~/models/trade/vocabulary/deals'
import * as answerRoute from '~/routes/deals/answer-link/answer'
import * as linkRoute from '~/routes/deals/answer-link/link'
import * as offerRoute from '~/routes/deals/answer-link/offer'
import { setClock } from '~/server/clock.server'
import { accounts, db, projectMembers, vehicles } from '~/server/db/client.server'
import { thrownGone } from '~/server/errors.server'
import { serverAsker } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'
import { withdrawInquiry } from '~/services/deals/withdraw-inquiries.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))
afterEach(() => setClock())

const enter = async (token: string) => linkRoute.loader(at(await get(`/answer/${token}`), { token }))

/** A browser that opened the newest link emailed to an address. */
async function aHolder(email: string) {
  const token = await answerTokenTo(email)
  const entered = await enter(token)
  const cookie = entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const linkId = entered.headers.get('Location')?.split('/').at(-1) ?? ''
  const path = dealPaths.linkedOffer(linkId)
  const withCookie = (request: Request) => {
    request.headers.set('Cookie', cookie)
    return request
  }
  return {
    token,
    path,
    entered,
    read: async (other?: string) =>
      offerRoute.loader(at(withCookie(await get(dealPaths.linkedOffer(linkId, other))), { linkId })),
    confirm: async (answer: InquiryAnswer) => answerRoute.loader(at(withCookie(await get(path)), { linkId, answer })),
    send: async (answer: InquiryAnswer, fields: Record<string, string>) =>
      answerRoute.action(at(withCookie(await post(`${path}/${answer}`, fields)), { linkId, answer })),
  }
}

/** It is the owner's turn to answer $450, or the crew's to answer $480. */
async function aLinkOf(side: 'owner' | 'crew') {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal)
  const party = { side: 'owner', inquiryId } as const
  if (side === 'crew') unwrap(await counterOffer(deal.owner, party, { rate: 48_000, round: 1 }))
  const holder = await aHolder(side === 'owner' ? deal.owner.email : deal.renter.email)
  return { deal, inquiryId, party, round: side === 'owner' ? '1' : '2', ...holder }
}

const overAs = async (reply: Promise<unknown>) => {
  const about = thrownGone(await reply.catch((thrown: unknown) => thrown))
  return about && { message: about.message, hint: about.hint, label: about.label, to: about.to }
}

test('the token is replaced by a cookie, and looking at the pages changes nothing', async () => {
  const { deal, token, path, entered, read, confirm } = await aLinkOf('owner')
  expect(entered.headers.get('Location')).toBe(path)
  expect(path).not.toContain(token)
  const [cookie = ''] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).not.toContain(token)
  const before = await rowSnapshot()
  await enter(token)
  expect(await read()).toMatchObject({
    side: 'owner',
    person: `${deal.owner.firstName} ${deal.owner.lastName}`,
    title: '1976 Chevrolet Caprice',
    productionCompany: 'Red Clay Pictures',
    days: 5,
    listed: 50_000,
    offer: 45_000,
    previous: null,
    floor: null,
    deadline: 'Dec 3, 7:00 AM ET',
    answered: null,
  })
  for (const answer of ['acceptance', 'negotiation', 'decline'] as const) await confirm(answer)
  expect(await rowSnapshot()).toEqual(before)
  expect(await responseStatus(offerRoute.loader(at(await get(path), { linkId: path.split('/').at(-1) ?? '' })))).toBe(
    404,
  )
})

test.each([
  ['owner', 'acceptance', {}, 'agreed', INQUIRY_MESSAGES.accepted, 45_000],
  ['owner', 'decline', { declineReason: 'booked' }, 'declined', INQUIRY_MESSAGES.declined, 45_000],
  ['owner', 'negotiation', { rate: '480' }, 'open', INQUIRY_MESSAGES.negotiated, 48_000],
  ['crew', 'acceptance', {}, 'agreed', INQUIRY_MESSAGES.accepted, 48_000],
  ['crew', 'decline', {}, 'declined', INQUIRY_MESSAGES.declined, 48_000],
  ['crew', 'negotiation', { rate: '460' }, 'open', INQUIRY_MESSAGES.negotiated, 46_000],
] as const)(
  'the %s answers with %s once, however often it is sent',
  async (side, answer, fields, status, says, amount) => {
    const { deal, inquiryId, path, round, token, read, send } = await aLinkOf(side)
    const both = await Promise.all([1, 2].map(() => redirectOf(send(answer, { ...fields, round }))))
    expect(both).toEqual([
      { to: path, says },
      { to: path, says },
    ])
    expect(await redirectOf(send(answer, { ...fields, round }))).toEqual({ to: path, says })
    expect(await inquiriesAbout(deal)).toMatchObject([{ status, lastOfferCents: amount }])
    expect(await historyOf(inquiryId)).toHaveLength(Number(round) + (answer === 'negotiation' ? 1 : 0))
    expect(await read()).toMatchObject({ answered: { answer, amount } })
    expect(await overAs(enter(token))).toMatchObject(ANSWER_LINK_OVER.answered)
  },
)

test('the crew’s floor applies, a rate against one’s interest is confirmed, and an incomplete form is refused', async () => {
  const { round, send } = await aLinkOf('crew')
  expect(await send('negotiation', { rate: '399', round })).toMatchObject(
    withStatus(409, { error: { rate: [INQUIRY_MESSAGES.belowFloor, 'Minimum offer for these dates: $400.00.'] } }),
  )
  expect(await send('negotiation', { rate: '490', round })).toMatchObject(
    withStatus(409, { error: { rate: [INQUIRY_MESSAGES.aboveOffer, 'The owner offered $480.00.'] } }),
  )
  for (const answer of ['acceptance', 'negotiation', 'decline'] as const) {
    expect(await send(answer, {})).toMatchObject(withStatus(400, { error: expect.anything() }))
  }
  // the page of an earlier round
  expect(await redirectOf(send('acceptance', { round: '1' }))).toMatchObject({ says: INQUIRY_MESSAGES.changed })
  expect(await redirectOf(send('negotiation', { rate: '490', confirmed: '49000', round }))).toMatchObject({
    says: INQUIRY_MESSAGES.negotiated,
  })
})

type Holder = Awaited<ReturnType<typeof aLinkOf>>

/** What makes a link invalid, and the message that says so. */
const ENDS: [string, 'owner' | 'crew', keyof typeof ANSWER_LINK_OVER, (holder: Holder) => Promise<unknown>][] = [
  ['an answer on the page', 'owner', 'answered', ({ deal, party }) => answerOffer(deal.owner, party, 'accept', 1)],
  [
    'a withdrawal',
    'owner',
    'closed',
    ({ deal, inquiryId }) => withdrawInquiry(deal.renter, { ...deal, inquiryId }).then(unwrap),
  ],
  [
    'a newer email, a reminder',
    'owner',
    'newer',
    () => {
      setClock(new Date('2026-12-03T07:00:00Z'))
      return watchDeadlines(serverAsker())
    },
  ],
  ['the deadline', 'crew', 'late', async () => setClock(new Date('2026-12-03T12:00:00Z'))],
  [
    'another address',
    'owner',
    'notTheirs',
    ({ deal }) => db().update(accounts).set({ email: 'omar@elsewhere.example' }).where(eq(accounts.id, deal.owner.id)),
  ],
  [
    'a closed account',
    'owner',
    'notTheirs',
    ({ deal }) => db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, deal.owner.id)),
  ],
  [
    'another owner of the vehicle',
    'owner',
    'notTheirs',
    async ({ deal }) =>
      db()
        .update(vehicles)
        .set({ ownerId: (await anOwner('walt')).id })
        .where(eq(vehicles.id, deal.vehicleId)),
  ],
  [
    'another role in the project',
    'crew',
    'notTheirs',
    ({ deal }) =>
      db().update(projectMembers).set({ role: 'Member' }).where(eq(projectMembers.accountId, deal.renter.id)),
  ],
  [
    'the end of the membership',
    'crew',
    'notTheirs',
    ({ deal }) => db().delete(projectMembers).where(eq(projectMembers.accountId, deal.renter.id)),
  ],
]

test.each(ENDS)(
  'after %s the link is gone, for looks and for answers, with a way to log in',
  async (_, side, reason, end) => {
    const holder = await aLinkOf(side)
    await end(holder)
    const before = await inquiriesAbout(holder.deal)
    const { deal, inquiryId, token, round, read, send } = holder
    const to =
      reason === 'notTheirs'
        ? accountPaths.login()
        : side === 'owner'
          ? dealPaths.ownerInquiry(inquiryId)
          : `/projects/${deal.projectId}/list?card=${deal.listVehicleId}#card-${deal.listVehicleId}`
    const over = { ...ANSWER_LINK_OVER[reason], label: 'Log in', to }
    expect(await overAs(read())).toEqual(over)
    expect(await overAs(enter(token))).toEqual(over)
    expect(await overAs(send('acceptance', { round }))).toEqual(over)
    expect(await overAs(send('negotiation', { round, rate: '470' }))).toEqual(over)
    expect(await inquiriesAbout(deal)).toEqual(before)
  },
)

test('of answers by the links of two members and on the page at once, exactly one happens', async () => {
  const deal = await aDeal()
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId: deal.projectId, accountId: mel.id, role: 'Manager' })
  const inquiryId = await anInquiry(deal)
  unwrap(await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 }))
  const [dana, other] = [await aHolder(deal.renter.email), await aHolder(mel.email)]
  const party = { side: 'renter', inquiryId, ...deal } as const
  const replies = await Promise.all([
    redirectOf(dana.send('negotiation', { rate: '460', round: '2' })).catch(() => null),
    redirectOf(other.send('decline', { round: '2' })).catch(() => null),
    answerOffer(mel, party, 'accept', 2),
  ])
  const done: readonly unknown[] = [INQUIRY_MESSAGES.negotiated, INQUIRY_MESSAGES.declined]
  const happened = replies.filter((reply) => reply && ('ok' in reply ? reply.ok : done.includes(reply.says)))
  expect(happened).toHaveLength(1)
  expect(await historyOf(inquiryId)).toHaveLength((await inquiriesAbout(deal))[0]?.round ?? 0)
})

test('an owner who was asked about several opens each offer from the page of another', async () => {
  const deal = await aDeal()
  const another = await anotherDeal(deal)
  const { rate: _, attempt, ...terms } = ASKED
  const vehicles = [deal, another].map(({ listVehicleId: id }) => ({ id, attempt, daily: 10_000 }))
  unwrap(await sendInquiries(deal.renter, deal.projectId, { ...terms, percent: 90, vehicles }))
  const { path, send, read } = await aHolder(deal.owner.email)
  const [other] = (await read()).others
  expect((await read()).others).toEqual([
    { linkId: expect.any(String), title: '1976 Chevrolet Caprice', offer: 45_000, isWaiting: true },
  ])
  const opened = await read(other?.linkId).catch((thrown: unknown) => thrown)
  expect(opened).toMatchObject({ status: 302 })
  expect(opened instanceof Response && opened.headers.get('Location')).toBe(dealPaths.linkedOffer(other?.linkId ?? ''))
  expect(opened instanceof Response && opened.headers.getSetCookie()[0]).toContain(other?.linkId)

  const stranger = await aLinkOf('owner')
  expect(await responseStatus(stranger.read(other?.linkId))).toBe(404)
  expect(await redirectOf(send('acceptance', { round: '1' }))).toEqual({ to: path, says: INQUIRY_MESSAGES.accepted })
  expect(await read()).toMatchObject({ answered: { answer: 'acceptance' }, others: [{ isWaiting: true }] })
  const statuses = [...(await inquiriesAbout(deal)), ...(await inquiriesAbout(another))].map(({ status }) => status)
  expect(statuses.sort()).toEqual(['agreed', 'open'])
})

test('answers by one link are limited', async () => {
  const { round, send } = await aLinkOf('crew')
  const accepted = await redirectOf(send('acceptance', { round }))
  for (let repeats = 0; repeats < 19; repeats += 1)
    expect(await redirectOf(send('acceptance', { round }))).toEqual(accepted)
  expect(await responseStatus(send('acceptance', { round }))).toBe(429)
})
