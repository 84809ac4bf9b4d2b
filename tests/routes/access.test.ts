import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS, type Visitor } from '#tests/architecture/policies'
import { routeFiles } from '#tests/architecture/route-files'
import { rowSnapshot, undone, useDatabase } from '#tests/world/database/database'
import { answerOf, requestRoute, routeModule } from '#tests/world/visits/request-route'
import { requestTo } from '#tests/world/visits/route-requests'
import { setClock } from '~/server/clock.server'
import { db, projects } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { aCrewAtWork, type CrewAtWork, cookiesOf } from '../world/crews'

const addresses = routeFiles().map(({ address }) => address)

useDatabase()
/** Days that are so near that the place of the pickup is told. */
const SOON = { from: '2026-11-22', to: '2026-11-26' }
let crew: CrewAtWork
let cookies: Record<Visitor, string>
let before: string[]
const folder = mkdtempSync(join(tmpdir(), 'backlot-access-'))
beforeAll(async () => {
  setEnv({ DATA_DIR: folder })
  setClock(new Date('2026-11-20T15:00:00Z'))
  crew = await aCrewAtWork({}, [SOON])
  cookies = await cookiesOf(crew)
  before = await rowSnapshot()
})
afterAll(() => {
  setEnv()
  setClock()
  rmSync(folder, { recursive: true })
})

test.each(addresses)('%s: its loader and its action are in the table, and nothing else is', async (address) => {
  const { loader, action } = await routeModule(address)
  const declared = ACCESS[address] ?? { loader: 'is not in the table', action: 'is not in the table' }
  expect([Boolean(loader), Boolean(action)]).toEqual([Boolean(declared.loader), Boolean(declared.action)])
})

test('the table has no route that is not there', () => {
  expect(Object.keys(ACCESS).filter((address) => !addresses.includes(address))).toEqual([])
})

const HANDLERS = addresses.flatMap((address) =>
  (['loader', 'action'] as const).flatMap((handler) => {
    const policy = ACCESS[address]?.[handler]
    return policy ? [{ address, handler, policy }] : []
  }),
)

describe('every handler opens to whom the table says, and whoever it is closed to changes nothing', () => {
  test.each(HANDLERS)('$address $handler', async ({ address, handler, policy }) => {
    const seen: Partial<Record<Visitor, string>> = {}
    const comes = async (visitor: Visitor) => {
      seen[visitor] = await requestRoute(address, handler, requestTo(address, crew), cookies[visitor])
    }
    // each one who is let in to an action comes to what nobody has touched
    const isLetIn = (visitor: Visitor) => handler === 'action' && policy[visitor] === 'open'
    await Promise.all(VISITORS.filter((visitor) => !isLetIn(visitor)).map(comes))
    if (handler === 'action') expect(await rowSnapshot()).toEqual(before)
    for (const visitor of VISITORS.filter(isLetIn)) await undone(() => comes(visitor))
    expect(seen).toEqual(policy)
  })

  test('and nothing that is only looked at changes', async () => expect(await rowSnapshot()).toEqual(before))
})

test('no action takes a post from another site', async () => {
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

/** Where rentals of a project are shown, and what they cost there: dollars as text or cents. */
const RENTALS = HANDLERS.filter(
  ({ address, handler }) => handler === 'loader' && /^\/(projects|orders|cart)/.test(address),
)
const PRICE = /\$\d|"\w*(?:cents|price|total|tax|rate|amount)\w*":[1-9]/i

async function addressesWithPrices(visitor: Visitor): Promise<string[]> {
  const answers = RENTALS.filter(({ policy }) => policy[visitor] === 'open').map(async ({ address }) => {
    const answer: unknown = await answerOf(address, 'loader', requestTo(address, crew), cookies[visitor]).catch(
      (thrown) => thrown,
    )
    return { address, text: answer instanceof Response ? '' : JSON.stringify(answer) }
  })
  return (await Promise.all(answers)).filter(({ text }) => PRICE.test(text)).map(({ address }) => address)
}

test.each(['user', 'adminViewer'] as const)('no loader gives a price of the project to its %s', async (visitor) => {
  expect(await addressesWithPrices(visitor)).toEqual([])
})

test('where they lead the project they are given prices, so that their absence means something', async () => {
  expect((await addressesWithPrices('admin')).length).toBeGreaterThan(10)
})

/** What goes on in a closed project, each with the reason. */
const GOES_ON: Record<string, string> = {
  '/projects/:projectId/list/activity/seen': 'somebody’s own mark of what they have read',
  '/cart/:cartItemId/removal': 'somebody’s own cart, which closing empties',
  '/orders/:orderId/details/:projectId/:name/:orderItemId/cancellation': 'what was ordered goes on',
  '/orders/:orderId/details/:projectId/:name/invoice/correction': 'what was ordered is billed',
  '/provider/orders/:orderId/:orderItemId/:act': 'what was ordered goes on',
  '/owner/inquiries/:inquiryId/decline': 'an owner lets go of what closing withdraws',
  '/provider/inquiries/:inquiryId/:answer': 'the same, by the staff',
}

test('what goes on is there', () => expect(addresses).toEqual(expect.arrayContaining(Object.keys(GOES_ON))))

describe('whatever is posted by hand, a closed project stays as it is:', () => {
  const actions = HANDLERS.filter(({ address, handler }) => handler === 'action' && !GOES_ON[address])
  test.each(actions)('$address', async ({ address, policy }) => {
    const by = VISITORS.find((visitor) => visitor !== 'guest' && policy[visitor] === 'open')
    if (!by) return
    const ofProject = async () => (await rowSnapshot()).filter((row) => row.includes(crew.params.projectId))
    await undone(async () => {
      await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, crew.params.projectId))
      const closed = await ofProject()
      expect(await requestRoute(address, 'action', requestTo(address, crew), cookies[by])).not.toBe('broken')
      expect(await ofProject()).toEqual(closed)
    })
  })
})
