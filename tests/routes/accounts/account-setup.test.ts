import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAdmin, anOwner, aProject, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anInvitation } from '#tests/world/invitations'
import { messagesTo, outboxMessages } from '#tests/world/messages/outbox'
import { anOrder } from '#tests/world/orders'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { accountPaths } from '~/models/trade/paths/accounts'
import { action, loader } from '~/routes/accounts/account-setup'
import { action as askNewLink, loader as openNewLink } from '~/routes/accounts/account-setup-link'
import { loader as openLogIn } from '~/routes/accounts/log-in'
import { now, setClock } from '~/server/clock.server'
import { accounts, db, inTransaction, links, outbox } from '~/server/db/client.server'
import { hashToken } from '~/server/token.server'
import { isPassword } from '~/services/accounts/password.server'
import { setUpAccount, writeSetupLink } from '~/services/accounts/setup/set-up-account.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-11-20T15:00:00Z')))

const DAY_MS = 86_400_000
const SECRET = 'a long enough one'
const PASSWORDS = { password: SECRET, confirmPassword: SECRET }
const PERSON = { firstName: 'Gloria 2nd', lastName: "O'Neil-Núñez", phoneNumber: '404 555 0123', ...PASSWORDS }
const SPENT = 'This link has been used or has expired. Please request a new one.'
const UNKNOWN = 'x'.repeat(43)

const PAGES = {
  'account-setup': { path: accountPaths.accountSetup, fields: PERSON },
  'password-setup': { path: accountPaths.accountPasswordSetup, fields: PASSWORDS },
} as const
type Purpose = keyof typeof PAGES
const PURPOSES = ['account-setup', 'password-setup'] as const

const open = async (purpose: Purpose, token: string) => loader(at(await get(PAGES[purpose].path(token))))
const send = async (purpose: Purpose, token: string, fields: Record<string, string> = PAGES[purpose].fields) =>
  action(at(await post(PAGES[purpose].path(token), fields)))
const ask = async (token: string) => askNewLink(at(await post(accountPaths.accountSetupLink(token))))
const thrown = (work: Promise<unknown>) => work.catch((error: unknown) => error)

/** The request that a browser sends after a redirect, with its cookies. */
async function followed(response: Promise<unknown>): Promise<Request> {
  const end = await response
  if (!(end instanceof Response)) throw new Error('The answer is not a redirect.')
  const request = await get(end.headers.get('Location') ?? '')
  const cookies = end.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  request.headers.set('Cookie', cookies.join('; '))
  return request
}

async function holderOf(token: string) {
  const [found] = await db()
    .select({ id: accounts.id, email: accounts.email, status: accounts.status, passwordHash: accounts.passwordHash })
    .from(accounts)
    .innerJoin(links, eq(links.accountId, accounts.id))
    .where(eq(links.tokenHash, hashToken(token)))
  if (!found) throw new Error('Nobody holds this token.')
  return found
}

/** The links emailed to an address, oldest first. */
async function mailedTo(email: string) {
  const mails = await messagesTo(email)
  return mails.map(({ bodyText, bodyHtml }) => {
    const url = new URL(/https?:\/\/\S+/.exec(bodyText)?.[0] ?? 'no:link')
    return { path: url.pathname, token: url.searchParams.get('user-id') ?? '', bodyHtml }
  })
}

describe.each(PURPOSES)('%s', (purpose) => {
  test('redirects to the log-in with a notice and the email filled in, and activates the account', async () => {
    const token = await anInvitation(purpose)
    const { email } = await holderOf(token)
    expect(await open(purpose, token)).toEqual({ purpose, email })
    const end = send(purpose, token)
    expect(await redirectOf(end)).toEqual({ to: '/', says: 'Account setup completed successfully' })
    expect(await openLogIn(at(await followed(end)))).toMatchObject({ email })
    const { status, passwordHash } = await holderOf(token)
    expect(status).toBe('active')
    expect(await isPassword(SECRET, passwordHash)).toBe(true)
  })

  test('works once; a second use is refused and says that the account is set up', async () => {
    const token = await anInvitation(purpose)
    await send(purpose, token)
    const again = { ...PAGES[purpose].fields, password: 'another one', confirmPassword: 'another one' }
    expect(await send(purpose, token, again)).toMatchObject(withStatus(409, { error: { '': [SPENT] } }))
    expect(await isPassword(SECRET, (await holderOf(token)).passwordHash)).toBe(true)
    expect(await thrown(open(purpose, token))).toMatchObject(withStatus(410, { isSetUp: true }))
  })

  test('succeeds once when posted twice at once', async () => {
    const token = await anInvitation(purpose)
    const statuses = await Promise.all([responseStatus(send(purpose, token)), responseStatus(send(purpose, token))])
    expect(statuses.sort()).toEqual([302, 409])
  })

  test('expires after seven days', async () => {
    const token = await anInvitation(purpose)
    setClock(new Date(now().getTime() + 7 * DAY_MS))
    expect(await thrown(open(purpose, token))).toMatchObject(withStatus(410, { isSetUp: false }))
    expect(await responseStatus(send(purpose, token))).toBe(409)
    expect((await holderOf(token)).status).toBe('invited')
  })

  test('cannot be opened with a link for another purpose', async () => {
    const other = await anInvitation(purpose === 'account-setup' ? 'password-setup' : 'account-setup')
    expect(await responseStatus(open(purpose, other))).toBe(410)
    expect(await responseStatus(send(purpose, other))).toBe(409)
    expect((await holderOf(other)).status).toBe('invited')

    const agreement = await aSigningToken()
    expect(await responseStatus(open(purpose, agreement))).toBe(410)
    expect(await responseStatus(send(purpose, agreement))).toBe(409)
  })

  test.each([
    ['a password of a thousand characters', 'x'.repeat(1000), 'Password must be at most 200 characters long.'],
    ['a password of seven', 'seven77', 'Password must be atleast 8 characters long.'],
    ['no password', '', 'Password must be atleast 8 characters long.'],
  ])('refuses %s without returning it', async (_, password, sentence) => {
    const token = await anInvitation(purpose)
    const response = await send(purpose, token, { ...PAGES[purpose].fields, password, confirmPassword: password })
    expect(response).toMatchObject(withStatus(400, { error: { password: [sentence] } }))
    if (password) expect(JSON.stringify(response)).not.toContain(password)
    expect((await holderOf(token)).status).toBe('invited')
  })
})

