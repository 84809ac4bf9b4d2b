import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS, type Visitor } from '#tests/architecture/policies'
import { routeFiles } from '#tests/architecture/route-files'
import { rolledBack, rowSnapshot, useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { messagesTo } from '#tests/world/messages/outbox'
import { answerOf, requestRoute, routeModule } from '#tests/world/visits/request-route'
import { requestTo } from '#tests/world/visits/route-requests'
import { now, setClock } from '~/server/clock.server'
import { db, listVehicles, projects } from '~/server/db/client.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { aCrewAtWork, cookiesOf } from '../world/crews'

const addresses = routeFiles().map(({ address }) => address)

await useDatabase()
useOwnFolder()
/** Close enough to the booking for the pickup place to be shown. */
const SOON = { from: '2026-11-22', to: '2026-11-26' }
setClock(new Date('2026-11-20T15:00:00Z'))
const crew = await aCrewAtWork({}, [SOON])
const cookies = await cookiesOf(crew)
const before = await rowSnapshot()

test.each(addresses)('%s: its loader and action are exactly those in the table', async (address) => {
  const { loader, action } = await routeModule(address)
  const declared = ACCESS[address] ?? { loader: 'is not in the table', action: 'is not in the table' }
  expect([Boolean(loader), Boolean(action)]).toEqual([Boolean(declared.loader), Boolean(declared.action)])
})

test('the table has only existing routes', () => {
  expect(Object.keys(ACCESS).filter((address) => !addresses.includes(address))).toEqual([])
})

const HANDLERS = addresses.flatMap((address) =>
  (['loader', 'action'] as const).flatMap((handler) => {
    const policy = ACCESS[address]?.[handler]
    return policy ? [{ address, handler, policy }] : []
  }),
)

describe('every handler answers as in the table, and refused requests change nothing', () => {
  test.each(HANDLERS)('$address $handler', async ({ address, handler, policy }) => {
    const seen: Partial<Record<Visitor, string>> = {}
    const request = async (visitor: Visitor) => {
      seen[visitor] = await requestRoute(address, handler, requestTo(address, crew), cookies[visitor])
    }
    // permitted actions change rows, so each runs in a transaction that is rolled back
    const isActionEnabled = (visitor: Visitor) => handler === 'action' && policy[visitor] === 'open'
    await Promise.all(VISITORS.filter((visitor) => !isActionEnabled(visitor)).map(request))
    if (handler === 'action') expect(await rowSnapshot()).toEqual(before)
    for (const visitor of VISITORS.filter(isActionEnabled)) await rolledBack(() => request(visitor))
    expect(seen).toEqual(policy)
  })

  test('loaders change no row', async () => expect(await rowSnapshot()).toEqual(before))
})

test('no action accepts a post from another site', async () => {
  const taken: string[] = []
  for (const { address, policy } of HANDLERS.filter(({ handler }) => handler === 'action')) {
    const by = VISITORS.find((visitor) => policy[visitor] === 'open')
    if (!by) continue
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }
    const answer = await requestRoute(address, 'action', requestTo(address, crew), cookies[by], elsewhere)
    if (answer !== 'forbidden') taken.push(`${address} ${answer}`)
  }
  expect(taken).toEqual([])
})

type Shown = { address: string; text: string; isData: boolean }

/** Other forms of the project page. */
const VIEWS: Record<string, string>[] = [
  { view: 'table' },
  { list: crew.params.listId },
  { card: crew.countered },
  { order: 'price', status: 'inquired' },
]

/** The data of each address that this person can open, including downloads; of several vehicles and views. */
async function everythingShownTo(visitor: Visitor, about = /./): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const { address, handler, policy } of HANDLERS) {
    if (handler !== 'loader' || policy[visitor] !== 'open' || !about.test(address)) continue
    const request = requestTo(address, crew)
    const ofCard = { ...request, params: { ...request.params, listVehicleId: crew.countered } }
    const views = address === '/projects/:projectId/list' ? VIEWS.map((query) => ({ ...request, query })) : []
    for (const sent of [request, ...(address.includes(':listVehicleId') ? [ofCard] : views)]) {
      const end = await answerOf(address, 'loader', sent, cookies[visitor]).catch((thrown: unknown) => thrown)
      const isData = !(end instanceof Response)
      const text = isData ? JSON.stringify(end) : Buffer.from(await end.arrayBuffer()).toString('latin1')
      shown.push({ address, text, isData })
    }
  }
  return shown
}

