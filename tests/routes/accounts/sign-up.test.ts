import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anAdmin, aProvider, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { aSignUp, newAddress, signUpOf } from '#tests/world/sign-ups'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { action as signUp } from '~/routes/accounts/sign-up'
import { action as reject } from '~/routes/provider/sign-ups/rejection'
import { action as approve, loader as openRequest } from '~/routes/provider/sign-ups/request'
import { loader as openDesk } from '~/routes/provider/sign-ups/requests'
import { accounts, db } from '~/server/db/client.server'

useDatabase()

const send = async (fields: Partial<typeof SIGN_UP>) =>
  signUp(at(await post('/home/sign-up', { ...SIGN_UP, ...fields })))
const MEMBER = { role: 'backlot_renter_application_member' }

/** Everything in a response that a visitor can observe. */
async function seen(response: Promise<unknown>) {
  const end = await response
  if (!(end instanceof Response)) throw new Error('The form came back.', { cause: end })
  return { status: end.status, headers: [...end.headers], body: await end.text() }
}

describe('signing up', () => {
  test('answers alike for new addresses, open requests and accounts', async () => {
    const asked = newAddress()
    const first = await seen(send({ email: asked }))
    expect(first).toEqual({ status: 302, headers: [['location', '/home/registered']], body: '' })
    expect(await seen(send({ email: asked }))).toEqual(first)
    expect(await seen(send({ email: asked, firstName: 'Nora' }))).toEqual(first)
    expect(await seen(send({ email: (await anAdmin()).email }))).toEqual(first)
    expect(await signUpOf(asked)).toMatchObject({ firstName: 'Noor', imdbLink: 'https://www.imdb.com/name/nm0000123' })
  })

  test('shows every problem beside its field and keeps what was typed', async () => {
    const typed = { firstName: 'R2D2', email: 'noor@', phoneNumber: '12', role: '', imdbProfileLink: 'my page' }
    const { role: _, ...kept } = { ...SIGN_UP, ...typed }
    expect(await send(typed)).toMatchObject(
      withStatus(400, {
        initialValue: kept,
        error: {
          firstName: ['Please enter a valid First Name.'],
          email: ['Invalid Email. Please enter a valid email address.'],
          phoneNumber: ['Please enter a valid Phone Number.'],
          role: ['Role is required'],
          imdbProfileLink: ['Please enter a link to imdb.com, like https://www.imdb.com/name/nm0000123.'],
        },
      }),
    )
  })

  test('too often with one address is refused with the time to wait, with or without an account', async () => {
    for (const email of [newAddress(), (await anAdmin()).email]) {
      for (let tries = 0; tries < 5; tries += 1) expect(await responseStatus(send({ email }))).toBe(302)
      const refused = await send({ email: email.toUpperCase() })
      expect(refused).toMatchObject(
        withStatus(429, {
          initialValue: { firstName: 'Noor' },
          error: { '': ['Too many attempts. Please try again in 3 hours.'] },
        }),
      )
    }
    expect(await responseStatus(send({ email: newAddress() }))).toBe(302)
  })
})

describe('the desk', () => {
  const decide = async (
    action: typeof approve,
    requestId: string,
    fields: Record<string, string>,
    { as, query = '' }: { as: { id: string }; query?: string },
  ) => action(at(await post(`/provider/requests/${requestId}${query}`, fields, as), { requestId }))

  test('shows everything in the request', async () => {
    const email = newAddress()
    await send({ email })
    const pru = await aProvider()
    const list = await openDesk(at(await get('/provider', pru)))
    expect(list.tab).toBe('requested')
    const requestId = list.rows.find((row) => row.email === email)?.id ?? ''
    expect(await openRequest(at(await get(`/provider/requests/${requestId}`, pru), { requestId }))).toEqual({
      id: requestId,
      name: "Noor O'Neil-Núñez",
      email,
      phone: { e164: '+14045550123', shown: '+1 (404) 555-0123' },
      phoneTyped: '+14045550123',
      title: 'Transportation Coordinator',
      company: 'Red Clay Pictures',
      imdbLink: 'https://www.imdb.com/name/nm0000123',
      requested: expect.stringMatching(/, \d+:\d\d [AP]M ET$/),
      status: 'requested',
      decision: null,
      hasAccount: false,
    })
  })

  test('approves once, says so and returns to the page of the list it came from', async () => {
    const [pru, requestId] = [await aProvider(), await aSignUp()]
    const query = '?tab=requested&after=x'
    expect(await redirectOf(decide(approve, requestId, MEMBER, { as: pru, query }))).toEqual({
      to: `/provider${query}`,
      says: 'Request approved. The setup link was emailed.',
    })
    const again = await decide(approve, requestId, MEMBER, { as: await aProvider('paul') })
    expect(again).toMatchObject(
      withStatus(409, { error: { '': ['Pru Delacroix already approved this request. Nothing was changed.'] } }),
    )
    expect((await openRequest(at(await get('/', pru), { requestId }))).decision).toMatchObject({
      by: 'Pru Delacroix',
      role: 'Member',
    })
  })

  test('rejects only with a reason', async () => {
    const email = newAddress()
    const [pru, requestId] = [await aProvider(), await aSignUp(email)]
    expect(await decide(reject, requestId, { reason: ' ' }, { as: pru })).toMatchObject(
      withStatus(400, { error: { reason: ['Please give a reason. It goes into the email.'] } }),
    )
    expect(await redirectOf(decide(reject, requestId, { reason: 'Not yet.' }, { as: pru }))).toEqual({
      to: '/provider',
      says: 'Request rejected. The reason was emailed.',
    })
    expect((await messagesTo(email)).at(-1)?.bodyText).toContain('Not yet.')
  })

  test.each<Record<string, string>>([{}, { role: '' }, { role: 'backlot_provider' }, { role: 'backlot_owner' }])(
    'grants nothing for %j',
    async (fields) => {
      const email = newAddress()
      const response = await decide(approve, await aSignUp(email), fields, { as: await aProvider() })
      expect(response).toMatchObject(withStatus(400, { error: { role: ['Please choose a role for the account.'] } }))
      expect(await db().$count(accounts, eq(accounts.email, email))).toBe(0)
    },
  )
})
