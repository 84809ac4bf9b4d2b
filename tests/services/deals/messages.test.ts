import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAnswerLink, answerHolder } from '#tests/world/answer-links'
import { aMember, anAdmin, anOwner } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, type Deal, inquiriesAbout } from '#tests/world/deals'
import { messagesTo, newestMessageTo, subjectsTo } from '#tests/world/messages/outbox'
import { responseStatus } from '#tests/world/visits/responses'
import { now, setClock } from '~/server/clock.server'
import { activity, db, dealMessages, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { answerByLink, messageByLink } from '~/services/deals/answer-link/answer-by-link.server'
import { requireLinkedOffer } from '~/services/deals/answer-link/linked-offer.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { countUpdates } from '~/services/deals/count-updates.server'
import { messagesPage } from '~/services/deals/messages/messages-page.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'
import { requireThread } from '~/services/deals/require-thread.server'
import { answerTimeOf } from '~/services/deals/timeline/answer-time.server'
import { replyTemplatesPage, saveReplyTemplates } from '~/services/deals/timeline/reply-templates.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))

async function aThread() {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal, { note: 'For the chase.' })
  const { projectId, listVehicleId } = deal
  const byRenter = { side: 'renter', projectId, listVehicleId, inquiryId } as const
  return { deal, inquiryId, byRenter, byOwner: { side: 'owner', inquiryId } as const }
}

type Party = Parameters<typeof sendMessage>[1]
let attempts = 0
const write = async (by: Account, party: Party, message: string, attempt = String(++attempts)) =>
  unwrap(await sendMessage(by, party, { message, attempt }))

async function join(deal: Deal, account: Account, role: 'Manager' | 'Member' | 'User') {
  await db().insert(projectMembers).values({ projectId: deal.projectId, accountId: account.id, role })
  return account
}

const textsOf = ({ timelines }: Awaited<ReturnType<typeof messagesPage>>) =>
  timelines.flatMap(({ entries }) => entries.map(({ text }) => text.map((part) => part.text).join('')))

describe('a message', () => {
  test('is written once per form and text, and changes nothing else', async () => {
    const { deal, byRenter, inquiryId } = await aThread()
    const before = await inquiriesAbout(deal)
    await Promise.all(Array.from({ length: 5 }, () => write(deal.renter, byRenter, 'Hubcaps?', 'one')))
    later(1)
    await write(deal.renter, byRenter, 'Hubcaps!', 'one')
    expect(textsOf(await messagesPage(deal.renter, deal))).toEqual(['For the chase.', 'Hubcaps?', 'Hubcaps!'])
    expect(await inquiriesAbout(deal)).toEqual(before)
    const entries = await db()
      .select()
      .from(activity)
      .where(eq(activity.kind, 'message-sent'))
      .orderBy(asc(activity.id))
    expect(entries.filter(({ projectId }) => projectId === deal.projectId)).toMatchObject([
      { subject: { inquiryId }, ownerId: deal.owner.id },
      { subject: { inquiryId } },
    ])
    await expect(db().update(dealMessages).set({ text: 'No.' })).rejects.toThrow()
  })

  test('emails the other side at most once an hour, and the owner reads the production', async () => {
    const { deal, byRenter, byOwner } = await aThread()
    const wrote = 'Red Clay Pictures wrote about your 1976 Chevrolet Caprice'
    const toOwner = async () => (await subjectsTo(deal.owner)).filter((subject) => subject === wrote).length
    await write(deal.renter, byRenter, 'Hubcaps?')
    later(59)
    await write(deal.renter, byRenter, 'Still there?')
    await write(deal.owner, byOwner, 'Yes.')
    expect(await toOwner()).toBe(1)
    later(1)
    await write(deal.renter, byRenter, 'Good.')
    expect(await toOwner()).toBe(2)
    const [message] = (await messagesTo(deal.owner.email)).filter(({ subject }) => subject === wrote)
    expect(message?.bodyText).toContain('Hubcaps?')
    expect(message?.bodyText).not.toContain(deal.renter.lastName)
    const [reply] = (await messagesTo(deal.renter.email)).filter(({ subject }) => subject.startsWith('The owner wrote'))
    expect(reply?.bodyText).toContain('Yes.')
    expect(reply?.bodyText).not.toContain(deal.owner.lastName)
  })

  test('is possible after the agreement, but not after a decline', async () => {
    const { deal, byRenter, byOwner } = await aThread()
    unwrap(await answerOffer(deal.owner, byOwner, 'accept', 1))
    await write(deal.renter, byRenter, 'See you on Monday.')
    const other = await aThread()
    unwrap(await answerOffer(other.deal.owner, other.byOwner, 'decline', 1, { declineReason: 'booked' }))
    expect(await sendMessage(other.deal.renter, other.byRenter, { message: 'Why?', attempt: '1' })).toMatchObject({
      code: 'inquiry-closed',
    })
  })
})

