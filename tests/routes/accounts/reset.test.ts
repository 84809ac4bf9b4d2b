import { hash, verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aResettingBrowser as aBrowser } from '#tests/world/browser/reset-browser'
import { anAdmin, aVisitor, get, PASSWORD, post, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn, newestMessagesTo, newestMessageTo } from '#tests/world/messages/outbox'
import { at, redirectOf, responseStatus } from '#tests/world/visits/responses'
import { loader as openCode } from '~/routes/accounts/reset/code'
import { action as forget, loader as openForgot } from '~/routes/accounts/reset/forgot-password'
import { loader as openNew } from '~/routes/accounts/reset/new-password'
import { now, setClock } from '~/server/clock.server'
import { accounts, countQueries, db, rateLimits } from '~/server/db/client.server'
import { findAccount } from '~/server/session/require.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { signIn } from '~/services/accounts/sign-in.server'

// test files share a process: an earlier one may have loaded the module unmocked
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) }
})

useDatabase()

let dana: Awaited<ReturnType<typeof anAdmin>>

beforeEach(async () => {
  dana = await anAdmin()
})
afterEach(async () => {
  setClock()
  await db().delete(rateLimits)
  vi.mocked(verify).mockClear()
})

const NEW = 'a-brand-new-one'
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))
const refusalOf = async (response: Promise<unknown>) => {
  const end = await response
  return {
    status: await responseStatus(response),
    data: typeof end === 'object' && end !== null && 'data' in end ? end.data : 0,
  }
}
const leadsTo = async (response: Promise<unknown>) => (await redirectOf(response)).to
const enters = (password: string) => signIn(aVisitor(), { email: dana.email, password }, { userAgent: 'Laptop' })

/** A browser that requested a code for Dana, and the code emailed to her. */
async function asked() {
  const browser = aBrowser()
  expect(await leadsTo(browser.forget(dana.email))).toBe('/home/reset-code')
  await sendCodes()
  return { browser, code: await codeIn(dana.email) }
}

/** The same after the code was accepted. */
async function accepted() {
  const { browser, code } = await asked()
  expect(await leadsTo(browser.enter(code))).toBe('/home/new-password')
  return { browser, code }
}

const wrongFor = (code: string) => (code === '0000' ? '1111' : '0000')
const INVALID = { status: 409, data: { error: { code: ['Invalid Code'] } } }
const EXPIRED = {
  status: 409,
  data: { error: { '': ['Your request has expired. Please try again later.'] } },
}

test('choosing a new password with the mailed code ends all sessions and mails the account', async () => {
  const elsewhere = await signedIn(dana)
  const { browser } = await accepted()
  expect(await redirectOf(browser.choose(NEW))).toEqual({ to: '/', says: 'Password changed Successfully.' })
  expect(await enters(NEW)).toMatchObject({ ok: true })
  expect(await enters(PASSWORD)).toMatchObject({ ok: false })
  const request = await get('/')
  request.headers.set('Cookie', elsewhere)
  expect(await findAccount(request)).toBeNull()
  const message = await newestMessageTo(dana.email)
  expect(message.subject).toBe('Your password was changed')
  expect(message.bodyText).toContain('http://localhost:3000/home/forgot-password')
  for (const [name, value] of browser.cookies) if (/backlot_reset/.test(name)) expect(value).toBe('')
})

