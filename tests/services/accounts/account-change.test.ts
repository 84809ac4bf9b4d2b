import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAdmin, aUser, get, PASSWORD } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn, newestMessagesTo } from '#tests/world/messages/outbox'
import { refused } from '~/models/trade/results/outcome'
import { now, setClock } from '~/server/clock.server'
import { accounts, db, inTransaction, sessions, verificationCodes } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireAccount } from '~/server/session/require.server'
import { openSession, resolveSession } from '~/server/session/session.server'
import { sessionCookie } from '~/server/session/session-cookie.server'
import { hashToken as hashOfToken } from '~/server/token.server'
import { requestCode } from '~/services/accounts/codes/request-code.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { tryCode } from '~/services/accounts/codes/try-code.server'
import { isPassword } from '~/services/accounts/password.server'
import { changeName, changePassword } from '~/services/accounts/profile/profile.server'
import { findPasswordChange } from '~/services/accounts/reset-password.server'
import { endOtherSessions, sessionsPage } from '~/services/accounts/sessions.server'

useDatabase()

const START = new Date('2026-11-20T15:00:00Z')
const DAY = 86_400_000
const ORIGIN = 'https://backlot.example'
const NEXT = 'another-car-1978'
const WRONG = refused('wrong-password', 'That is not your current password.', 'currentPassword')
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36'

let dana: Account

/** An account with a session, as a request of a logged-in browser resolves it. */
beforeEach(async () => {
  setClock(START)
  dana = { ...(await requireAccount(await get('/profile', await anAdmin()))), origin: ORIGIN }
})

const logIn = async ({ id }: Account) => sessionCookie(await openSession(db(), id, CHROME, now()), now())
const stateOf = async (cookie: string) => {
  const headers = { Cookie: cookie.split(';', 1)[0] ?? '' }
  return (await resolveSession(new Request('http://localhost/', { headers }), now())).kind
}
const endedAtOf = async ({ sessionId }: Account) => {
  const [row] = await db().select({ endedAt: sessions.endedAt }).from(sessions).where(eq(sessions.id, sessionId))
  return row?.endedAt
}
const hashOf = async ({ id }: Account) => {
  const [row] = await db().select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  return row?.hash ?? null
}

test('a changed name is read by the next request', async () => {
  const vic = await aUser()
  expect(await changeName(vic, { firstName: 'Victoria', lastName: 'Núñez' })).toEqual({ ok: true })
  expect(await requireAccount(await get('/profile', vic))).toMatchObject({ firstName: 'Victoria', lastName: 'Núñez' })
})