test('two links with different purposes set up one account once', async () => {
  const token = await anInvitation('account-setup')
  const { id } = await holderOf(token)
  const other = await inTransaction((tx) => writeSetupLink(tx, 'password-setup', id))
  const outcomes = await Promise.all([
    setUpAccount({ kind: 'link', purpose: 'account-setup', token }, { password: SECRET }),
    setUpAccount({ kind: 'link', purpose: 'password-setup', token: other }, { password: SECRET }),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

describe('requesting a new link', () => {
  test.each(PURPOSES)('for an expired one mails it to the same address for the same %s', async (purpose) => {
    const token = await anInvitation(purpose)
    const { email } = await holderOf(token)
    setClock(new Date(now().getTime() + 8 * DAY_MS))
    expect(await ask(token)).toMatchObject({ status: 'success' })
    const [mail, ...more] = await mailedTo(email)
    expect(more).toEqual([])
    expect(mail?.path).toBe(PAGES[purpose].path('').split('?')[0])
    expect(mail?.bodyHtml).toContain(mail?.token)
    expect(await open(purpose, mail?.token ?? '')).toEqual({ purpose, email })
    expect(await responseStatus(open(purpose, token))).toBe(410)
  })

  test('with a replaced one ends the previous one', async () => {
    const first = await anInvitation('account-setup')
    const { id, email } = await holderOf(first)
    const second = await inTransaction((tx) => writeSetupLink(tx, 'account-setup', id))
    setClock(new Date(now().getTime() + DAY_MS))
    await ask(first)
    const [mail] = await mailedTo(email)
    expect(await responseStatus(open('account-setup', second))).toBe(410)
    expect(await responseStatus(open('account-setup', mail?.token ?? ''))).toBe(200)
  })

  test('repeatedly or concurrently mails it once a minute', async () => {
    const token = await anInvitation('password-setup')
    const { email } = await holderOf(token)
    setClock(new Date(now().getTime() + 8 * DAY_MS))
    await Promise.all([ask(token), ask(token)])
    await ask(token)
    expect(await mailedTo(email)).toHaveLength(1)
    setClock(new Date(now().getTime() + 61_000))
    await ask(token)
    expect(await mailedTo(email)).toHaveLength(2)
  })

  test('gets the same answer for every token, and mails only accounts that are not set up', async () => {
    const used = await anInvitation('account-setup')
    await send('account-setup', used)
    const waiting = await anInvitation('account-setup')
    const agreement = await aSigningToken()
    setClock(new Date(now().getTime() + 8 * DAY_MS))
    const before = await db().$count(outbox)
    const answers = []
    for (const token of [used, UNKNOWN, agreement]) answers.push(await ask(token))
    expect(await db().$count(outbox)).toBe(before)
    answers.push(await ask(waiting))
    expect(await db().$count(outbox)).toBe(before + 1)
    expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1)
  })

  test('is limited to five an hour, and the refusal says when to try again', async () => {
    const token = await anInvitation('account-setup')
    for (let count = 0; count < 5; count += 1) expect(await responseStatus(ask(token))).toBe(200)
    expect(await ask(token)).toMatchObject({
      init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } },
      data: { error: { '': [expect.stringMatching(/^Too many attempts\. Please try again in /)] } },
    })
  })

  test('with a malformed token is a 404', async () => {
    expect(await responseStatus(ask('short'))).toBe(404)
    expect(await responseStatus(openNewLink(at(await get('/account-setup-link'))))).toBe(404)
  })
})

test('an unknown token does not reveal whether an account is set up', async () => {
  expect(await thrown(open('account-setup', UNKNOWN))).toMatchObject(withStatus(410, { isSetUp: false }))
})

/** The token of a signing link. */
async function aSigningToken(): Promise<string> {
  const dana = await anAdmin()
  await anOrder(dana, await aProject({ Owner: dana }), [{ owner: await anOwner() }])
  const texts = (await outboxMessages()).map(({ bodyText }) => bodyText).join('\n')
  return [...texts.matchAll(/\/agreement\/([\w-]+)/g)].at(-1)?.[1] ?? ''
}