const addressesOf = (shown: Shown[]) => [...new Set(shown.map(({ address }) => address))]

/** Where the rentals of a project are shown with costs, as text in dollars or as cents. */
const RENTALS = /^\/(projects|orders|cart)/
const PRICE = /\$\d|"\w*(?:cents|price|total|tax|rate|amount)\w*":[1-9]/i
const pricesIn = (shown: Shown[]) =>
  addressesOf(shown.filter(({ address, text, isData }) => isData && RENTALS.test(address) && PRICE.test(text)))

/** The offers of this crew, $450 and $480, as text or as cents; not as part of an id. */
const OFFERED = /\$4[58]0(?!\d)|\b4[58]0\.00|(?<![\da-f-])4[58]000(?![\da-f])/
const offersIn = (shown: Shown[]) => addressesOf(shown.filter(({ text }) => OFFERED.test(text)))

test.each(['user', 'adminViewer'] as const)('nothing shows a project’s prices or offers to its %s', async (visitor) => {
  const shown = await everythingShownTo(visitor)
  expect([pricesIn(shown), offersIn(shown)]).toEqual([[], []])
})

test.each(['user', 'adminViewer'] as const)('nor do removed vehicles and emails to its %s', async (visitor) => {
  const { people, params } = crew
  await rolledBack(async () => {
    const isCountered = eq(listVehicles.id, crew.countered)
    await db().update(listVehicles).set({ removedAt: now() }).where(isCountered)
    expect(offersIn(await everythingShownTo(visitor, /removed|:listVehicleId/))).toEqual([])
    await db().update(listVehicles).set({ removedAt: null }).where(isCountered)

    const ref = { projectId: params.projectId, listVehicleId: crew.countered }
    const comment = `@${people[visitor].firstName}, look`
    unwrap(await writeComment(people.admin, ref, { comment, attempt: '1' }))
    const mails = await messagesTo(people[visitor].email)
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.filter((mail) => OFFERED.test(JSON.stringify(mail)))).toEqual([])
  })
})

test('an admin who manages the project is shown prices and offers', async () => {
  const shown = await everythingShownTo('admin', /^\/(projects|orders|cart)[^.]*$/)
  expect(pricesIn(shown).length).toBeGreaterThan(5)
  expect(offersIn(shown).length).toBeGreaterThan(3)
})

/** Actions allowed in a closed project, each with the reason. */
const ALLOWED_IN_CLOSED: Record<string, string> = {
  '/projects/:projectId/list/activity/seen': 'only marks what the member has read',
  '/cart/:cartItemId/removal': 'only changes the member’s own cart',
  '/orders/:orderId/details/:projectId/:name/:orderItemId/cancellation': 'orders continue',
  '/orders/:orderId/details/:projectId/:name/invoice/correction': 'orders are still billed',
  '/provider/orders/:orderId/:orderItemId/:kind': 'orders continue',
  '/owner/inquiries/:inquiryId/decline': 'closing withdraws the inquiry anyway',
  '/provider/inquiries/:inquiryId/:answer': 'the same, by the staff',
}

test('the actions allowed in a closed project exist', () =>
  expect(addresses).toEqual(expect.arrayContaining(Object.keys(ALLOWED_IN_CLOSED))))

describe('a form posted without its page changes nothing in a closed project:', () => {
  const actions = HANDLERS.filter(({ address, handler }) => handler === 'action' && !ALLOWED_IN_CLOSED[address])
  /** The same for every action. */
  let closed: string[] | undefined
  test.each(actions)('$address', async ({ address, policy }) => {
    const by = VISITORS.find((visitor) => visitor !== 'guest' && policy[visitor] === 'open')
    if (!by) return
    const ofProject = async () => (await rowSnapshot()).filter((row) => row.includes(crew.params.projectId))
    await rolledBack(async () => {
      await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, crew.params.projectId))
      closed ??= await ofProject()
      expect(await requestRoute(address, 'action', requestTo(address, crew), cookies[by])).not.toBe('broken')
      expect(await ofProject()).toEqual(closed)
    })
  })
})
