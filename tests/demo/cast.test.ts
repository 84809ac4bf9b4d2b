import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD, INVITED_OWNER } from '#demo/cast'
import { seedDemo } from '#demo/seed-demo.server'
import { welcome } from '#demo/welcome'
import { useDatabase } from '#tests/world/database/database'
import { at, responseStatus } from '#tests/world/visits/answers'
import { AccountSetupForm } from '~/models/accounts/account-setup-form'
import * as owner from '~/routes/deals/inbox/inbox'
import * as projects from '~/routes/projects/home'
import * as provider from '~/routes/provider/sign-ups/requests'
import * as entry from '~/routes/search/home'
import { setEnv } from '~/server/env.server'
import { get, post } from '../world/people'
import { photographNothing } from '../world/seeded-demo'

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'backlot-cast-'))

beforeAll(async () => {
  setEnv({ DATA_DIR: folder })
  await seedDemo({ photograph: photographNothing })
})
afterAll(() => {
  setEnv()
  rmSync(folder, { recursive: true })
})

const logIn = async (email: string) => entry.action(at(await post('/', { email, password: DEMO_PASSWORD })))

const HOMES = {
  '/': { page: entry, whose: ['dana', 'marcus', 'ruth', 'mel'] },
  '/projects': { page: projects, whose: ['vic'] },
  '/owner': { page: owner, whose: ['omar', 'walt', 'gloria', 'hank', 'june', 'pete'] },
  '/provider': { page: provider, whose: ['pru'] },
}
const everybody = Object.entries(HOMES).flatMap(([path, { page, whose }]) =>
  whose.map((key) => ({ key, path, loader: page.loader })),
)

test.each(everybody)('$key logs in and lands on $path, which opens', async ({ key, path, loader }) => {
  const answer = await logIn(`${key}@demo.example`)
  if (!(answer instanceof Response)) throw new Error('The log-in leads nowhere.')
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const open = async (to: string) => {
    const request = await get(to)
    request.headers.set('Cookie', cookie)
    return at(request)
  }
  const first = answer.headers.get('Location')
  expect(first).toBe(path)
  expect(await responseStatus(Promise.resolve(loader(await open(path))))).toBe(200)
})

test('these are all', () => {
  expect(everybody.map(({ key }) => key).sort()).toEqual(Object.keys(CAST).sort())
})

test('the invited owner cannot log in yet', async () => {
  expect(await responseStatus(logIn(INVITED_OWNER))).toBe(409)
})

test.each(Object.values(CAST))('the set-up form would take what $firstName is called and dials', (member) => {
  const { firstName, lastName, phone } = member
  const typed = { firstName, lastName, phoneNumber: phone, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }
  expect(AccountSetupForm.safeParse(typed).success).toBe(true)
})

test('the welcome text names address, password, everybody and the outbox, and fits on a screen', () => {
  const lines = welcome('http://localhost:4321').split('\n')
  const text = lines.join('\n')
  for (const key of Object.keys(CAST)) expect(text).toContain(`${key}@demo.example`)
  for (const word of ['http://localhost:4321', DEMO_PASSWORD, '/outbox', INVITED_OWNER]) expect(text).toContain(word)
  expect(lines.length).toBeLessThan(40)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})
