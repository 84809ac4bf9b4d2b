import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '~/models/trade/paths'
import { type Answered, aHand, codesFor, type Hand, wrongFor } from '../world/abuse'
import type { AppServer } from '../world/app-server'
import { anInvitation } from '../world/doors'
import { SIGN_UP } from '../world/filled-forms'
import { anAdmin, signedIn } from '../world/people'
import { aWorld } from '../world/world'

/** No answer tells who has an account: two that may differ in the address alone are equal to the letter. */

const world = await aWorld(async () => ({
  known: (await anAdmin('Kay')).email,
  cid: await signedIn(await anAdmin('Cid')),
  invited: await anInvitation('account-setup'),
}))
const { known, cid, invited } = world.story
const unknown = known.replace('kay.', 'zed.')
let app: AppServer

beforeAll(async () => {
  app = await world.start({ PROXIES: '1' })
})
afterAll(world.end)

const ASKED: [string, (hand: Hand, email: string) => Promise<Answered>][] = [
  ['the log-in', (hand, email) => hand.post('/?index', { email, password: 'not the password' })],
  ['a sign-up', (hand, email) => hand.post(paths.signUp(), { ...SIGN_UP, email })],
  ['a forgotten password', (hand, email) => hand.post(paths.forgotPassword(), { email })],
  ['the code’s view', (hand, email) => asked(hand, email).then(() => hand.get(paths.resetCode()))],
  ['another code', (hand, email) => asked(hand, email).then(() => hand.post(paths.resetCode(), { resend: 'code' }))],
]
const asked = (hand: Hand, email: string) => hand.post(paths.forgotPassword(), { email })

test.each(ASKED)('%s', async (_name, ask) => {
  expect(like(await ask(aHand(app.origin), unknown))).toEqual(await ask(aHand(app.origin), known))
})

/** An answer about the one as it would read about the other, whose address is as long. */
const like = (answer: Answered) => JSON.parse(JSON.stringify(answer).replaceAll('zed.', 'kay.'))

test('a code tried once too often', async () => {
  const [one, other] = [aHand(app.origin), aHand(app.origin)]
  await asked(one, known)
  await asked(other, unknown)
  const fields = { code: wrongFor(...(await codesFor(app.origin, known))) }
  for (let count = 0; count < 6; count += 1) {
    expect(like(await other.post(paths.resetCode(), fields))).toEqual(await one.post(paths.resetCode(), fields))
  }
})

test('a log-in tried too often', async () => {
  for (let count = 0; count < 11; count += 1) {
    const ask = (email: string) => aHand(app.origin).post('/?index', { email, password: 'a guess' })
    expect(like(await ask(unknown))).toEqual(await ask(known))
  }
})

test('a new address in the profile, taken or free', async () => {
  const ask = (email: string) => aHand(app.origin, cid).post(paths.profileEmail(), { email })
  expect(like(await ask(unknown))).toEqual(await ask(known))
})

test('a new link for an invitation and for nothing at all', async () => {
  const none = 'x'.repeat(invited.length)
  const ask = (token: string) => aHand(app.origin).post(paths.accountSetupLink(token), {})
  expect(JSON.stringify(await ask(none)).replaceAll(none, invited)).toEqual(JSON.stringify(await ask(invited)))
})
