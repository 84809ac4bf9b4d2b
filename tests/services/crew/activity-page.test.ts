import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aList, aMember, anAdmin, aProject, aUser } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry } from '#tests/world/deals'
import { anInvitee } from '#tests/world/invitations'
import { anOrder } from '#tests/world/orders'
import { responseStatus } from '#tests/world/visits/responses'
import { ANY_OWNER, MAX_NEW_COUNTED } from '~/models/trade/constants'
import { setClock } from '~/server/clock.server'
import { activity, db, orderItems, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { activityPage } from '~/services/crew/activity/activity-page.server'
import { countNewActivity, markActivitySeen } from '~/services/crew/activity/new-activity.server'
import { requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { counterOffer } from '~/services/deals/answer-offer.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()

const MORNING = new Date('2026-12-02T13:00:00Z')
beforeAll(() => setClock(MORNING))

const pageFor = async (asker: Account, projectId: string, before?: number) =>
  activityPage(await requireMembership(asker, projectId), before)
type Page = Awaited<ReturnType<typeof pageFor>>

const entriesOf = ({ days }: Page) => days.flatMap(({ entries }) => entries)
const sentencesOf = (page: Page) =>
  entriesOf(page).map(({ who, sentence }) => `${who} ${sentence.map(({ text }) => text).join('')}`)
const newTo = async (asker: Account, projectId: string) => countNewActivity(await requireMembership(asker, projectId))

const join = (
  projectId: string,
  { id: accountId }: Account,
  role: 'Member' | 'User' = 'Member',
  createdAt = new Date(0),
) => db().insert(projectMembers).values({ projectId, accountId, role, createdAt })

let seconds = 0

/** Inserts this many activity rows, each a second after the previous one, or all at the same time. */
async function listsBy({ id: accountId }: Account, projectId: string, listId: string, many: number, moment?: Date) {
  const entry = { kind: 'list-created', accountId, projectId, subject: { listId } }
  const later = () => new Date(MORNING.getTime() + ++seconds * 1000)
  const rows = await db()
    .insert(activity)
    .values(Array.from({ length: many }, () => ({ ...entry, createdAt: moment ?? later() })))
    .returning({ id: activity.id })
  return rows.map(({ id }) => id)
}

test('entries are listed newest first, grouped by day, and link to their subjects', async () => {
  setClock(new Date('2026-12-01T20:05:00Z'))
  const deal = await aDeal()
  const { renter, owner, projectId, listId, vehicleId, listVehicleId } = deal
  const mel = await aMember()
  await join(projectId, mel)
  await removeVehicle(mel, deal)
  await addVehicle(mel, { projectId, listId, vehicleId })
  const inquiryId = await anInquiry(deal)
  setClock(MORNING)
  await counterOffer(owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  const { orderId } = await anOrder(renter, projectId, [{ owner }])
  await db().delete(projectMembers).where(eq(projectMembers.accountId, mel.id))

  const page = await pageFor(renter, projectId)
  const title = '1976 Chevrolet Caprice'
  expect(page.days.map(({ heading, entries }) => [heading, entries.map(({ time }) => time)])).toEqual([
    ['Today', ['8:00 AM', '8:00 AM']],
    ['Yesterday', ['3:05 PM', '3:05 PM', '3:05 PM']],
  ])
  expect(sentencesOf(page)).toEqual([
    `You placed order #${orderId}.`,
    `The owner offered $480.00 for ${title}.`,
    `You inquired about ${title} at $450.00.`,
    `Mel Ferraro added ${title} to Street traffic, 1976.`,
    `Mel Ferraro removed ${title} from Street traffic, 1976.`,
  ])
  const [placed, offered, inquired, added, removed] = sentencesOf(page)
  const only = async (filter: { person?: string; vehicle?: string }) =>
    sentencesOf(await activityPage(await requireMembership(renter, projectId), undefined, filter))
  expect(await only({ person: renter.id })).toEqual([placed, inquired])
  expect(await only({ person: owner.id })).toEqual([])
  expect(await only({ person: ANY_OWNER })).toEqual([offered])
  expect(await only({ vehicle: vehicleId })).toEqual([offered, inquired, added, removed])
  const targets = entriesOf(page).map(({ sentence }) => sentence.flatMap(({ to }) => to ?? []))
  const card = `/projects/${projectId}/list?card=${listVehicleId}#card-${listVehicleId}`
  const list = `/projects/${projectId}/list?list=${listId}#list-${listId}`
  expect(targets).toEqual([
    [`/orders/${orderId}/details/${projectId}/The%20Long%20Haul`],
    [card],
    [card],
    [card, list],
    [card, list],
  ])
})

test('a removed vehicle is named without a link, and an order is linked only for those who may open it', async () => {
  const deal = await aDeal()
  const mel = await aMember()
  await join(deal.projectId, mel)
  await anOrder(deal.renter, deal.projectId, [{ owner: deal.owner }])
  await removeVehicle(deal.renter, deal)
  const [removed, placed] = entriesOf(await pageFor(mel, deal.projectId))
  expect(removed?.sentence.map(({ to }) => Boolean(to))).toEqual([false, false, false, true, false])
  expect(placed?.sentence.map(({ to }) => Boolean(to))).toEqual([false, false, false])
})

test('an entry about a message has its first line', async () => {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal)
  await sendMessage(
    deal.owner,
    { side: 'owner', inquiryId },
    { message: 'New whitewalls.\nAnd hubcaps.', attempt: '1' },
  )
  const said = entriesOf(await pageFor(deal.renter, deal.projectId)).map((entry) => entry.said)
  expect(said).toEqual(['New whitewalls.', null])
})

test('a member who sees no prices sees no entries of negotiations', async () => {
  const deal = await aDeal()
  const vic = await aUser()
  await join(deal.projectId, vic, 'User')
  const inquiryId = await anInquiry(deal)
  await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  await anOrder(deal.renter, deal.projectId, [{ owner: deal.owner }])
  const page = await pageFor(vic, deal.projectId)
  expect(sentencesOf(page)).toEqual([expect.stringMatching(/^Dana Whitlock placed order #\d+\.$/)])
  expect(JSON.stringify(page)).not.toMatch(/\$|asked|offer/)
  expect(page.fresh).toBe('1 new')
})

test('new entries do not shift the pages of the history', async () => {
  const [dana, mel] = [await anAdmin(), await aMember()]
  const projectId = await aProject({ Owner: dana, Member: mel })
  const listId = await aList(projectId, dana)
  const elsewhere = await aProject({ Owner: dana })
  const ids = await listsBy(dana, projectId, listId, 51)
  await listsBy(dana, elsewhere, listId, 1)
  const first = await pageFor(mel, projectId)
  await listsBy(dana, projectId, listId, 1)
  const second = await pageFor(mel, projectId, first.next ?? 0)
  expect([...entriesOf(first), ...entriesOf(second)].map(({ id }) => id)).toEqual(ids.toReversed())
  expect([first.newest, second.newest, second.next]).toEqual([ids.at(-1), null, null])
})

test('new entries are those of others since the last mark, which never moves back', async () => {
  const [dana, mel] = [await anAdmin(), await aMember()]
  const projectId = await aProject({ Owner: dana, Member: mel }, { createdAt: new Date(0) })
  const listId = await aList(projectId, dana)
  const [first = 0, second = 0] = await listsBy(dana, projectId, listId, 2)
  await listsBy(mel, projectId, listId, 1)
  expect([await newTo(mel, projectId), await newTo(dana, projectId)]).toEqual([2, 1])

  await markActivitySeen(mel, projectId, second)
  await markActivitySeen(mel, projectId, first)
  expect([await newTo(mel, projectId), await newTo(dana, projectId)]).toEqual([0, 1])

  const [elsewhere = 0] = await listsBy(dana, await aProject({ Owner: dana }), listId, 1)
  const [third = 0] = await listsBy(dana, projectId, listId, 1)
  for (const none of [elsewhere, third + 1])
    expect(await responseStatus(markActivitySeen(mel, projectId, none))).toBe(404)
  const page = await pageFor(mel, projectId)
  expect(page.fresh).toBe('1 new')
  expect(entriesOf(page).map(({ id, isNew, line }) => [id === third, isNew, line])).toEqual([
    [true, true, null],
    [false, false, null],
    [false, false, 'seen'],
    [false, false, null],
  ])
})

test('the line before seen entries also starts a page, and is absent when nothing is new', async () => {
  const [dana, mel] = [await anAdmin(), await aMember()]
  const projectId = await aProject({ Owner: dana, Member: mel }, { createdAt: new Date(0) })
  const listId = await aList(projectId, dana)
  const [seen = 0] = await listsBy(dana, projectId, listId, 2)
  await listsBy(dana, projectId, listId, 49)
  await markActivitySeen(mel, projectId, seen)
  const first = await pageFor(mel, projectId)
  const second = await pageFor(mel, projectId, first.next ?? 0)
  expect(
    [first, second].map((page) =>
      entriesOf(page)
        .map(({ line }) => line)
        .filter(Boolean),
    ),
  ).toEqual([[], ['seen']])
  await markActivitySeen(mel, projectId, first.newest ?? 0)
  expect(entriesOf(await pageFor(mel, projectId)).some(({ line, isNew }) => line || isNew)).toBe(false)
})

test('entries from before joining are not new, and counting stops at its maximum', async () => {
  const [dana, mel] = [await anAdmin(), await aMember()]
  const projectId = await aProject({ Owner: dana }, { createdAt: new Date(0) })
  const listId = await aList(projectId, dana)
  await listsBy(dana, projectId, listId, 1, new Date(MORNING.getTime() - 1))
  await join(projectId, mel, 'Member', MORNING)
  expect(await newTo(mel, projectId)).toBe(0)
  await listsBy(dana, projectId, listId, 1)
  expect(entriesOf(await pageFor(mel, projectId)).map(({ line }) => line)).toEqual([null, 'joined'])
  await listsBy(dana, projectId, listId, MAX_NEW_COUNTED + 10)
  expect(await newTo(mel, projectId)).toBe(MAX_NEW_COUNTED + 1)
})

test('entries about members and order items name them', async () => {
  const deal = await aDeal()
  const { renter: dana, projectId } = deal
  const mel = await aMember()
  const invited = await anInvitee(dana, projectId)
  const { orderId } = await anOrder(dana, projectId, [{ owner: deal.owner }])
  const [item] = await db().select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))
  const orderItemId = item?.id ?? ''
  await db().transaction(async (tx) => {
    await recordActivity(tx, dana, { kind: 'role-changed', projectId, subject: { memberId: mel.id, role: 'Manager' } })
    await recordActivity(tx, dana, { kind: 'completed', projectId, subject: { orderItemId } })
    await recordActivity(tx, dana, { kind: 'member-removed', projectId, subject: { memberId: invited } })
  })
  expect(sentencesOf(await pageFor(dana, projectId)).slice(0, 3)).toEqual([
    expect.stringMatching(/^You removed invitee\.[\w-]+@crew\.example from the project\.$/),
    `You completed 1976 Chevrolet Caprice on order #${orderId}.`,
    'You made Mel Ferraro Project Manager.',
  ])
})
