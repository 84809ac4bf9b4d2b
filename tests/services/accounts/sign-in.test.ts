import { verify } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeIn } from '#tests/world/codes'
import { useDatabase } from '#tests/world/database'
import { anAdmin, PASSWORD, signedIn } from '#tests/world/people'
import { aBrowserOfTheForgetful } from '#tests/world/reset-browser'
import { LOGIN_MESSAGES } from '~/models/accounts/login-messages'
import { countQueries, db } from '~/server/db/client.server'
import { accounts, rateLimits, sessions } from '~/server/db/schema'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { signIn } from '~/services/accounts/sign-in.server'

// files take turns in one process: what an earlier one loaded was not watched
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

useDatabase()
beforeEach(() => {
  vi.mocked(verify).mockClear()
})
afterEach(async () => {
  vi.mocked(verify).mockClear()
  await db().delete(rateLimits)
})

const request = new Request('http://localhost/?index', { method: 'POST', headers: { 'User-Agent': 'Old Phone' } })
const refusal = { ok: false, message: LOGIN_MESSAGES.wrongCredentials }

test('the right password opens a session of this browser and says the role', async () => {
  const ada = await anAdmin()
  const outcome = await signIn(request, { email: ada.email, password: PASSWORD })
  expect(outcome).toMatchObject({ ok: true, role: 'backlot_renter_application_admin' })
  const [session] = await db().select().from(sessions).where(eq(sessions.accountId, ada.id))
  expect(session).toMatchObject({ userAgent: 'Old Phone', generation: 1, endedAt: null })
})

test('an address in capitals is the same account', async () => {
  const ada = await anAdmin()
  expect(await signIn(request, { email: ada.email.toUpperCase(), password: PASSWORD })).toMatchObject({ ok: true })
})

test.each([
  ['a wrong password', async () => (await anAdmin()).email, 'not-the-password'],
  ['an unknown address', async () => 'nobody@crew.example', PASSWORD],
  [
    'an invited account that has no password yet',
    async () => {
      await db().insert(accounts).values({ email: 'invited@crew.example', role: 'backlot_owner', status: 'invited' })
      return 'invited@crew.example'
    },
    PASSWORD,
  ],
  [
    'a closed account',
    async () => {
      const gone = await anAdmin()
      await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, gone.id))
      return gone.email
    },
    PASSWORD,
  ],
])('%s answers with the same sentence after exactly one verification', async (_, email, password) => {
  expect(await signIn(request, { email: await email(), password })).toEqual(refusal)
  expect(verify).toHaveBeenCalledTimes(1)
})

test('a failure of ours has a sentence too', async () => {
  const ada = await anAdmin()
  vi.mocked(verify).mockRejectedValueOnce(new Error('out of memory'))
  const outcome = await signIn(request, { email: ada.email, password: PASSWORD })
  expect(outcome).toEqual({ ok: false, message: 'Something went wrong' })
})

const guess = (email: string) => signIn(request, { email, password: 'not-the-password' })

test('a known and an unknown address cost the same statements and one verification each', async () => {
  const { email } = await anAdmin()
  const known = await countQueries(() => guess(email))
  const unknown = await countQueries(() => guess('nobody@crew.example'))
  expect(known).toEqual({ result: refusal, count: 4 })
  expect(unknown).toEqual(known)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('after ten guesses nobody gets in any more, whether there is an account or not, and no password is looked at', async () => {
  const { email } = await anAdmin()
  for (const address of [email, 'nobody@crew.example']) {
    for (let round = 0; round < 10; round += 1) expect(await guess(address)).toEqual(refusal)
    vi.mocked(verify).mockClear()
    const later = await countQueries(() => signIn(request, { email: address, password: PASSWORD }))
    expect(later).toEqual({
      result: { ok: false, message: 'Too many tries. Please try again in 15 minutes.' },
      count: 1,
    })
    expect(verify).not.toHaveBeenCalled()
  }
  const other = await anAdmin('Olga')
  expect(await signIn(request, { email: other.email, password: PASSWORD })).toMatchObject({ ok: true })
})

test('the right password in time makes the guesses before it forgotten', async () => {
  const { email } = await anAdmin()
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 9; wrong += 1) expect(await guess(email)).toEqual(refusal)
    expect(await signIn(request, { email, password: PASSWORD })).toMatchObject({ ok: true })
  }
})

test('a new password chosen with a code makes them forgotten too', async () => {
  const { email } = await anAdmin()
  for (let wrong = 0; wrong < 11; wrong += 1) await guess(email)
  const browser = aBrowserOfTheForgetful()
  await browser.forget(email)
  await sendCodes()
  await browser.enter(await codeIn(email))
  await browser.choose('a-brand-new-one')
  expect(await signIn(request, { email, password: 'a-brand-new-one' })).toMatchObject({ ok: true })
})

test('thirty guesses at the same moment are at most ten', async () => {
  const { email } = await anAdmin()
  await Promise.all(Array.from({ length: 30 }, () => guess(email)))
  expect(verify).toHaveBeenCalledTimes(10)
})

test.each([
  ['changed', { passwordHash: 'another' }],
  ['taken away with the account', { status: 'closed' }],
] as const)('a password that is %s while it is looked at opens nothing any more', async (_, change) => {
  const ada = await anAdmin()
  vi.mocked(verify).mockImplementationOnce(async () => {
    await db().update(accounts).set(change).where(eq(accounts.id, ada.id))
    return true
  })
  expect(await signIn(request, { email: ada.email, password: PASSWORD })).toEqual(refusal)
  expect(await openSessions(ada)).toBe(0)
})

test('whoever logs in anew in a browser leaves the session before it', async () => {
  const ada = await anAdmin()
  const again = new Request(request, { headers: { Cookie: await signedIn(ada) } })
  expect(await signIn(again, { email: ada.email, password: 'not-the-password' })).toEqual(refusal)
  expect(await openSessions(ada)).toBe(1)
  await signIn(again, { email: (await anAdmin('Olga')).email, password: PASSWORD })
  expect(await openSessions(ada)).toBe(0)
})

const openSessions = ({ id }: { id: string }) =>
  db().$count(sessions, and(eq(sessions.accountId, id), isNull(sessions.endedAt)))
