import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aMember, anAdmin, anOwner, aProject, aProvider, aUser, get, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal, type Deal } from '#tests/world/deals'
import { at } from '#tests/world/visits/responses'
import { loader } from '~/routes/deals/updates'
import { setClock } from '~/server/clock.server'
import { carts, comments, db, projectMembers, sessions } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { deleteComment } from '~/services/lists/comments/change-comment.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { quickRecordExternal } from '~/services/lists/external/record-external.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { closeProject } from '~/services/projects/close-project.server'

useDatabase()

const START = new Date('2026-12-01T12:00:00Z')
const later = (seconds: number) => setClock(new Date(START.getTime() + seconds * 1000))
beforeEach(() => setClock(START))

/** A page that polls for updates; `poll` returns 'nothing' or 'news'. */
async function pageOf(account: { id: string }, projectId = '', entries?: 'all') {
  const cookie = await signedIn(account)
  const ask = async (query: Record<string, string>) => {
    const search = new URLSearchParams({
      ...query,
      ...(projectId && { project: projectId }),
      ...(entries && { entries }),
    })
    const request = new Request(`http://localhost/updates?${search}`, { headers: { Cookie: cookie } })
    return loader(at(request))
  }
  let cursor = await (await ask({ age: '1' })).text()
  return {
    cursor: () => cursor,
    async poll() {
      const response = await ask({ after: cursor })
      if (response.status === 204) return 'nothing'
      cursor = await response.text()
      return 'news'
    },
  }
}

async function countered(deal: Deal) {
  const inquiryId = await anInquiry(deal)
  await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  return inquiryId
}

test('each side is notified once of changes by the other side, and never of its own', async () => {
  const deal = await aDeal()
  const [lists, inbox] = [await pageOf(deal.renter, deal.projectId), await pageOf(deal.owner)]
  expect([await lists.poll(), await inbox.poll()]).toEqual(['nothing', 'nothing'])
  later(5)
  const inquiryId = await anInquiry(deal)
  expect([await lists.poll(), await inbox.poll(), await inbox.poll()]).toEqual(['nothing', 'news', 'nothing'])
  later(10)
  await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  expect([await lists.poll(), await lists.poll(), await inbox.poll()]).toEqual(['news', 'nothing', 'nothing'])
  const { renter, projectId, listVehicleId } = deal
  await answerOffer(renter, { side: 'renter', projectId, listVehicleId, inquiryId }, 'accept', 2)
  expect([await lists.poll(), await inbox.poll()]).toEqual(['nothing', 'news'])
})

test('closing the project notifies members and owners with open inquiries', async () => {
  const deal = await aDeal()
  const { projectId, renter } = deal
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId, accountId: mel.id, role: 'Member' })
  await anInquiry(deal)
  later(5)
  const pages = [await pageOf(mel, projectId), await pageOf(deal.owner)]
  const answers = () => Promise.all(pages.map((page) => page.poll()))
  await answers()
  expect(await answers()).toEqual(['nothing', 'nothing'])
  later(10)
  await closeProject(renter, projectId)
  expect(await answers()).toEqual(['news', 'news'])
})

test('a change while the page was loading is news, one before it is not', async () => {
  const deal = await aDeal()
  await countered(deal)
  const shown = await pageOf(deal.renter, deal.projectId)
  expect(await shown.poll()).toBe('news')
  later(10)
  expect(await (await pageOf(deal.renter, deal.projectId)).poll()).toBe('nothing')
})

test('others are not notified, and their cursor does not change', async () => {
  const deal = await aDeal()
  const vic = await aUser()
  await db().insert(projectMembers).values({ projectId: deal.projectId, accountId: vic.id, role: 'User' })
  const eve = await anAdmin('eve')
  await aProject({ Owner: eve })
  const strangers: [Account, string?][] = [
    [eve, deal.projectId],
    [eve],
    [vic, deal.projectId],
    [await anOwner('walt')],
    [await aProvider()],
  ]
  const pages = await Promise.all(strangers.map(([account, projectId]) => pageOf(account, projectId)))
  later(5)
  await countered(deal)
  expect(await Promise.all(pages.map((page) => page.poll()))).toEqual(pages.map(() => 'nothing'))
  later(0)
  const afterwards = await Promise.all(strangers.map(([account, projectId]) => pageOf(account, projectId)))
  expect(afterwards.map((page) => page.cursor())).toEqual(pages.map((page) => page.cursor()))
})