describe('whether an address has an account', () => {
  test('is not revealed by status, redirect, cookies, notice, queries or verifications', async () => {
    await db().insert(accounts).values({ email: 'invited@crew.example', role: 'backlot_owner', status: 'invited' })
    const [first, ...others] = await Promise.all(
      [dana.email, dana.email.toUpperCase(), 'nobody@crew.example', 'invited@crew.example'].map(observed),
    )
    for (const other of others) expect(other).toEqual(first)
    expect(first).toMatchObject({ to: '/home/reset-code', says: null })
  })

  async function observed(email: string) {
    const request = await post('/home/forgot-password', { email })
    const { result: response, count } = await countQueries(() => forget(at(request)))
    if (!(response instanceof Response)) throw new Error('The form was refused.')
    const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))
    expect(verify).not.toHaveBeenCalled()
    return { count, cookies, status: response.status, ...(await redirectOf(Promise.resolve(response))) }
  }

  test('is not revealed when entering a code', async () => {
    const stranger = aBrowser()
    await stranger.forget('nobody@crew.example')
    const { browser, code } = await asked()
    expect(await newestMessagesTo('nobody@crew.example')).toEqual([])
    for (let count = 0; count < 6; count += 1) {
      expect(await refusalOf(stranger.enter(wrongFor(code)))).toEqual(await refusalOf(browser.enter(wrongFor(code))))
    }
    expect(await redirectOf(stranger.resend())).toEqual(await redirectOf(browser.resend()))
  })
})

describe('a code', () => {
  test('that is wrong is refused beside its field and not returned', async () => {
    const { browser, code } = await asked()
    const response = await refusalOf(browser.enter(wrongFor(code)))
    expect(response).toMatchObject(INVALID)
    expect(JSON.stringify(response)).not.toContain(wrongFor(code))
  })

  test('is replaced by a new one on request', async () => {
    const { browser, code } = await asked()
    later(1)
    expect(await redirectOf(browser.resend())).toEqual({
      to: '/home/reset-code',
      says: 'A new code has been sent to your email.',
    })
    expect(await refusalOf(browser.enter(code))).toMatchObject(INVALID)
    await sendCodes()
    expect(await leadsTo(browser.enter(await codeIn(dana.email)))).toBe('/home/new-password')
  })

  test('can be requested again after it was used or expired', async () => {
    const { browser } = await accepted()
    for (const minutes of [1, 59]) {
      later(minutes)
      await browser.resend()
      await sendCodes()
      expect(await leadsTo(browser.enter(await codeIn(dana.email)))).toBe('/home/new-password')
    }
  })

  test('works only in the browser that requested it', async () => {
    const { code } = await asked()
    const other = aBrowser()
    await other.forget(dana.email)
    expect(await refusalOf(other.enter(code))).toMatchObject(INVALID)
    expect(await leadsTo(aBrowser().enter(code))).toBe('/home/forgot-password')
  })
})

describe('a new password', () => {
  test('can be chosen once with a token', async () => {
    const { browser } = await accepted()
    const before = new Map(browser.cookies)
    await browser.choose(NEW)
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect(await refusalOf(browser.choose('another-one-entirely'))).toMatchObject(EXPIRED)
    expect(await enters(NEW)).toMatchObject({ ok: true })
    expect(await redirectOf(browser.open(openNew))).toEqual({
      to: '/home/forgot-password',
      says: 'Your request has expired. Please try again later.',
    })
  })

  test('is refused after the request has expired, when opened and when posted', async () => {
    const { browser } = await accepted()
    later(10.5)
    expect(await refusalOf(browser.choose(NEW))).toMatchObject(EXPIRED)
    expect(await redirectOf(browser.open(openNew))).toEqual({
      to: '/home/forgot-password',
      says: 'Your request has expired. Please try again later.',
    })
  })

  test('posted twice at once is changed once, and both posts succeed', async () => {
    const { browser } = await accepted()
    const before = new Map(browser.cookies)
    const twin = aBrowser()
    for (const [name, value] of before) twin.cookies.set(name, value)
    const ends = await Promise.all([redirectOf(browser.choose(NEW)), redirectOf(twin.choose(NEW))])
    expect(ends).toEqual(Array(2).fill({ to: '/', says: 'Password changed Successfully.' }))
    const mails = (await newestMessagesTo(dana.email)).filter(({ subject }) => subject === 'Your password was changed')
    expect(mails).toHaveLength(1)
  })

  test('must be chosen within ten minutes of the code', async () => {
    const { browser } = await accepted()
    later(9.9)
    expect(await browser.open(openNew)).toEqual({ email: dana.email })
    later(0.1)
    vi.mocked(hash).mockClear()
    expect(await refusalOf(browser.choose(NEW))).toMatchObject(EXPIRED)
    // an expired cookie must not cause password hashing
    expect(hash).not.toHaveBeenCalled()
    expect(await enters(PASSWORD)).toMatchObject({ ok: true })
  })

  test('cannot be chosen for an account closed meanwhile', async () => {
    const { browser } = await accepted()
    await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, dana.id))
    expect(await refusalOf(browser.choose(NEW))).toMatchObject(EXPIRED)
    expect(await leadsTo(browser.open(openNew))).toBe('/home/forgot-password')
  })

  test('is never returned', async () => {
    const { browser } = await accepted()
    const response = await refusalOf(browser.choose('secret1', 'secret2'))
    expect(response).toMatchObject({
      status: 400,
      data: {
        error: {
          password: ['Password must contain atleast 8 characters.'],
          confirmPassword: ["Passwords doesn't match."],
        },
      },
    })
    expect(JSON.stringify(response)).not.toContain('secret')
  })

  test('can be posted again after an unexpected failure', async () => {
    const { browser } = await accepted()
    const refusal = { status: 500, data: { error: { '': ['Something went wrong. Please try again later.'] } } }
    await db().execute('alter table outbox rename to put_away')
    expect(await refusalOf(browser.choose(NEW))).toMatchObject(refusal)
    await db().execute('alter table put_away rename to outbox')
    expect(await enters(PASSWORD)).toMatchObject({ ok: true })
    expect(await leadsTo(browser.choose(NEW))).toBe('/')
  })
})

