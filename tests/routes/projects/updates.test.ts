import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aProject, aProvider, aUser, get, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal, type Deal } from '#tests/world/deals'
import { at } from '#tests/world/visits/answers'
import { loader } from '~/routes/deals/updates'
import { setClock } from '~/server/clock.server'
import { carts, db, projectMembers, sessions } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { closeProject } from '~/services/projects/close-project.server'

useDatabase()

const START = new Date('2026-12-01T12:00:00Z')
const later = (seconds: number) => setClock(new Date(START.getTime() + seconds * 1000))
beforeEach(() => setClock(START))
afterEach(() => setClock())

/** An open page of somebody: what it hears whenever it asks, 'nothing' or 'news'. */
async function pageOf(account: { id: string }, projectId = '', deeds?: 'all') {
  const cookie = await signedIn(account)
  const ask = async (query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, ...(projectId && { project: projectId }), ...(deeds && { deeds }) })
    const request = new Request(`http://localhost/updates?${search}`, { headers: { Cookie: cookie } })
    return loader(at(request))
  }
  let cursor = await (await ask({ age: '1' })).text()
  return {
    cursor: () => cursor,
    async hears() {
      const answer = await ask({ after: cursor })
      if (answer.status === 204) return 'nothing'
      cursor = await answer.text()
      return 'news'
    },
  }
}

async function countered(deal: Deal) {
  const inquiryId = await anInquiry(deal)
  await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  return inquiryId
}

test('each side hears of what the other did, once, and never of what it did itself', async () => {
  const deal = await aDeal()
  const [lists, inbox] = [await pageOf(deal.renter, deal.projectId), await pageOf(deal.owner)]
  expect([await lists.hears(), await inbox.hears()]).toEqual(['nothing', 'nothing'])
  later(5)
  const inquiryId = await anInquiry(deal)
  expect([await lists.hears(), await inbox.hears(), await inbox.hears()]).toEqual(['nothing', 'news', 'nothing'])
  later(10)
  await counterOffer(deal.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  expect([await lists.hears(), await lists.hears(), await inbox.hears()]).toEqual(['news', 'nothing', 'nothing'])
  const { renter, projectId, listVehicleId } = deal
  await answerOffer(renter, { side: 'renter', projectId, listVehicleId, inquiryId }, 'accept', 2)
  expect([await lists.hears(), await inbox.hears()]).toEqual(['nothing', 'news'])
})

test('closing the project is news wherever something was open', async () => {
  const deal = await aDeal()
  const { projectId, renter } = deal
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId, accountId: mel.id, role: 'Member' })
  await anInquiry(deal)
  later(5)
  const pages = [await pageOf(mel, projectId), await pageOf(deal.owner)]
  const heard = () => Promise.all(pages.map((page) => page.hears()))
  await heard()
  expect(await heard()).toEqual(['nothing', 'nothing'])
  later(10)
  await closeProject(renter, projectId)
  expect(await heard()).toEqual(['news', 'news'])
})

test('what happened while the page was on its way is news, what stood on it is not', async () => {
  const deal = await aDeal()
  await countered(deal)
  const shown = await pageOf(deal.renter, deal.projectId)
  expect(await shown.hears()).toBe('news')
  later(10)
  expect(await (await pageOf(deal.renter, deal.projectId)).hears()).toBe('nothing')
})

test('nobody hears of what is not theirs, and a cursor of theirs says nothing of it', async () => {
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
  expect(await Promise.all(pages.map((page) => page.hears()))).toEqual(pages.map(() => 'nothing'))
  later(0)
  const afterwards = await Promise.all(strangers.map(([account, projectId]) => pageOf(account, projectId)))
  expect(afterwards.map((page) => page.cursor())).toEqual(pages.map((page) => page.cursor()))
})

test('the cart hears of the project that fills it', async () => {
  const deal = await aDeal()
  await db().insert(carts).values({ accountId: deal.renter.id, projectId: deal.projectId })
  const cart = await pageOf(deal.renter)
  later(5)
  await countered(deal)
  expect(await cart.hears()).toBe('news')
})

test('a vehicle that is taken off a list is no news', async () => {
  const deal = await aDeal()
  const vic = await aUser()
  await db().insert(projectMembers).values({ projectId: deal.projectId, accountId: vic.id, role: 'User' })
  const page = await pageOf(deal.renter, deal.projectId)
  await removeVehicle(vic, deal)
  expect(await page.hears()).toBe('nothing')
})

test('a page that follows all deeds hears of what its reader may know, and nobody of another project', async () => {
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
  const heard = async () => Promise.all(pages.map((page) => page.hears()))
  later(5)
  await anInquiry(deal)
  expect(await heard()).toEqual(['news', 'nothing', 'nothing'])
  await removeVehicle(mel, await anotherDeal(deal))
  expect(await heard()).toEqual(['nothing', 'news', 'nothing'])
})

test('asking keeps nobody signed in: the session stays as it was, and runs out as if nobody asked', async () => {
  const dana = await anAdmin()
  const cookie = await signedIn(dana)
  const ask = async () => loader(at(new Request('http://localhost/updates', { headers: { Cookie: cookie } })))
  const stored = () => db().select().from(sessions).where(eq(sessions.accountId, dana.id))
  const before = await stored()
  later(3600)
  const answer = await ask()
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
  expect(await stored()).toEqual(before)
  later(15 * 86_400)
  expect((await ask()).status).toBe(403)
  expect(await stored()).toEqual(before)
  expect((await loader(at(await get('/updates')))).status).toBe(403)
})
