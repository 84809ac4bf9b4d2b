import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aCast } from '#tests/soak/fuzz/cast'
import { checkResponse, isOpened } from '#tests/soak/fuzz/check-response'
import { checkRound, rolesOf } from '#tests/soak/fuzz/check-round'
import { changed, checksumsOf } from '#tests/soak/fuzz/crew-checksums'
import { fuzzRound, type Round } from '#tests/soak/fuzz/fuzz-round'
import type { Hostile } from '#tests/soak/fuzz/hostile-request'
import type { RawResponse } from '#tests/soak/fuzz/send'
import { places } from '#tests/soak/fuzz/valid-fields'
import { aWorld } from '#tests/world/application/world'
import { accounts, db, lists } from '~/server/db/client.server'

/** A small sample; `npm run soak -- fuzz` sends a hundred thousand others. */
const SEED = 1976
const REQUESTS = 200

const world = await aWorld(aCast)
const { story: cast } = world
afterAll(world.end)

test('hostile requests neither fail nor show or change data of others', async () => {
  const app = await world.start({ DEMO: '', PROXIES: '1', APP_ORIGIN: 'http://backlot.test' })
  const numbers = Array.from({ length: REQUESTS }, (_, index) => index + 1)
  const round = await fuzzRound({ apps: [app], cast, places: await places(), seed: SEED, numbers, connections: 8 })
  expect(round.wrong).toEqual([])
  // enough requests pass the access checks to reach the handlers
  const { 200: pages = 0, 302: redirected = 0, 400: refused = 0 } = round.statuses
  expect(pages + redirected + refused).toBeGreaterThan(REQUESTS / 3)

  await world.stopApps()
  await world.inside(async () => expect(await checkRound(cast, round)).toEqual({ opened: [], broken: [] }))
})

test('a page opened without access is detected, unless the visitor has another role by now', async () => {
  const { user } = cast.ours.people
  const round: Round = {
    wrong: [],
    opened: [{ number: 1, who: 'user', text: '' }],
    slowOnce: [],
    longestMs: 1,
    statuses: {},
  }
  await world.inside(async () => {
    // the requests above may have changed roles
    const current = { ...cast, roles: await rolesOf(cast.ours) }
    expect((await checkRound(current, round)).opened).toHaveLength(1)
    await db().update(accounts).set({ role: 'backlot_renter_application_admin' }).where(eq(accounts.id, user.id))
    expect((await checkRound(current, round)).opened).toEqual([])
  })
})

test('a changed row of others is detected', async () => {
  await world.inside(async () => {
    await db().update(lists).set({ season: '2' }).where(eq(lists.projectId, cast.theirs.params.projectId))
    expect(changed(cast.before, await checksumsOf(cast.theirs))).toEqual(['lists'])
  })
})

const FINE: RawResponse = { status: 200, headers: {}, text: 'Fine.', ms: 1 }
const ASKED: Hostile = {
  who: 'member',
  address: '/projects',
  method: 'GET',
  path: '/projects',
  headers: {},
  isClosed: false,
  isAsGiven: true,
}
const wordOf = (side: string, secret: string) =>
  [...cast.planted].find(([, word]) => word.side === side && word.secret === secret)?.[0] ?? ''

test.each<[string, Partial<RawResponse>, Partial<Hostile>]>([
  ['no answer: cut off', { status: 0, text: 'cut off' }, {}],
  ['answered with 503', { status: 503 }, {}],
  ['shows a stack: at Object.go (/x/y.js:1:2)', { text: 'Error\n    at Object.go (/x/y.js:1:2)' }, {}],
  ['shows a server path: /node_modules/', { text: '<p>x/node_modules/y</p>' }, {}],
  ['shows an error name: TypeError', { text: 'TypeError: x is no function' }, {}],
  ['shows a query: violates check constraint', { text: 'it violates check constraint "x"' }, {}],
  ['redirects to //evil.example', { status: 302, headers: { location: '//evil.example' } }, {}],
  ['shows member a project of another crew', { text: `<h1>${wordOf('theirs', 'a project')}</h1>` }, {}],
  ['shows owner a list of their own crew', { text: wordOf('ours', 'a list') }, { who: 'owner' }],
])('a bad response is detected: %s', (text, response, requested) => {
  expect(checkResponse({ ...ASKED, ...requested }, { ...FINE, ...response }, cast.planted)).toEqual([text])
})

test('a good response has no problems', () => {
  const text = `${wordOf('ours', 'a project')} ${wordOf('ours', 'a list')}`
  expect(checkResponse(ASKED, { ...FINE, text }, cast.planted)).toEqual([])
})

test.each([
  [200, true, true],
  [302, true, false],
  [200, false, false],
])('a %i where access is refused (%s) counts as opened: %s', (status, isClosed, found) => {
  expect(isOpened({ ...ASKED, isClosed }, { ...FINE, status })).toBe(found)
})
