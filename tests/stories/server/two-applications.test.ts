import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anHttpClient, codesFor, type HttpClient, wrongFor } from '#tests/world/abuse/abuse'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aMember, aProvider, PASSWORD, signedIn } from '#tests/world/builders'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { accountPaths } from '~/models/trade/paths/accounts'
import { providerPaths } from '~/models/trade/paths/provider'
import { db, outbox } from '~/server/db/client.server'

/**
 * Two processes on one database server share counts, sessions, codes and the outbox. Orders are covered by
 * one-vehicle-one-order.
 */
const world = await aWorld(async () => {
  const [mel, ruth, provider] = [await aMember(), await aMember('ruth'), await aProvider()]
  return { mel, ruth, cookies: { ruth: await signedIn(ruth), provider: await signedIn(provider) } }
})
const { mel, ruth, cookies } = world.story
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let apps: [AppServer, AppServer]

beforeAll(async () => {
  smtp = await startSmtpServer()
  const start = () => world.start({ SMTP_URL: smtp.url, APP_ORIGIN: 'http://backlot.test', PROXIES: '1' })
  apps = await Promise.all([start(), start()])
})
afterAll(async () => {
  await world.end()
  await smtp.stop()
})

/** The client address of all requests. */
const HOME = { headers: { 'X-Forwarded-For': '203.0.113.200' } }
const PROFILE = accountPaths.profile()

/** One browser with a client for each process, as behind a load balancer. */
function atBoth(cookie?: string): [HttpClient, HttpClient] {
  const one = anHttpClient(apps[0].origin, cookie)
  return [one, anHttpClient(apps[1].origin, one.cookies)]
}

async function statuses(count: number, hands: [HttpClient, HttpClient], path: string, fields: Record<string, string>) {
  const all: number[] = []
  for (let tried = 0; tried < count; tried += 1) {
    const hand = hands[tried % 2] ?? hands[0]
    all.push((await hand.post(path, fields, HOME)).status)
  }
  return all
}

test('wrong passwords are counted across processes', async () => {
  const wrong = { email: mel.email, password: 'not the password' }
  expect(await statuses(12, atBoth(), '/?index', wrong)).toEqual([...Array(10).fill(409), 429, 429])
})

test('a session opened at one is valid at the other and ends at both', async () => {
  const [one, two] = atBoth()
  await one.post('/?index', { email: ruth.email, password: PASSWORD })
  expect((await two.get(PROFILE)).status).toBe(200)
  const kept = new Map(one.cookies)
  expect((await two.post(accountPaths.logout(), {})).status).toBe(302)
  expect((await anHttpClient(apps[0].origin, kept).get(PROFILE)).location).toContain('/?return-to=')
})

test('a code requested at one works once at the other', async () => {
  const [one, two] = atBoth(cookies.ruth)
  await one.post(accountPaths.profileContact('phone'), { phoneNumber: '(404) 555-0177' })
  const [code = ''] = await codesFor(apps[1].origin, '+14045550177')
  expect((await two.post(accountPaths.profileContactCode('phone'), { code: wrongFor(code) })).status).toBe(409)
  const answers = await Promise.all(
    [one, two].map((hand) => hand.post(accountPaths.profileContactCode('phone'), { code })),
  )
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect((await two.get(PROFILE)).text).toContain('(404) 555-0177')
  expect((await one.post(accountPaths.profileContactCode('phone'), { code })).location).not.toBe(PROFILE)
})

test('wrong codes are counted across processes', async () => {
  const [one, two] = atBoth()
  await one.post(accountPaths.forgotPassword(), { email: mel.email })
  const [code = ''] = await codesFor(apps[0].origin, mel.email)
  expect(await statuses(5, [two, one], accountPaths.resetCode(), { code: wrongFor(code) })).toEqual([
    409, 409, 409, 409, 409,
  ])
  expect((await two.post(accountPaths.resetCode(), { code })).text).toContain('is no longer valid')
})

test('emails delivered by both arrive once each', async () => {
  const invited = Array.from({ length: 12 }, (_, index) => `owner.${index}@both.example`)
  const desks = atBoth(cookies.provider)
  const answers = await Promise.all(
    invited.map((email, index) => desks[index % 2 ? 1 : 0].post(providerPaths.ownerInvitation(), { email })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(302))
  const arrived = () => smtp.received.flatMap(({ to }) => to).filter((to) => invited.includes(to))
  await vi.waitFor(() => expect(new Set(arrived()).size).toBe(12), { timeout: 30_000 })
  // both have nothing left to deliver once they have stopped
  await world.stopApps()
  expect(arrived().sort()).toEqual(invited.sort())
  const sent = await world.inside(() => db().select().from(outbox).where(inArray(outbox.recipient, invited)))
  expect(sent.map(({ status }) => status)).toEqual(Array(12).fill('sent'))
})
