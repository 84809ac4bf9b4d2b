import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anAdmin, anOwner, aProject, aProvider, aUser, get, PASSWORD, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { LOGIN_MESSAGES } from '~/models/accounts/account-messages'
import { NOT_YOURS } from '~/models/trade/addresses/landing'
import { action, loader } from '~/routes/accounts/log-in'
import { accounts, db, sessions } from '~/server/db/client.server'
import { findAccount } from '~/server/session/require.server'
import { hashPassword } from '~/services/accounts/password.server'

useDatabase()

const asked = (request: Request) => ({ request, params: {}, context: {} })

describe('the page', () => {
  test('has no photos when no vehicle is listed', async () => {
    expect(await loader(asked(await get('/')))).toMatchObject({ returnTo: null, fleet: [] })
  })

  test.each([
    ['an admin', anAdmin, '/', '/home', null],
    ['an admin', anAdmin, '/?return-to=/cart', '/cart', null],
    ['an admin', anAdmin, '/?return-to=/', '/', null],
    ['the user role', aUser, '/', '/projects', null],
    ['an owner', anOwner, '/', '/owner', null],
    ['an owner', anOwner, '/?return-to=/cart', '/owner', NOT_YOURS],
    ['the provider', aProvider, '/', '/provider', null],
  ])('redirects %s who is signed in from %s', async (_, aPerson, path, to, says) => {
    expect(await redirectOf(loader(asked(await get(path, await aPerson()))))).toEqual({ to, says })
  })
})

describe('logging in', () => {
  const logIn = async (fields: Record<string, string>) => action(asked(await post('/?index', fields)))

  test.each([
    ['an admin', anAdmin, '/home'],
    ['a user', aUser, '/projects'],
    ['an owner', anOwner, '/owner'],
  ])('redirects %s to their home', async (_, aPerson, to) => {
    const { email } = await aPerson()
    const response = await logIn({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
    expect(response).toMatchObject({ status: 302 })
    expect(response instanceof Response && response.headers.get('Location')).toBe(to)
  })

  test('clears the cookie that names the owner of the offline cache', async () => {
    const { email } = await anAdmin()
    const response = await logIn({ email, password: PASSWORD })
    const cookies = response instanceof Response ? response.headers.getSetCookie() : []
    expect(cookies).toContainEqual(expect.stringMatching(/^backlot_cache_owner=;.*Max-Age=0/))
  })

  test('opens a session for this browser and ends its previous one', async () => {
    const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
    const request = await post('/?index', { email: marcus.email, password: PASSWORD }, dana)
    request.headers.set('User-Agent', 'Old Phone')
    const response = await action(asked(request))
    const cookie = response instanceof Response ? (response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '') : ''
    expect(await findAccount(new Request('http://localhost/', { headers: { Cookie: cookie } }))).toMatchObject({
      id: marcus.id,
    })
    const sessionsOf = ({ id }: { id: string }) => db().select().from(sessions).where(eq(sessions.accountId, id))
    expect(await sessionsOf(marcus)).toMatchObject([{ userAgent: 'Old Phone', endedAt: null }])
    expect(await sessionsOf(dana)).toMatchObject([{ endedAt: expect.any(Date) }])
  })

  test.each([
    ['/projects/list?x=1', '/projects/list?x=1'],
    ['https://evil.example/', '/home'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
  ])('with return-to %s redirects to %s', async (returnTo, to) => {
    const { email } = await anAdmin()
    const response = await logIn({ email, password: PASSWORD, returnTo })
    expect(response instanceof Response && response.headers.get('Location')).toBe(to)
  })

  test.each([
    [{}, { email: ['Email is required.'], password: ['Password is required'] }],
    [
      { email: 'x', password: 'short' },
      {
        email: ['Invalid Email. Please enter a valid email address.'],
        password: ['Invalid Password. Please enter a valid password.'],
      },
    ],
    [
      { email: 'a@x.example', password: 'p'.repeat(1000) },
      { password: ['Invalid Password. Please enter a valid password.'] },
    ],
  ])('%j is refused field by field', async (fields, error) => {
    expect(await logIn(fields)).toMatchObject(withStatus(400, { error }))
  })

  test('too many tries are refused with the time to wait, keeping what was typed', async () => {
    const { email } = await anAdmin()
    for (let round = 0; round < 10; round += 1) await logIn({ email, password: 'wrong-password' })
    expect(await logIn({ email, password: PASSWORD })).toMatchObject({
      init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } },
      data: { error: { '': ['Too many attempts. Please try again in 15 minutes.'] }, initialValue: { email } },
    })
  })

  test('a password may have 200 characters, and all of them count', async () => {
    const { id, email } = await anAdmin()
    const long = 'ü'.repeat(199)
    await db()
      .update(accounts)
      .set({ passwordHash: await hashPassword(`${long}!`) })
      .where(eq(accounts.id, id))
    expect(await responseStatus(logIn({ email, password: `${long}?` }))).toBe(409)
    expect(await logIn({ email, password: `${long}!` })).toMatchObject({ status: 302 })
  })

  test.each([
    ['an admin', anAdmin, '/home/view-vehicle/add?car-id=7'],
    ['a user', aUser, '/home/view-vehicle?car-id=7'],
  ])('redirects %s who was adding a vehicle as far as the role permits', async (_, aPerson, to) => {
    const { email } = await aPerson()
    const response = await logIn({ email, password: PASSWORD, returnTo: '/home/view-vehicle/add?car-id=7' })
    expect(response instanceof Response && response.headers.get('Location')).toBe(to)
  })

  test.each([
    ['that their role may open', 'mine', 'list', null],
    ['that needs another role', 'mine', 'list/new', '/projects'],
    ['that needs an admin', 'mine', `list/${randomUUID()}/cart-item`, '/projects'],
    ['of another crew', 'theirs', 'list', '/projects'],
    ['of a closed project that can be read', 'closed', 'removed-vehicles', null],
    ['of a closed project that would change it', 'closed', `list/${randomUUID()}/removal`, '/projects'],
    ['with an invalid id', 'none', 'list', '/projects'],
  ] as const)('redirects to a project page %s, or home with a sentence', async (_, project, page, home) => {
    const [dana, vic] = [await anAdmin(), await aUser()]
    const ids = {
      mine: await aProject({ Owner: dana, User: vic }),
      theirs: await aProject({ Owner: dana }),
      closed: await aProject({ Owner: dana, User: vic }, { status: 'inactive' }),
      none: 'seven',
    }
    const returnTo = `/projects/${ids[project]}/${page}`
    const arrived = redirectOf(logIn({ email: vic.email, password: PASSWORD, returnTo }))
    expect(await arrived).toEqual(home ? { to: home, says: NOT_YOURS } : { to: returnTo, says: null })
  })

  test('refuses wrong credentials with one sentence', async () => {
    const response = await logIn({ email: (await anAdmin()).email, password: 'wrong-password' })
    expect(response).toMatchObject(withStatus(409, { error: { '': [LOGIN_MESSAGES.wrongCredentials] } }))
    expect(JSON.stringify(response)).not.toContain('wrong-password')
  })
})