test('the cart is notified about the project of its vehicles', async () => {
  const deal = await aDeal()
  await db().insert(carts).values({ accountId: deal.renter.id, projectId: deal.projectId })
  const cart = await pageOf(deal.renter)
  later(5)
  await countered(deal)
  expect(await cart.poll()).toBe('news')
})

test('removing a vehicle is no news for the lists page', async () => {
  const deal = await aDeal()
  const vic = await aUser()
  await db().insert(projectMembers).values({ projectId: deal.projectId, accountId: vic.id, role: 'User' })
  const page = await pageOf(deal.renter, deal.projectId)
  await removeVehicle(vic, deal)
  expect(await page.poll()).toBe('nothing')
})

test('every member is notified about comments, a Viewer about nothing else', async () => {
  const deal = await aDeal()
  const { projectId, renter } = deal
  const [mel, vic, eve] = [await aMember(), await aUser(), await anAdmin('eve')]
  for (const [account, role] of [
    [mel, 'Member'],
    [vic, 'User'],
  ] as const)
    await db().insert(projectMembers).values({ projectId, accountId: account.id, role })
  const pages = await Promise.all([renter, mel, vic, eve].map((account) => pageOf(account, projectId)))
  const poll = async () => Promise.all(pages.map((page) => page.poll()))
  later(5)
  await anInquiry(deal)
  expect(await poll()).toEqual(['nothing', 'news', 'nothing', 'nothing'])
  unwrap(await writeComment(renter, deal, { comment: 'Too clean.', attempt: '1' }))
  expect(await poll()).toEqual(['nothing', 'news', 'news', 'nothing'])
  const [comment] = await db().select().from(comments).where(eq(comments.listVehicleId, deal.listVehicleId))
  unwrap(await deleteComment(renter, { ...deal, commentId: comment?.id ?? '' }))
  expect(await poll()).toEqual(['nothing', 'news', 'news', 'nothing'])
})

test('a page that follows all activity is notified about what its reader may see', async () => {
  const deal = await aDeal()
  const { projectId } = deal
  const [mel, vic, eve] = [await aMember(), await aUser(), await anAdmin('eve')]
  await db()
    .insert(projectMembers)
    .values([
      { projectId, accountId: mel.id, role: 'Member' },
      { projectId, accountId: vic.id, role: 'User' },
    ])
  const pages = await Promise.all([mel, vic, eve].map((account) => pageOf(account, projectId, 'all')))
  const answers = async () => Promise.all(pages.map((page) => page.poll()))
  later(5)
  await anInquiry(deal)
  expect(await answers()).toEqual(['news', 'nothing', 'nothing'])
  await removeVehicle(mel, await anotherDeal(deal))
  expect(await answers()).toEqual(['nothing', 'news', 'nothing'])
})

test('polling does not extend the session', async () => {
  const dana = await anAdmin()
  const cookie = await signedIn(dana)
  const ask = async () => loader(at(new Request('http://localhost/updates', { headers: { Cookie: cookie } })))
  const stored = () => db().select().from(sessions).where(eq(sessions.accountId, dana.id))
  const before = await stored()
  later(3600)
  const response = await ask()
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null])
  expect(await stored()).toEqual(before)
  later(15 * 86_400)
  expect((await ask()).status).toBe(403)
  expect(await stored()).toEqual(before)
  expect((await loader(at(await get('/updates')))).status).toBe(403)
})

test('members, Viewers too, are notified of external vehicles that others record', async () => {
  const { projectId, listId, renter } = await aDeal()
  const vic = await aUser()
  await db().insert(projectMembers).values({ projectId, accountId: vic.id, role: 'User' })
  const pages = [await pageOf(vic, projectId), await pageOf(renter, projectId)]
  later(5)
  const at = { projectId, listId, listVehicleId: randomUUID() }
  const tow = { title: 'Tow truck', usingFrom: '2026-12-07', usingTo: '2026-12-08', purchasePrice: '800.00' }
  expect(await quickRecordExternal(renter, at, tow)).toMatchObject({ ok: true })
  expect(await Promise.all(pages.map((page) => page.poll()))).toEqual(['news', 'nothing'])
})