describe('changing the password', () => {
  test('replaces the old one, ends other sessions and notifies by email', async () => {
    const elsewhere = await logIn(dana)
    expect(await changePassword(dana, { currentPassword: PASSWORD, password: NEXT })).toEqual({ ok: true })
    expect(await isPassword(NEXT, await hashOf(dana))).toBe(true)
    expect(await isPassword(PASSWORD, await hashOf(dana))).toBe(false)
    expect(await stateOf(elsewhere)).toBe('ended')
    expect(await endedAtOf(dana)).toBeNull()
    const [message, ...others] = await newestMessagesTo(dana.email)
    expect(message?.subject).toBe('Your password was changed')
    expect(message?.bodyText).toContain(`${ORIGIN}/home/forgot-password`)
    expect(others).toHaveLength(0)
  })

  test('ends pending and accepted requests to reset the old one', async () => {
    const requested = {
      purpose: 'password-reset',
      accountId: null,
      target: dana.email.toUpperCase(),
      by: 'Bo',
    } as const
    const { token } = await inTransaction((tx) => requestCode(tx, requested))
    await sendCodes()
    const accepted = { tokenHash: 'x', expiresAt: now(), acceptedAt: now(), changeTokenHash: hashOfToken('accepted') }
    await db()
      .insert(verificationCodes)
      .values({ ...requested, ...accepted })
    expect(await findPasswordChange('accepted')).not.toBeNull()

    const code = await codeIn(dana.email)
    await changePassword(dana, { currentPassword: PASSWORD, password: NEXT })
    expect(await findPasswordChange('accepted')).toBeNull()
    expect(await inTransaction((tx) => tryCode(tx, { ...requested, accountId: undefined, token, code }))).toEqual({
      result: 'over',
    })
  })

  test('with a wrong current password is refused and changes nothing', async () => {
    const elsewhere = await logIn(dana)
    const before = await hashOf(dana)
    expect(await changePassword(dana, { currentPassword: NEXT, password: NEXT })).toEqual(WRONG)
    expect(await hashOf(dana)).toBe(before)
    expect(await stateOf(elsewhere)).toBe('open')
    expect(await newestMessagesTo(dana.email)).toHaveLength(0)
  })

  const change = { currentPassword: PASSWORD, password: NEXT }
  test.each([
    ['at once', () => Promise.all([changePassword(dana, change), changePassword(dana, change)])],
    ['one after the other', async () => [await changePassword(dana, change), await changePassword(dana, change)]],
  ])('twice %s changes it once, and both calls succeed', async (_, sendTwice) => {
    expect(await sendTwice()).toEqual([{ ok: true }, { ok: true }])
    expect(await isPassword(NEXT, await hashOf(dana))).toBe(true)
    expect(await newestMessagesTo(dana.email)).toHaveLength(1)
  })

  test('to the current one with a wrong current password leaves other sessions open', async () => {
    const elsewhere = await logIn(dana)
    expect(await changePassword(dana, { currentPassword: NEXT, password: PASSWORD })).toEqual(WRONG)
    expect(await stateOf(elsewhere)).toBe('open')
  })

  test('to two different ones at once succeeds for one and refuses the other', async () => {
    const outcomes = await Promise.all(
      ['first-car-1971', 'second-car-1972'].map((password) =>
        changePassword(dana, { currentPassword: PASSWORD, password }),
      ),
    )
    expect(outcomes).toContainEqual({ ok: true })
    expect(outcomes).toContainEqual(WRONG)
    expect(await newestMessagesTo(dana.email)).toHaveLength(1)
  })
})

describe('the list of sessions', () => {
  test('puts this browser first and marks it', async () => {
    const before = now()
    setClock(new Date(before.getTime() + 60_000))
    await logIn(dana)
    const { sessions: all, more } = await sessionsPage(dana)
    expect(all.map(({ device, seenAt, isThisOne }) => ({ device, seenAt, isThisOne }))).toEqual([
      { device: 'Unknown device', seenAt: 'today, 10:00 AM', isThisOne: true },
      { device: 'Chrome on Windows', seenAt: 'today, 10:01 AM', isThisOne: false },
    ])
    expect(more).toBe(0)
  })

  test('leaves out ended and idle sessions and those of others', async () => {
    const marcus = await anAdmin('marcus')
    await logIn(marcus)
    const [old] = await db().insert(sessions).values({ accountId: dana.id, expiresAt: now() }).returning()
    const idle = {
      accountId: dana.id,
      expiresAt: new Date(START.getTime() + DAY),
      seenAt: new Date(START.getTime() - 15 * DAY),
    }
    await db()
      .insert(sessions)
      .values([idle, { ...idle, seenAt: START, endedAt: START }])
    expect(old).toBeDefined()
    expect((await sessionsPage(dana)).sessions.map(({ id }) => id)).toEqual([dana.sessionId])
  })

  test('names ten and counts the rest', async () => {
    for (let count = 0; count < 12; count += 1) await logIn(dana)
    const { sessions: all, more } = await sessionsPage(dana)
    expect(all).toHaveLength(10)
    expect(all[0]?.isThisOne).toBe(true)
    expect(more).toBe(3)
  })

  test('logging out elsewhere ends all other sessions of the account only', async () => {
    const marcus = await anAdmin('marcus')
    const hers = await logIn(marcus)
    const others = [await logIn(dana), await logIn(dana)]
    await endOtherSessions(dana)
    expect(await Promise.all(others.map(stateOf))).toEqual(['ended', 'ended'])
    expect(await stateOf(hers)).toBe('open')
    expect(await endedAtOf(dana)).toBeNull()
    expect((await sessionsPage(dana)).sessions).toHaveLength(1)
    await endOtherSessions(dana)
    expect(await endedAtOf(dana)).toBeNull()
  })
})
