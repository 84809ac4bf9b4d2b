import { hash, verify } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aVisitor, PASSWORD } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn } from '#tests/world/messages/outbox'
import { LOGIN_MESSAGES } from '~/models/accounts/account-messages'
import { refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, countQueries, db, rateLimits, sessions } from '~/server/db/client.server'
import { openSession } from '~/server/session/session.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { hashPassword } from '~/services/accounts/password.server'
import { acceptCode, requestReset, resetPassword } from '~/services/accounts/reset-password.server'
import { signIn } from '~/services/accounts/sign-in.server'

// test files share a process: an earlier one may have loaded the module unmocked
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

const logIn = (email: string, password = PASSWORD, sessionBefore?: string) =>
  signIn(aVisitor(), { email, password }, { userAgent: 'Old Phone', sessionBefore: async () => sessionBefore })
const refusal = refused('wrong-credentials', LOGIN_MESSAGES.wrongCredentials)

test('the right password opens a session and returns the role', async () => {
  const dana = await anAdmin()
  const outcome = await logIn(dana.email)
  const [session] = await db().select().from(sessions).where(eq(sessions.accountId, dana.id))
  expect(session).toMatchObject({ userAgent: 'Old Phone', generation: 1, endedAt: null })
  const opened = { id: session?.id, generation: 1 }
  expect(outcome).toEqual({ ok: true, role: 'backlot_renter_application_admin', accountId: dana.id, session: opened })
})

test('the email address is case-insensitive', async () => {
  const dana = await anAdmin()
  expect(await logIn(dana.email.toUpperCase())).toMatchObject({ ok: true })
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
])('%s gets the same sentence after exactly one verification', async (_, email, password) => {
  expect(await logIn(await email(), password)).toEqual(refusal)
  expect(verify).toHaveBeenCalledTimes(1)
})

describe('a password with several Unicode forms', () => {
  const COMPOSED = 'Caf\u00e9 Fran\u00e7ais 1976'
  const WAYS = [COMPOSED, COMPOSED.normalize('NFD'), 'Ｃａｆé Français １９７６']
  const stored = async ({ id }: { id: string }) => {
    const [account] = await db().select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
    return account?.hash ?? ''
  }
  const aPersonWith = async (passwordHash: string) => {
    const person = await anAdmin()
    await db().update(accounts).set({ passwordHash }).where(eq(accounts.id, person.id))
    return person
  }

  test.each(WAYS)('chosen as %j, works in every form, and the stored hash stays', async (chosen) => {
    const passwordHash = await hashPassword(chosen)
    const ada = await aPersonWith(passwordHash)
    for (const typed of WAYS) expect(await logIn(ada.email, typed)).toMatchObject({ ok: true })
    expect(await stored(ada)).toBe(passwordHash)
  })

  test.each(WAYS.slice(1))('stored unnormalized as %j, works in every form after the first log-in', async (typed) => {
    const ada = await aPersonWith(await hash(typed, { memoryCost: 1024, timeCost: 1 }))
    expect(await logIn(ada.email, COMPOSED)).toEqual(refusal)
    const entries = await Promise.all([logIn(ada.email, typed), logIn(ada.email, typed)])
    expect(entries.map(({ ok }) => ok)).toEqual([true, true])
    for (const way of WAYS) expect(await logIn(ada.email, way)).toMatchObject({ ok: true })
  })

  test('costs the same verifications with and without an account', async () => {
    const { email } = await anAdmin()
    for (const address of [email, 'nobody@crew.example']) {
      vi.mocked(verify).mockClear()
      expect(await logIn(address, 'Ｐａｓｓｗｏｒｄ')).toEqual(refusal)
      expect(verify).toHaveBeenCalledTimes(2)
    }
  })
})

test('an unexpected failure is reported with a sentence', async () => {
  const dana = await anAdmin()
  vi.mocked(verify).mockRejectedValueOnce(new Error('out of memory'))
  const outcome = await logIn(dana.email)
  expect(outcome).toEqual(refused('failed', 'Something went wrong'))
})

const guess = (email: string) => logIn(email, 'not-the-password')

test('a known and an unknown address cost the same statements and one verification each', async () => {
  const { email } = await anAdmin()
  const known = await countQueries(() => guess(email))
  const unknown = await countQueries(() => guess('nobody@crew.example'))
  expect(known).toEqual({ result: refusal, count: 4 })
  expect(unknown).toEqual(known)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('after ten wrong guesses an address is locked, with or without an account, and nothing is verified', async () => {
  const { email } = await anAdmin()
  for (const address of [email, 'nobody@crew.example']) {
    for (let round = 0; round < 10; round += 1) expect(await guess(address)).toEqual(refusal)
    vi.mocked(verify).mockClear()
    const later = await countQueries(() => logIn(address))
    expect(later).toEqual({
      result: {
        ...refused('too-many-attempts', 'Too many attempts. Please try again in 15 minutes.'),
        retryAfterSeconds: expect.closeTo(900, -2),
      },
      count: 1,
    })
    expect(verify).not.toHaveBeenCalled()
  }
  const other = await anAdmin('marcus')
  expect(await logIn(other.email)).toMatchObject({ ok: true })
})

test('the right password resets the wrong guesses', async () => {
  const { email } = await anAdmin()
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 9; wrong += 1) expect(await guess(email)).toEqual(refusal)
    expect(await logIn(email)).toMatchObject({ ok: true })
  }
})

test('a password reset resets the wrong guesses', async () => {
  const { email } = await anAdmin()
  for (let wrong = 0; wrong < 11; wrong += 1) await guess(email)
  const { token } = unwrap(await requestReset(aVisitor(), email))
  await sendCodes()
  const { changeToken } = unwrap(await acceptCode(aVisitor(), { token, email, code: await codeIn(email) }))
  unwrap(await resetPassword(aVisitor(), { token: changeToken, password: 'a-brand-new-one' }))
  expect(await logIn(email, 'a-brand-new-one')).toMatchObject({ ok: true })
})

test('of thirty concurrent guesses at most ten are verified', async () => {
  const { email } = await anAdmin()
  await Promise.all(Array.from({ length: 30 }, () => guess(email)))
  expect(verify).toHaveBeenCalledTimes(10)
})

test.each([
  ['changed', { passwordHash: 'another' }],
  ['removed because the account is closed', { status: 'closed' }],
] as const)('a password that is %s during verification opens no session', async (_, change) => {
  const dana = await anAdmin()
  vi.mocked(verify).mockImplementationOnce(async () => {
    await db().update(accounts).set(change).where(eq(accounts.id, dana.id))
    return true
  })
  expect(await logIn(dana.email)).toEqual(refusal)
  expect(await openSessions(dana)).toBe(0)
})

test('logging in ends the previous session of the browser', async () => {
  const dana = await anAdmin()
  const before = await openSession(db(), dana.id, 'Old Phone', now())
  expect(await logIn(dana.email, 'not-the-password', before.id)).toEqual(refusal)
  expect(await openSessions(dana)).toBe(1)
  await logIn((await anAdmin('marcus')).email, PASSWORD, before.id)
  expect(await openSessions(dana)).toBe(0)
})

const openSessions = ({ id }: { id: string }) =>
  db().$count(sessions, and(eq(sessions.accountId, id), isNull(sessions.endedAt)))
