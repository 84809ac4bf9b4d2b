import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { anAdmin, anOwner, aProvider, aVehicle, aVisitor, get, PASSWORD, post, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry } from '#tests/world/deals'
import { messagesTo } from '#tests/world/messages/outbox'
import { aBookedItem } from '#tests/world/orders'
import { responseStatus, withStatus } from '#tests/world/visits/responses'
import { refused } from '~/models/trade/results/outcome'
import { loader as openSetup, action as setUp } from '~/routes/accounts/account-setup'
import { action as invite } from '~/routes/provider/owners/invitation'
import { setClock } from '~/server/clock.server'
import { accounts, countQueries, db } from '~/server/db/client.server'
import { isPassword } from '~/services/accounts/password.server'
import { setUpAccount } from '~/services/accounts/setup/set-up-account.server'
import { signIn } from '~/services/accounts/sign-in.server'
import { createProvider } from '~/services/provider/create-provider.server'
import { deskOwnersPage } from '~/services/provider/desk-owners-page.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'

useDatabase()
afterEach(() => setClock())

const BROWSER = { userAgent: 'test' }
const asked = (request: Request) => ({ request, params: {}, context: {} })

/** The path in the newest email to an address. */
async function mailedLink(email: string): Promise<string> {
  const mails = await messagesTo(email)
  const address = /https?:\/\/\S+/.exec(mails.at(-1)?.bodyText ?? '')?.[0]
  if (!address) throw new Error(`No link was mailed to ${email}.`)
  const { pathname, search } = new URL(address)
  return pathname + search
}

const ANSWERS = {
  firstName: 'Gloria',
  lastName: "O'Neil-Núñez",
  phoneNumber: '404 555 0123',
  password: 'a long enough one',
  confirmPassword: 'a long enough one',
}

async function anInvitation(email: string) {
  const pru = await aProvider()
  const response = await invite(asked(await post('/provider/owners/invitation', { email }, pru)))
  expect(response).toMatchObject({ status: 302 })
  return { pru, link: await mailedLink(email) }
}

describe('inviting an owner', () => {
  test('mails a link that the owner uses to set up the account and sign in', async () => {
    const { link } = await anInvitation('gloria@garage.example')
    expect(await openSetup(asked(await get(link)))).toMatchObject({ email: 'gloria@garage.example' })
    expect(await setUp(asked(await post(link, { ...ANSWERS, lastName: 'Nunez 2nd' })))).toMatchObject({ status: 302 })
    const credentials = { email: 'gloria@garage.example', password: ANSWERS.password }
    expect(await signIn(aVisitor(), credentials, BROWSER)).toMatchObject({ ok: true, role: 'backlot_owner' })
    const [account] = await db().select().from(accounts).where(eq(accounts.email, 'gloria@garage.example'))
    expect(account).toMatchObject({ status: 'active', firstName: 'Gloria', phone: '+14045550123' })
  })

  test('again after a minute sends a new link and ends the previous one', async () => {
    const { link } = await anInvitation('june@garage.example')
    setClock(new Date(Date.now() + 60_000))
    const { link: newer } = await anInvitation('JUNE@garage.example')
    expect(newer).not.toBe(link)
    expect(await responseStatus(openSetup(asked(await get(link))))).toBe(410)
    expect(await openSetup(asked(await get(newer)))).toMatchObject({ email: 'june@garage.example' })
  })

  test('is refused for an address with an account, of either kind', async () => {
    const pru = await aProvider()
    for (const taken of [await anAdmin(), await anOwner()]) {
      const response = await invite(asked(await post('/provider/owners/invitation', { email: taken.email }, pru)))
      expect(response).toMatchObject(withStatus(409, { error: { email: ['Email already exists.'] } }))
    }
  })

  test.each([
    ['', 'Email is required.'],
    ['no address', 'Invalid Email. Please enter a valid email address.'],
    [`${'x'.repeat(10_000)}@x.example`, 'Invalid Email. Please enter a valid email address.'],
  ])('%s is refused with its sentence', async (email, sentence) => {
    const response = await invite(asked(await post('/provider/owners/invitation', { email }, await aProvider())))
    expect(response).toMatchObject(withStatus(400, { error: { email: [sentence] } }))
  })
})

