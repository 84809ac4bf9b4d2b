import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHand, codesFor, type Hand, wrongFor } from '#tests/world/abuse/abuse'
import {
  abusedPeople,
  changes,
  ENTRIES,
  type Entry,
  type EntryName,
  honestEntries,
  waysIn,
} from '#tests/world/abuse/abused-entries'
import { asked, CODE_NAMES, CODES, type CodeName } from '#tests/world/abuse/asked-codes'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { PASSWORD } from '#tests/world/people'
import { LONG, SETUP, SIGN_UP } from '#tests/world/visits/filled-forms'
import { accountPaths } from '~/models/trade/paths/accounts'

const world = await aWorld(async () => ({ people: await abusedPeople(), before: await waysIn() }))
const { people, before } = world.story
/** Everybody comes through one proxy, so that each has a network address. */
const SETTINGS = { PROXIES: '1' }
let app: AppServer
let entries: Record<EntryName, Entry>

beforeAll(async () => {
  app = await world.start(SETTINGS)
  entries = await honestEntries(app.origin, people)
})
afterAll(world.end)

/** Those that ask who is there. */
const SIGNED_IN = ENTRIES.slice(ENTRIES.indexOf('name'), ENTRIES.indexOf('log-out'))
const DESK: EntryName[] = ['approval', 'rejection', 'invitation']

const post = ({ path, fields, by }: Entry, headers = {}) => by.post(path, fields, { headers })
const as = (person: { cookie: string }) => aHand(app.origin, person.cookie)
const SOMEBODY = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }

describe('a post from another site is refused:', () => {
  const WAYS = [
    SOMEBODY,
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://elsewhere.example', Referer: 'https://elsewhere.example/' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1.elsewhere.example' },
  ]
  test.each(ENTRIES)('%s', async (name) => {
    for (const headers of WAYS) expect([headers, (await post(entries[name], headers)).status]).toEqual([headers, 403])
    const entry = entries[name]
    const [path = '', query] = entry.path.split('?', 2)
    const data = `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
    expect((await post({ ...entry, path: data }, SOMEBODY)).status).toBe(403)
  })
})

test.each(ENTRIES)('another method than the form’s is refused: %s', async (name) => {
  const { path, fields, by } = entries[name]
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect([method, (await by.post(path, fields, { method })).status]).toEqual([method, 405])
  }
})

test.each(SIGNED_IN)('nobody in particular is led to the log-in: %s', async (name) => {
  const { path, fields } = entries[name]
  const { status, location } = await aHand(app.origin).post(path, fields)
  expect({ status, location }).toEqual({ status: 302, location: `/?return-to=${encodeURIComponent(path)}` })
})

test.each(DESK)('a renter may not: %s', async (name) => {
  const { path, fields } = entries[name]
  expect((await as(people.bystander).post(path, fields)).status).toBe(403)
})

describe('a password of 1,000 characters is refused beside its field and not sent back:', () => {
  const long = { password: 'a1'.repeat(500), confirmPassword: 'a1'.repeat(500) }
  const AT_MOST = 'Password must be at most 200 characters long.'
  test.each<[EntryName, Record<string, string>, string]>([
    ['log-in', { password: long.password }, 'Invalid Password. Please enter a valid password.'],
    ['new password', long, AT_MOST],
    ['account set-up', long, AT_MOST],
    ['password set-up', long, AT_MOST],
    ['password', long, AT_MOST],
    ['password', { currentPassword: long.password }, 'That is not your current password.'],
  ])('%s', async (name, fields, sentence) => {
    const entry = entries[name]
    const answer = await post({ ...entry, fields: { ...entry.fields, ...fields } })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
    expect(answer.html).not.toContain('a1a1')
  })
})

test.each<[EntryName, string]>([
  ['log-in', 'email'],
  ['sign-up', 'email'],
  ['sign-up', 'firstName'],
  ['sign-up', 'imdbProfileLink'],
  ['forgot', 'email'],
  ['reset code', 'code'],
  ['account set-up', 'lastName'],
  ['name', 'firstName'],
  ['phone', 'phoneNumber'],
  ['email', 'email'],
  ['phone code', 'code'],
  ['rejection', 'reason'],
  ['invitation', 'email'],
])('10,000 characters are refused: %s, %s', async (name, field) => {
  const entry = entries[name]
  expect((await post({ ...entry, fields: { ...entry.fields, [field]: LONG } })).status).toBe(400)
})

describe('digits are good once, the newest only, and for five tries:', () => {
  test.each(CODE_NAMES)('the %s before the newest', async (name) => {
    const { hand, code, to } = await asked(app.origin, name, people.resent)
    await hand.post(CODES[name].at, CODES[name].again)
    const [newer] = await codesFor(app.origin, to, 2)
    if (newer !== code) expect(await hand.post(CODES[name].at, { code })).toMatchObject(refusalResponse('Invalid Code'))
  })

  test.each(CODE_NAMES)('the right %s at the sixth try', async (name) => {
    const { hand, code } = await asked(app.origin, name, people.sixth)
    for (let count = 0; count < 5; count += 1)
      expect(await hand.post(CODES[name].at, { code: wrongFor(code) })).toMatchObject(refusalResponse('Invalid Code'))
    expect(await hand.post(CODES[name].at, { code })).toMatchObject(refusalResponse(CODES[name].over))
  })

  test.each(CODE_NAMES)('the %s a second time, the cookie put back', async (name) => {
    const { hand, code } = await asked(app.origin, name, people.reused)
    const kept = new Map(hand.cookies)
    const all = await Promise.all(Array.from({ length: 5 }, () => hand.post(CODES[name].at, { code })))
    expect(all.map(({ location }) => location).filter((to) => to === CODES[name].taken)).toHaveLength(1)
    for (const [cookie, value] of kept) hand.cookies.set(cookie, value)
    expect(await hand.post(CODES[name].at, { code })).toMatchObject(refusalResponse(CODES[name].over))
  })
})

const refusalResponse = (sentence: string, status = 409) => ({ status, text: expect.stringContaining(sentence) })

describe('a token means nothing elsewhere:', () => {
  test.each<[string, string]>([
    ['a set-up link of the other kind', accountPaths.accountSetup(people.password)],
    ['the same the other way round', accountPaths.accountPasswordSetup(people.setup)],
    ['a link to sign', accountPaths.accountSetup(people.toSign)],
    ['an invented one', accountPaths.accountPasswordSetup('x'.repeat(43))],
    ['one that was used', accountPaths.accountSetup(people.usedSetup)],
    ['one that was used for a password', accountPaths.accountPasswordSetup(people.usedPassword)],
  ])('%s', async (_name, path) => {
    const answer = await aHand(app.origin).post(path, SETUP)
    expect(answer.status).toBe(409)
    expect(answer.text).toMatch(/This link has been used or has expired|Your account is already set up/)
  })

  test.each<[CodeName, CodeName]>([
    ['reset code', 'email code'],
    ['phone code', 'email code'],
    ['email code', 'reset code'],
    ['email code', 'phone code'],
  ])('the cookie of the %s under the name of the %s', async (from, to) => {
    const { hand, code } = await asked(app.origin, from, people.mixed)
    const other = as(people.mixed)
    other.cookies.set(CODES[to].cookie, hand.cookies.get(CODES[from].cookie) ?? '')
    const { status, location } = await other.post(CODES[to].at, { code })
    expect({ status, location }).toEqual({ status: 302, location: CODES[to].first })
  })

  test('the request for a code as the right to a new password, and a session as either', async () => {
    const { hand } = await asked(app.origin, 'reset code', people.mixed)
    for (const name of ['backlot_reset', 'backlot_session']) {
      const other = aHand(app.origin, people.mixed.cookie)
      other.cookies.set('backlot_reset_change', (name === 'backlot_reset' ? hand : other).cookies.get(name) ?? '')
      expect((await other.post(accountPaths.newPassword(), NEW)).location).toBe(accountPaths.forgotPassword())
    }
  })

  test('the cookie of another account', async () => {
    const { hand, code } = await asked(app.origin, 'phone code', people.mixed)
    const bystander = as(people.bystander)
    bystander.cookies.set(CODES['phone code'].cookie, hand.cookies.get(CODES['phone code'].cookie) ?? '')
    expect((await bystander.post(accountPaths.profileContactCode('phone'), { code })).location).toBe(
      accountPaths.profileContact('phone'),
    )
  })
})

const NEW = { password: 'a-brand-new-one', confirmPassword: 'a-brand-new-one' }
const OTHER = { password: 'somebody-elses', confirmPassword: 'somebody-elses' }

test('the right to a new password is used once, the cookie put back: the first password stays', async () => {
  const { hand, code } = await asked(app.origin, 'reset code', people.twice)
  await hand.post(accountPaths.resetCode(), { code })
  const kept = new Map(hand.cookies)
  expect((await hand.post(accountPaths.newPassword(), NEW)).location).toBe('/')
  for (const [name, value] of kept) hand.cookies.set(name, value)
  const again = await hand.post(accountPaths.newPassword(), OTHER)
  expect(again.location || again.status).toBe(accountPaths.forgotPassword())
  expect((await logIn(people.twice.email, OTHER.password)).status).toBe(409)
  expect((await logIn(people.twice.email, NEW.password)).location).toBe('/')
})

const logIn = (email: string, password: string, by: Hand = aHand(app.origin)) => by.post('/?index', { email, password })

describe('nothing leads to another site:', () => {
  const ELSEWHERE = [
    '//elsewhere.example',
    'https://elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
  ]

  test.each([...ELSEWHERE, '/\t/elsewhere.example', 'javascript:alert(1)', '@elsewhere.example'])(
    'a log-in that should go on to %j',
    async (returnTo) => {
      const fields = { email: people.bystander.email, password: PASSWORD, returnTo }
      expect((await aHand(app.origin).post('/?index', fields)).location).toBe('/')
    },
  )

  test.each(ELSEWHERE)('a form whose session is over and whose page was %j', async (page) => {
    const headers = { Referer: URL.canParse(page) ? page : `${app.origin}${page}` }
    const { location } = await aHand(app.origin).post(accountPaths.profileName(), { firstName: 'Eve' }, { headers })
    expect(location).toMatch(/^\/\?return-to=/)
    const back = new URLSearchParams(location.slice(2)).get('return-to') ?? ''
    const fields = { email: people.bystander.email, password: PASSWORD, returnTo: back }
    const { location: landing } = await aHand(app.origin).post('/?index', fields)
    expect(new URL(landing, app.origin).origin).toBe(app.origin)
  })
})

describe('an address in capitals and with spaces is the same address:', () => {
  const shouted = (email: string) => `  ${email.toUpperCase()} `

  test('it logs in, and its code goes where the account’s mail goes', async () => {
    expect((await logIn(shouted(people.bystander.email), PASSWORD)).location).toBe('/')
    const hand = aHand(app.origin)
    await hand.post(accountPaths.forgotPassword(), { email: shouted(people.locked.email) })
    const [code = ''] = await codesFor(app.origin, people.locked.email)
    expect((await hand.post(accountPaths.resetCode(), { code })).location).toBe(accountPaths.newPassword())
  })

  test('it counts against the same limits, which lock nobody out elsewhere', async () => {
    const spelled = (count: number) => (count % 2 ? people.locked.email : shouted(people.locked.email))
    const guesser = aHand(app.origin)
    for (let count = 0; count < 10; count += 1)
      expect((await logIn(spelled(count), 'not the password', guesser)).text).toContain('The credential that you')
    const refused = await logIn(spelled(0), PASSWORD, guesser)
    expect(refused).toMatchObject(refusalResponse('Too many attempts. Please try again in 15 minutes.', 429))
    expect((await logIn(spelled(0), PASSWORD)).location).toBe('/')
    for (let count = 0; count < 5; count += 1)
      await guesser.post(accountPaths.forgotPassword(), { email: spelled(count) })
    expect(await guesser.post(accountPaths.forgotPassword(), { email: spelled(0) })).toMatchObject(
      refusalResponse('Too many attempts. Please try again in 3 hours.', 429),
    )
    const holder = await aHand(app.origin).post(accountPaths.forgotPassword(), { email: spelled(0) })
    expect(holder.location).toBe(accountPaths.resetCode())
  })

  test('it signs up for no second account and is no new address', async () => {
    const signUp = await aHand(app.origin).post(accountPaths.signUp(), {
      ...SIGN_UP,
      email: shouted(people.bystander.email),
    })
    expect(signUp.location).toBe(accountPaths.registered())
    const same = await as(people.bystander).post(accountPaths.profileContact('email'), {
      email: shouted(people.bystander.email),
    })
    expect(same).toMatchObject(refusalResponse('This is already your email.'))
  })
})

describe('after all that', () => {
  test('nothing is changed but by those who did it themselves', async () => {
    await world.stopApps()
    const changed = changes(before, await world.inside(waysIn))
    expect(changed.toSorted()).toEqual(['account of Reused', 'account of Twice', 'session of Twice'])
    app = await world.start({ ...SETTINGS, PORT: new URL(app.origin).port })
  })

  test.each(ENTRIES)('the honest form is still taken: %s', async (name) => {
    const { status, text } = await post(entries[name])
    expect(status).toBe(name === 'new link' ? 200 : 302)
    if (name === 'new link') expect(text).toContain('a new link is on its way')
  })

  test.each<[EntryName, number | string]>([
    ['reset code', 409],
    ['new password', accountPaths.forgotPassword()],
    ['account set-up', 409],
    ['password set-up', 409],
    ['phone code', accountPaths.profileContact('phone')],
    ['email code', accountPaths.profileContact('email')],
    ['approval', 409],
    ['rejection', 409],
  ])('and once only: %s', async (name, refused) => {
    const { path, fields, by } = entries[name]
    const { status, location } = await by.post(path, fields)
    expect(location || status).toBe(refused)
  })
})