describe('the views after the first', () => {
  test('redirect to the first without a request or with a forged cookie', async () => {
    const browser = aBrowser()
    for (const open of [openCode, openNew]) expect(await leadsTo(browser.open(open))).toBe('/home/forgot-password')
    expect(await leadsTo(browser.choose(NEW))).toBe('/home/forgot-password')
    browser.cookies.set(
      'backlot_reset',
      Buffer.from(JSON.stringify({ token: 'x', email: dana.email })).toString('base64'),
    )
    browser.cookies.set('backlot_reset_change', Buffer.from('"x"').toString('base64'))
    for (const open of [openCode, openNew]) expect(await leadsTo(browser.open(open))).toBe('/home/forgot-password')
  })

  test('keep the typed address', async () => {
    const { browser } = await asked()
    expect(await browser.open(openForgot)).toMatchObject({ email: dana.email })
    expect(await browser.open(openCode)).toEqual({ email: dana.email })
  })
})

describe('limits', () => {
  test('five codes an hour for one address, including resent ones, keeping what was typed', async () => {
    const browser = aBrowser()
    await browser.forget(dana.email)
    for (let count = 0; count < 4; count += 1) expect(await leadsTo(browser.resend())).toBe('/home/reset-code')
    const sentence = expect.stringMatching(/^Too many attempts\. Please try again in .*\.$/)
    expect(await refusalOf(browser.resend())).toMatchObject({ status: 429, data: { error: { '': [sentence] } } })
    expect(await refusalOf(aBrowser().forget(dana.email))).toMatchObject({
      status: 429,
      data: { error: { '': [sentence] }, initialValue: { email: dana.email } },
    })
    expect(await leadsTo(aBrowser().forget('somebody.else@crew.example'))).toBe('/home/reset-code')
  })

  test('fifteen tries an hour for one address, for any number of codes', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { browser, code } = await asked()
      for (let count = 0; count < 5; count += 1) await browser.enter(wrongFor(code))
    }
    const { browser, code } = await asked()
    expect(await refusalOf(browser.enter(code))).toMatchObject({
      status: 429,
      data: { error: { '': [expect.stringMatching(/^Too many attempts/)] } },
    })
  })

  test('tries before an accepted code do not count', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser, code } = await asked()
      for (let count = 0; count < 4; count += 1) await browser.enter(wrongFor(code))
      expect(await leadsTo(browser.enter(code))).toBe('/home/new-password')
    }
  })
})
