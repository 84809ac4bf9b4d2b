import { expect, test } from 'vitest'
import { type Answered, anHttpClient, codesFor, type HttpClient, wrongFor } from '#tests/world/abuse/abuse'
import { useWorld } from '#tests/world/application/world'
import { anAdmin, signedIn } from '#tests/world/builders'
import { anInvitation } from '#tests/world/invitations'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { accountPaths } from '~/models/trade/paths/accounts'

/** No response reveals whether an address has an account: two responses differ only in the address. */

const seed = async () => ({
  known: (await anAdmin('marcus')).email,
  eve: await signedIn(await anAdmin('eve')),
  invited: await anInvitation('account-setup'),
})
const { app, story } = await useWorld(seed, { PROXIES: '1' })
const { known, eve, invited } = story
const unknown = known.replace('marcus.', 'zedric.')

type Ask = (hand: HttpClient, email: string) => Promise<Answered>
const CODE = /Enter the code/
const AT_CODE = /^\/home\/reset-code$/
const TOO_MANY = /Too many attempts\. Please try again in \d+ minutes?\./

const ASKED: [name: string, ask: Ask, status: number, says: RegExp][] = [
  [
    'the log-in',
    (hand, email) => hand.post('/?index', { email, password: 'not the password' }),
    409,
    /The credential that you've entered is incorrect/,
  ],
  ['a sign-up', (hand, email) => hand.post(accountPaths.signUp(), { ...SIGN_UP, email }), 302, /^\/home\/registered$/],
  ['a forgotten password', (hand, email) => requested(hand, email), 302, AT_CODE],
  [
    'the code’s view',
    (hand, email) => requested(hand, email).then(() => hand.get(accountPaths.resetCode())),
    200,
    CODE,
  ],
  [
    'another code',
    (hand, email) => requested(hand, email).then(() => hand.post(accountPaths.resetCode(), RESEND)),
    302,
    AT_CODE,
  ],
]
const RESEND = { resend: 'code' }
const requested: Ask = (hand, email) => hand.post(accountPaths.forgotPassword(), { email })

test.each(ASKED)('%s gets the same answer with and without an account', async (_name, ask, status, says) => {
  const ours = await ask(anHttpClient(app.origin), known)
  expect([ours.status, ours.location || ours.text]).toEqual([status, expect.stringMatching(says)])
  expect(like(await ask(anHttpClient(app.origin), unknown))).toEqual(ours)
})

/** The response about the unknown address, with the known address in its place. */
const like = (response: Answered) => JSON.parse(JSON.stringify(response).replaceAll('zedric.', 'marcus.'))

test('a code tried too often gets the same answers', async () => {
  const [one, other] = [anHttpClient(app.origin), anHttpClient(app.origin)]
  await requested(one, known)
  await requested(other, unknown)
  const fields = { code: wrongFor(...(await codesFor(app.origin, known))) }
  const said: string[] = []
  for (let count = 0; count < 6; count += 1) {
    const ours = await one.post(accountPaths.resetCode(), fields)
    expect(like(await other.post(accountPaths.resetCode(), fields))).toEqual(ours)
    said.push(ours.text)
  }
  expect(said[0]).toContain('Invalid Code')
  expect(said[5]).not.toBe(said[0])
})

test('a log-in tried too often gets the same answers', async () => {
  const [one, other] = [anHttpClient(app.origin), anHttpClient(app.origin)]
  const guess = (hand: HttpClient, email: string) => hand.post('/?index', { email, password: 'not the password' })
  for (let count = 0; count < 10; count += 1) {
    const ours = await guess(one, known)
    expect(like(await guess(other, unknown))).toEqual(ours)
  }
  const ours = await guess(one, known)
  expect([ours.status, ours.text]).toEqual([429, expect.stringMatching(TOO_MANY)])
  expect(like(await guess(other, unknown))).toEqual(ours)
})

test('changing to a taken address gets the same answer as to a free one', async () => {
  const ask = (email: string) => anHttpClient(app.origin, eve).post(accountPaths.profileContact('email'), { email })
  const ours = await ask(known)
  expect([ours.status, ours.location]).toEqual([302, accountPaths.profileContactCode('email')])
  expect(like(await ask(unknown))).toEqual(ours)
})

test('a new link gets the same answer for an invitation and an unknown token', async () => {
  const none = 'x'.repeat(invited.length)
  const ask = (token: string) => anHttpClient(app.origin).post(accountPaths.accountSetupLink(token), {})
  const ours = await ask(invited)
  expect([ours.status, ours.text]).toEqual([200, expect.stringContaining('If your invitation is still valid')])
  expect(JSON.stringify(await ask(none)).replaceAll(none, invited)).toEqual(JSON.stringify(ours))
})
