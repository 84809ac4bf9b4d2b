import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { anAdmin, aProvider, aVisitor } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { aSignUpOf, newAddress } from '#tests/world/sign-ups'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import type { SignUp } from '~/models/accounts/sign-up-form'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { accounts, countQueries, db, outbox, signUpRequests } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { requestAccount } from '~/services/accounts/request-account.server'
import { approveSignUp, rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'

useDatabase()
afterEach(() => setClock())

const ORIGIN = 'https://backlot.example'
/** A visitor with a separate network address, so that rate limits do not interfere. */
const somebody = (): Visitor => ({ ...aVisitor(), origin: ORIGIN, address: randomUUID() })

const ask = (email: string, part: Partial<SignUp> = {}) => requestAccount(somebody(), { ...aSignUpOf(email), ...part })
const requestsOf = (email: string) => db().select().from(signUpRequests).where(eq(signUpRequests.email, email))
const subjects = async (email: string) => (await messagesTo(email)).map(({ subject }) => subject)

const RECEIVED = 'Your request for a Backlot account'
const OPEN = 'We already have your request for a Backlot account'

test('a request is stored as sent, and its confirmation email quotes nothing of it', async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  const email = newAddress()
  expect(await ask(email)).toEqual({ ok: true })
  const [request, ...others] = await requestsOf(email)
  expect(others).toEqual([])
  expect(request).toMatchObject({
    email,
    firstName: SIGN_UP.firstName,
    lastName: SIGN_UP.lastName,
    phone: '+14045550123',
    title: 'Transportation Coordinator',
    company: 'Red Clay Pictures',
    imdbLink: SIGN_UP.imdbProfileLink,
    status: 'requested',
    decidedBy: null,
    accountId: null,
    createdAt: new Date('2026-11-20T15:00:00Z'),
  })
  const [mail] = await messagesTo(email)
  expect(mail?.subject).toBe(RECEIVED)
  expect(`${mail?.bodyText} ${mail?.bodyHtml}`).not.toMatch(/Noor|Red Clay|imdb|555/)
  expect(await db().select().from(accounts).where(eq(accounts.email, email))).toEqual([])
})

describe('posting the form again', () => {
  test('ten times at once stores one request and sends one email', async () => {
    const email = newAddress()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect(outcomes).toEqual(Array(10).fill({ ok: true }))
    expect(await requestsOf(email)).toHaveLength(1)
    // whichever came first wrote the email
    expect(await subjects(email)).toEqual([RECEIVED])
  })

  test('with other content keeps the open request and mails that there is one', async () => {
    const email = newAddress()
    await ask(email)
    const before = await requestsOf(email)
    expect(await ask(email.toUpperCase(), { firstName: 'Mallory', role: 'Producer' })).toEqual({ ok: true })
    expect(await requestsOf(email)).toEqual(before)
    expect(await subjects(email)).toEqual([RECEIVED])
    expect(await subjects(email.toUpperCase())).toEqual([OPEN])
  })

  test('after a rejection stores a new request', async () => {
    const email = newAddress()
    await ask(email)
    const [first] = await requestsOf(email)
    await rejectSignUp(await aProvider(), { requestId: first?.id ?? '', reason: 'Not yet.' })
    expect(await ask(email)).toEqual({ ok: true })
    const statuses = (await requestsOf(email)).map(({ status }) => status).sort()
    expect(statuses).toEqual(['rejected', 'requested'])
    expect((await subjects(email)).filter((subject) => subject === RECEIVED)).toHaveLength(2)
  })
})

describe('an address that has an account', () => {
  test('gets no request but an email with links to log in and reset the password', async () => {
    const { email } = await anAdmin()
    expect(await ask(email)).toEqual({ ok: true })
    expect(await requestsOf(email)).toEqual([])
    const [mail] = await messagesTo(email)
    expect(mail?.subject).toBe('You already have a Backlot account')
    expect(mail?.bodyText).toContain(`${ORIGIN}/\n`)
    expect(mail?.bodyText).toContain(`${ORIGIN}/home/forgot-password`)
    await ask(email)
    expect(await messagesTo(email)).toHaveLength(1)
  })

  test.each([
    ['invited', 'Your Backlot account is waiting for you'],
    ['closed', 'Your Backlot account is closed'],
  ] as const)('that is %s gets an email that says so', async (status, subject) => {
    const { id, email } = await anAdmin()
    await db().update(accounts).set({ status }).where(eq(accounts.id, id))
    expect(await ask(email)).toEqual({ ok: true })
    expect(await requestsOf(email)).toEqual([])
    expect(await subjects(email)).toEqual([subject])
  })
})

test('unknown addresses, open requests and all kinds of accounts cost the same number of queries', async () => {
  const known = await anAdmin()
  const invited = newAddress()
  await inviteOwner(await aProvider(), invited)
  const open = newAddress()
  await ask(open)
  const counts = []
  for (const email of [newAddress(), open, known.email, invited]) {
    const { count, result } = await countQueries(() => ask(email, { firstName: 'Counted' }))
    expect(result).toEqual({ ok: true })
    counts.push(count)
  }
  expect(new Set(counts).size).toBe(1)
})

test('ten requests and an approval at once create one account', async () => {
  const email = newAddress()
  await ask(email)
  const [request] = await requestsOf(email)
  const pru = await aProvider()
  const role = 'backlot_renter_application_member'
  const [approval, ...outcomes] = await Promise.all([
    approveSignUp(pru, { requestId: request?.id ?? '', role }),
    ...Array.from({ length: 10 }, (_, count) => ask(email, { firstName: `Try ${count}` })),
  ])
  expect(approval).toEqual({ ok: true })
  expect(outcomes).toEqual(Array(10).fill({ ok: true }))
  expect(await db().select().from(accounts).where(eq(accounts.email, email))).toHaveLength(1)
  const open = (await requestsOf(email)).filter(({ status }) => status === 'requested')
  expect(open.length).toBeLessThanOrEqual(1)
  for (const { id } of open) {
    expect(await approveSignUp(pru, { requestId: id, role })).toMatchObject({ ok: false, code: 'has-account' })
  }
})

test('an unexpected failure is reported and writes nothing', async () => {
  const email = newAddress()
  expect(await ask(email, { firstName: '\u0000' })).toEqual(refused('failed', 'Something went wrong'))
  expect(await requestsOf(email)).toEqual([])
  expect(await db().select().from(outbox).where(eq(outbox.recipient, email))).toEqual([])
})