describe('a set-up link', () => {
  test('works once: of ten concurrent posts one sets the password', async () => {
    const { link } = await anInvitation('hank@garage.example')
    const posts = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        post(link, {
          ...ANSWERS,
          lastName: 'Ellis',
          password: `password-${count}`,
          confirmPassword: `password-${count}`,
        }),
      ),
    )
    const answers = await Promise.all(posts.map((request) => setUp(asked(request))))
    const done = answers.filter((response) => response instanceof Response && response.status === 302)
    expect(done).toHaveLength(1)
    const [account] = await db().select().from(accounts).where(eq(accounts.email, 'hank@garage.example'))
    const winner = answers.findIndex((response) => response instanceof Response)
    expect(await isPassword(`password-${winner}`, account?.passwordHash ?? null)).toBe(true)
    expect(await responseStatus(openSetup(asked(await get(link))))).toBe(410)
  })

  test('can be opened repeatedly and expires after seven days', async () => {
    const { link } = await anInvitation('pete@garage.example')
    for (let opened = 0; opened < 3; opened += 1) expect(await openSetup(asked(await get(link)))).toBeTruthy()
    setClock(new Date(Date.now() + 7 * 86_400_000 + 1000))
    expect(await responseStatus(openSetup(asked(await get(link))))).toBe(410)
    const late = await setUp(asked(await post(link, { ...ANSWERS, lastName: 'Late' })))
    expect(late).toMatchObject({ init: { status: 409 } })
  })

  test('that is unknown is a 410, and one that is malformed a 404', async () => {
    expect(await responseStatus(openSetup(asked(await get(`/account-setup?user-id=${'x'.repeat(43)}`))))).toBe(410)
    expect(await responseStatus(openSetup(asked(await get('/account-setup?user-id=1'))))).toBe(404)
    expect(await responseStatus(openSetup(asked(await get('/account-setup'))))).toBe(404)
  })

  test('shows each problem beside its field and never returns a password', async () => {
    const { link } = await anInvitation('walt@garage.example')
    const typed = {
      firstName: '',
      lastName: '<b>',
      phoneNumber: '12',
      password: 'seven77',
      confirmPassword: 'eight888',
    }
    const response = await setUp(asked(await post(link, typed)))
    expect(response).toMatchObject(
      withStatus(400, {
        error: {
          firstName: ['First name is required'],
          lastName: ['Please enter a valid Last Name.'],
          phoneNumber: ['Please enter a valid Phone Number.'],
          password: ['Password must be atleast 8 characters long.'],
          confirmPassword: ["The passwords doesn't match."],
        },
      }),
    )
    expect(JSON.stringify(response)).not.toMatch(/seven77|eight888/)
  })
})

test('an unexpected failure is reported and changes nothing', async () => {
  const { pru, link } = await anInvitation('quinn@garage.example')
  const failed = await inviteOwner({ ...pru, origin: 'not an origin' }, 'noel@garage.example')
  expect(failed).toEqual(refused('failed', 'something went wrong'))
  expect(await db().select().from(accounts).where(eq(accounts.email, 'noel@garage.example'))).toEqual([])

  const token = new URL(link, 'http://localhost').searchParams.get('user-id') ?? ''
  const unstorable = { password: 'a long enough one', firstName: '\u0000' }
  const refusal = refused('failed', 'Something went wrong. Please try again.')
  const holder = { kind: 'link', purpose: 'account-setup', token } as const
  expect(await setUpAccount(holder, unstorable)).toEqual(refusal)
  expect(await setUpAccount(holder, { password: 'a long enough one' })).toMatchObject({ ok: true })
})

test('a fresh install creates its first provider, once per address', async () => {
  const server = { kind: 'server', origin: 'https://backlot.example' } as const
  const made = await createProvider(server, 'first@backlot.example')
  expect(made).toMatchObject({
    ok: true,
    link: expect.stringMatching(/^https:\/\/backlot\.example\/account-setup\?user-id=/),
  })
  expect(await createProvider(server, 'First@backlot.example')).toEqual(
    refused('email-taken', 'First@backlot.example already has an account.'),
  )
  const link = made.ok ? new URL(made.link) : null
  await setUp(asked(await post(`${link?.pathname}${link?.search}`, { ...ANSWERS, lastName: 'Vance' })))
  const credentials = { email: 'first@backlot.example', password: ANSWERS.password }
  expect(await signIn(aVisitor(), credentials, BROWSER)).toMatchObject({
    ok: true,
    role: 'backlot_provider',
  })
})

test('the desk lists owners in pages, with a fixed number of queries', async () => {
  const pru = await aProvider()
  const omar = await anOwner()
  await aVehicle(omar)
  const few = await countQueries(() => deskOwnersPage(pru, { search: '' }))
  for (let count = 0; count < 60; count += 1) {
    await db()
      .insert(accounts)
      .values({ email: `owner-${count}@many.example`, role: 'backlot_owner', status: 'invited' })
  }
  const many = await countQueries(() => deskOwnersPage(pru, { search: '' }))
  expect(many.count).toBe(few.count)
  expect(many.result.owners).toHaveLength(50)
  const rest = await deskOwnersPage(pru, { search: '', after: many.result.next ?? '' })
  const all = [...many.result.owners, ...rest.owners]
  expect(new Set(all.map((owner) => owner.email)).size).toBe(all.length)
  expect(all.find((owner) => owner.id === omar.id)).toMatchObject({
    vehicles: 1,
    toAnswer: 0,
    booked: 0,
    lastSeen: null,
    name: 'Omar Haddad',
    status: 'active',
  })
  const found = await deskOwnersPage(pru, { search: 'OWNER-7 many', status: 'invited' })
  expect(found).toMatchObject({ owners: [{ email: 'owner-7@many.example' }], counts: { invited: 1 }, next: null })
})

test('the desk shows what an owner has to answer, what is booked, and when they were last seen', async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  const pru = await aProvider()
  const stage = await aDeal()
  await anInquiry(stage)
  await aBookedItem(stage.renter, stage.projectId, { owner: stage.owner })
  await signedIn(stage.owner)
  const { owners } = await deskOwnersPage(pru, { search: stage.owner.email })
  expect(owners).toMatchObject([{ vehicles: 2, toAnswer: 1, booked: 1, lastSeen: 'Nov 20, 2026' }])
})

test('the password of the tests does not match the dummy hash', async () => {
  expect(await isPassword(PASSWORD, null)).toBe(false)
})
