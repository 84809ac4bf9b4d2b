import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAdmin, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'
import { accounts, db, inTransaction, sessions } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { requireAccount } from '~/server/session/require.server'
import { endSessionsOf, openSession, resolveSession, type SessionState } from '~/server/session/session.server'
import { sessionCookie } from '~/server/session/session-cookie.server'

useDatabase()

const START = new Date('2026-11-20T10:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds)

const SOON = after(MINUTE)

beforeEach(() => setClock(START))

const asking = (cookie: string) =>
  new Request('http://localhost/projects', { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } })
const resolve = (cookie: string, at: Date) => resolveSession(asking(cookie), at)

/** Name and id, generation, refresh secret, end of the access stamp, access stamp. */
const partsOf = (cookie: string) => (cookie.split(';', 1)[0] ?? '').split('.')

/** The cookie of a browser after this response. */
function cookieAfter(state: SessionState, before: string): string {
  return state.kind === 'guest' ? before : (state.cookie ?? before)
}

/** The cookie of a session opened at the start. */
async function cookieOf({ id }: { id: string }, userAgent: string) {
  return sessionCookie(await openSession(db(), id, userAgent, START), START)
}

async function aSession() {
  const dana = await anAdmin()
  return { dana, cookie: await cookieOf(dana, 'Old Phone') }
}