test('the holder of an emailed link writes like its account until they have answered, and the link stays valid', async () => {
  const { deal, byOwner, inquiryId } = await aThread()
  const { linkId } = await anAnswerLink({ inquiryId, round: 1, to: deal.owner })
  const say = async (message: string) => {
    later(1)
    return messageByLink(await answerHolder(linkId), { message, attempt: '1' })
  }
  await write(deal.owner, byOwner, 'Which hubcaps?')
  for (const text of ['Chrome ones?', 'Chrome ones?', 'Or black?']) expect(await say(text)).toEqual({ ok: true })
  const { timeline, answered } = await requireLinkedOffer(await answerHolder(linkId))
  expect(timeline.map(({ isOwn, text }) => [isOwn, text[0]?.text])).toEqual([
    [false, 'For the chase.'],
    [true, 'Which hubcaps?'],
    [true, 'Chrome ones?'],
    [true, 'Or black?'],
  ])
  expect(answered).toBeNull()
  const mails = (await subjectsTo(deal.renter)).filter((subject) => subject.startsWith('The owner wrote'))
  expect(mails).toHaveLength(1)
  unwrap(await answerByLink(await answerHolder(linkId), 'accept', 1))
  expect(await responseStatus(say('See you on Monday.'))).toBe(410)
})

test('Members read the messages, Viewers and other crews do not, and neither may write', async () => {
  const { deal, byRenter } = await aThread()
  const mel = await join(deal, await aMember(), 'Member')
  const vic = await join(deal, await anAdmin('marcus'), 'User')
  await write(deal.renter, byRenter, 'Hubcaps?')
  expect(await messagesPage(mel, deal)).toMatchObject({ mayWrite: false })
  expect(await responseStatus(messagesPage(vic, deal))).toBe(403)
  expect(await responseStatus(messagesPage(await anAdmin('eve'), deal))).toBe(404)
  for (const asker of [mel, vic]) {
    expect(await responseStatus(sendMessage(asker, byRenter, { message: 'x', attempt: '1' }))).toBe(403)
  }
  const since = { projectId: deal.projectId, since: new Date('2026-12-01T11:00:00Z') }
  expect(await countUpdates(mel, since)).toBe(2)
  expect(await countUpdates(vic, since)).toBe(0)
})

test('notes come with their offers, on the page and in the email, and a decline says why', async () => {
  const { deal, byRenter, byOwner, inquiryId } = await aThread()
  expect((await newestMessageTo(deal.owner.email)).bodyText).toContain('Note: For the chase.')
  later(1)
  unwrap(await counterOffer(deal.owner, byOwner, { rate: 48_000, round: 1, note: 'With a driver.' }))
  expect((await newestMessageTo(deal.renter.email)).bodyText).toContain('Note: With a driver.')
  later(1)
  unwrap(await counterOffer(deal.renter, byRenter, { rate: 46_000, round: 2, note: '' }))
  later(1)
  const said = { declineReason: 'price', note: 'Not below 480.' } as const
  for (const _ of [1, 2]) unwrap(await answerOffer(deal.owner, byOwner, 'decline', 3, said))
  const { timeline } = await requireThread(deal.owner, inquiryId)
  expect(timeline.map(({ who, what, text }) => [who, what, ...text.map((part) => part.text)])).toEqual([
    ['Red Clay Pictures', 'Inquiry', 'For the chase.'],
    ['You', 'Offer', 'With a driver.'],
    ['Red Clay Pictures', 'Offer'],
    ['You', 'Declined: the price is too low', 'Not below 480.'],
  ])
  expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'declined', declineReason: 'price' }])
  const { bodyText } = await newestMessageTo(deal.renter.email)
  expect(bodyText).toContain('Reason: Price is too low\nNote: Not below 480.')
  await expect(db().execute(sql`update inquiries set status = 'open' where id = ${inquiryId}`)).rejects.toThrow()
})

test('an owner keeps up to ten reply templates; a stale form is refused with what there is', async () => {
  const owner = await anOwner()
  const template = (name: string) => ({ name, text: `${name}.` })
  const { seen } = await replyTemplatesPage(owner)
  const saved = { seen, templates: [template('Booked'), template('Use')] }
  const outcomes = await Promise.all([1, 2, 3].map(() => saveReplyTemplates(owner, saved)))
  expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })))
  expect((await replyTemplatesPage(owner)).templates).toMatchObject(saved.templates)
  expect(await saveReplyTemplates(owner, { seen, templates: [] })).toMatchObject({ code: 'templates-changed' })
  const current = (await replyTemplatesPage(owner)).seen
  unwrap(await saveReplyTemplates(owner, { seen: current, templates: [template('Use')] }))
  expect((await replyTemplatesPage(owner)).templates).toMatchObject([template('Use')])
})

test('after ten answers the vehicle says how soon its owner usually answers', async () => {
  const { deal, byOwner, byRenter } = await aThread()
  const answer = async (hours: number, round: number) => {
    later(hours * 60)
    unwrap(await counterOffer(deal.owner, byOwner, { rate: 48_000, confirmed: 48_000, round }))
    unwrap(await counterOffer(deal.renter, byRenter, { rate: 47_000, round: round + 1 }))
  }
  for (let round = 1; round < 19; round += 2) await answer(2, round)
  expect(await answerTimeOf(deal.vehicleId)).toBe('')
  later(10 * 60)
  unwrap(await answerOffer(deal.owner, byOwner, 'accept', 19))
  expect(await answerTimeOf(deal.vehicleId)).toBe('Usually answers within 2 hours.')
})