test('the session cookie is HttpOnly and SameSite=Lax', async () => {
  const { cookie } = await aSession()
  expect(cookie).toMatch(/^backlot_session=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('a fresh stamp opens the session without a new cookie', async () => {
  const { dana, cookie } = await aSession()
  const state = await resolve(cookie, after(14 * MINUTE))
  expect(state).toMatchObject({ kind: 'open', session: { account: { id: dana.id, firstName: 'Dana' } } })
  expect(state).not.toHaveProperty('cookie')
})

test('an expired stamp rotates the cookie, and the session continues', async () => {
  const { cookie } = await aSession()
  const state = await resolve(cookie, after(16 * MINUTE))
  expect(state.kind).toBe('open')
  const next = cookieAfter(state, cookie)
  expect(next).not.toBe(cookie)
  expect(await resolve(next, after(17 * MINUTE))).toMatchObject({ kind: 'open' })
})

test('an invalid stamp rotates the cookie if the refresh part is valid', async () => {
  const { cookie } = await aSession()
  const [id, generation, refresh] = partsOf(cookie)
  const state = await resolve(`${id}.${generation}.${refresh}.garbage.garbage`, after(MINUTE))
  expect(state.kind).toBe('open')
  expect(cookieAfter(state, '')).toMatch(/^backlot_session=/)
})

test('concurrent rotations get the same new cookie, and the session continues', async () => {
  const { cookie } = await aSession()
  const at = after(20 * MINUTE)
  const answers = await Promise.all(Array.from({ length: 8 }, () => resolve(cookie, at)))
  expect(new Set(answers.map((state) => state.kind))).toEqual(new Set(['open']))
  expect(new Set(answers.map((state) => cookieAfter(state, cookie))).size).toBe(1)
  const next = cookieAfter(await resolve(cookie, after(20 * MINUTE + 59_000)), cookie)
  expect(await resolve(next, after(21 * MINUTE))).toMatchObject({ kind: 'open' })
})

test('a generation used after the minute of grace ends the session', async () => {
  const { cookie } = await aSession()
  const next = cookieAfter(await resolve(cookie, after(20 * MINUTE)), cookie)
  expect((await resolve(cookie, after(22 * MINUTE))).kind).toBe('ended')
  expect((await resolve(next, after(22 * MINUTE))).kind).toBe('ended')
})

test('a generation from two rotations ago ends the session even within the minute', async () => {
  const { cookie } = await aSession()
  const second = cookieAfter(await resolve(cookie, after(16 * MINUTE)), cookie)
  const third = cookieAfter(await resolve(second, after(32 * MINUTE)), second)
  expect((await resolve(cookie, after(32 * MINUTE + 1000))).kind).toBe('ended')
  expect((await resolve(third, after(32 * MINUTE + 2000))).kind).toBe('ended')
})

describe('a cookie the server never wrote is cleared', () => {
  test.each([
    ['plain text', 'backlot_session=nonsense'],
    [
      'a well-formed forgery',
      `backlot_session=${crypto.randomUUID()}.1.${'A'.repeat(43)}.99999999999999.${'A'.repeat(43)}`,
    ],
    ['ten thousand characters', `backlot_session=${'x'.repeat(10_000)}`],
  ])('%s', async (_, cookie) => {
    const state = await resolve(cookie, START)
    expect(state).toMatchObject({ kind: 'ended', accountId: null })
    expect(cookieAfter(state, '')).toMatch(/^backlot_session=; Max-Age=0;/)
  })
})

describe('the id and generation of an open session are refused with a signature that is', () => {
  type Parts = { refresh: string; stamp: string; others: string }
  test.each<[string, (parts: Parts) => string]>([
    ['made up', () => 'A'.repeat(43)],
    ['missing', () => ''],
    ['the one of the stamp', ({ stamp }) => stamp],
    ['the one of another open session', ({ others }) => others],
    ['missing its last character', ({ refresh }) => refresh.slice(0, -1)],
  ])('%s', async (_, forge) => {
    const { cookie } = await aSession()
    const [others = ''] = partsOf((await aSession()).cookie).slice(2)
    const [id = '', generation = '', refresh = '', until = '', stamp = ''] = partsOf(cookie)
    const forged = [id, generation, forge({ refresh, stamp, others }), until, stamp].join('.')
    expect(await resolve(forged, SOON)).toMatchObject({ kind: 'ended', accountId: null })
    expect((await resolve(cookie, SOON)).kind).toBe('open')
  })
})

test('a signed cookie with another generation is refused', async () => {
  const { cookie } = await aSession()
  const [id, , ...rest] = partsOf(cookie)
  expect((await resolve([id, '2', ...rest].join('.'), START)).kind).toBe('ended')
})

test('a session ends after the idle limit', async () => {
  const { cookie } = await aSession()
  expect((await resolve(cookie, after(15 * DAY))).kind).toBe('ended')
})

test('a session ends at its maximum age, even if it was just used', async () => {
  let current = (await aSession()).cookie
  for (const at of [10, 20, 30, 40, 50, 60, 70, 80, 90].map((day) => after(day * DAY - MINUTE))) {
    const state = await resolve(current, at)
    expect(state.kind).toBe('open')
    current = cookieAfter(state, current)
  }
  expect((await resolve(current, after(90 * DAY - 1))).kind).toBe('open')
  expect((await resolve(current, after(90 * DAY))).kind).toBe('ended')
})

test('requests extend the idle limit, even while the stamp is valid', async () => {
  setEnv({ SESSION_IDLE_DAYS: 10 / (24 * 60), ACCESS_MINUTES: 60 })
  try {
    const { cookie } = await aSession()
    let current = cookie
    for (let minute = 6; minute <= 60; minute += 6) {
      const state = await resolve(current, after(minute * MINUTE))
      expect(state.kind).toBe('open')
      current = cookieAfter(state, current)
    }
    expect((await resolve(current, after(71 * MINUTE))).kind).toBe('ended')
  } finally {
    setEnv()
  }
})

test('ending the sessions of an account applies to the next request, except for the kept session', async () => {
  const { dana, cookie } = await aSession()
  const other = await cookieOf(dana, 'Laptop')
  const [first] = await db().select({ id: sessions.id }).from(sessions).where(eq(sessions.userAgent, 'Laptop'))
  await inTransaction((tx) => endSessionsOf(tx, dana.id, START, first?.id))
  expect((await resolve(cookie, after(1000))).kind).toBe('ended')
  expect((await resolve(other, after(1000))).kind).toBe('open')
})

test('a new role applies to the next request, and a closed account has no session', async () => {
  const { dana, cookie } = await aSession()
  await db().update(accounts).set({ role: 'backlot_renter_application_user' }).where(eq(accounts.id, dana.id))
  expect(await resolve(cookie, after(1000))).toMatchObject({
    session: { account: { role: 'backlot_renter_application_user' } },
  })
  await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, dana.id))
  expect((await resolve(cookie, after(2000))).kind).toBe('ended')
})

describe('without a session', () => {
  const thrownBy = (request: Request) =>
    requireAccount(request).then(
      () => Promise.reject(new Error('It let a guest through.')),
      (response: Response) => response,
    )

  test('a page redirects to the log-in with a return path', async () => {
    const response = await thrownBy(new Request('http://localhost/projects/list?x=1'))
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/?return-to=%2Fprojects%2Flist%3Fx%3D1')
  })

  test('a form from another site is refused and not stored', async () => {
    const { cookie } = await aSession()
    setClock(after(15 * DAY))
    const answer = await requireAccount(
      new Request('http://localhost/cart', {
        method: 'POST',
        body: new URLSearchParams({ name: 'x' }),
        headers: { Cookie: cookie.split(';', 1)[0] ?? '', 'Sec-Fetch-Site': 'cross-site' },
      }),
    ).catch((thrown) => thrown)
    expect(answer).toMatchObject({ init: { status: 403 }, data: { message: 'This request came from another site' } })
  })
})

test('requireAccount returns the account of the session', async () => {
  const dana = await anAdmin()
  const account = await requireAccount(asking(await signedIn(dana)))
  expect(account).toMatchObject({ id: dana.id, role: 'backlot_renter_application_admin', email: dana.email })
})
