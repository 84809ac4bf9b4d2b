import { getAllByRole } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS } from '#tests/architecture/policies'
import { isForScript, isWithoutNavigation, routeFiles } from '#tests/architecture/route-files'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aMember, anAdmin, anOwner, aProvider, aUser } from '#tests/world/builders'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { FIVE_DAYS } from '#tests/world/days'
import { getByHand, postByHand } from '#tests/world/visits/by-hand'
import { FORMS, pathTo, requestTo } from '#tests/world/visits/route-requests'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { fillLogIn, logIn } from '#tests/world/visits/walks'

const world = await aWorld(async () => {
  const people = {
    admin: await anAdmin(),
    member: await aMember(),
    user: await aUser(),
    owner: await anOwner(),
    provider: await aProvider(),
  }
  const crew = await aCrewAtWork(FIVE_DAYS)
  return { people, crew, cookies: await cookiesOf(crew) }
})
const { people, crew, cookies } = world.story
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

const navigation = (visitor: Visitor) =>
  getAllByRole(visitor.find('navigation', 'Main'), 'link')
    .map((link) => (link.textContent ?? '').trim())
    .filter((name, index, all) => name && all.indexOf(name) === index)

test.each([
  ['admin', '/', ['Search', 'Projects', 'Orders', 'Cart']],
  ['member', '/', ['Search', 'Projects']],
  ['user', '/projects', ['Projects']],
  ['owner', '/owner', ['Inbox', 'Vehicles', 'Calendar', 'Orders']],
  ['provider', '/provider', ['Requests', 'Orders', 'Inquiries', 'Vehicles', 'Owners', 'Documents', 'Email', 'Backup']],
] as const)('%s lands on %s and is offered what that role may open', async (role, landing, places) => {
  const visitor = await logIn(app.origin, people[role])
  expect(visitor.status()).toBe(200)
  expect(visitor.path()).toBe(landing)
  expect(navigation(visitor)).toEqual(['Backlot', ...places, `${people[role].firstName} ${people[role].lastName}`])
  for (const place of places) {
    await visitor.follow(place)
    expect(visitor.status()).toBe(200)
  }
})

test('whoever opens an address signed out logs in and is there', async () => {
  const visitor = newVisitor(app.origin)
  await visitor.open('/owner?tab=agreed')
  visitor.fill('Email', people.owner.email)
  visitor.fill('Password', 'not the password')
  await visitor.press('Login')
  expect(visitor.text()).toContain("The credential that you've entered is incorrect, Please try again.")
  await fillLogIn(visitor, people.owner)
  expect([visitor.path(), visitor.has('heading', 'Inbox')]).toEqual(['/owner?tab=agreed', true])
})

/** How a request for data alone is answered where access is refused; a log-in is named in the answer. */
const CLOSED = { login: 202, forbidden: 403, 'not found': 404, gone: 410 }

test('whoever a project is closed to gets nothing of it by asking for its data alone', async () => {
  const asked = routeFiles().flatMap(({ id, address }) =>
    (['loader', 'action'] as const).flatMap((handler) => {
      const policy = ACCESS[address]?.[handler]
      const isOfTheCrew = policy?.removed !== 'open' && (policy?.admin === 'open' || policy?.manager === 'open')
      if (!policy || !isOfTheCrew) return []
      return VISITORS.flatMap((visitor) => {
        const access = policy[visitor]
        return access === 'open' ? [] : [{ id, address, handler, visitor, status: CLOSED[access] }]
      })
    }),
  )
  expect(asked.length).toBeGreaterThan(100)
  const answers = await Promise.all(
    asked.map(async ({ id, address, handler, visitor }) => {
      const { pathname, searchParams } = new URL(pathTo(address, crew), app.origin)
      if (handler === 'loader') searchParams.set('_routes', id)
      const url = `${app.origin}${pathname}.data?${searchParams}`
      const answer =
        handler === 'loader'
          ? await getByHand(url, cookies[visitor])
          : await postByHand(url, requestTo(address, crew).fields ?? {}, cookies[visitor])
      return { id, address, handler, visitor, status: answer.status, shown: SHOWN.exec(answer.html)?.[0] }
    }),
  )
  expect(answers.filter(({ status, shown }, place) => shown || status !== asked[place]?.status)).toEqual([])
})

test('no form is taken from another site, by its page or by its data alone', async () => {
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
  const statuses = FORMS.flatMap(({ address, by }) => {
    const { pathname, search } = new URL(pathTo(address, crew), app.origin)
    const body = new URLSearchParams()
    return [pathname, `${pathname}.data`].map(async (path) => {
      const headers = { Cookie: cookies[by], ...elsewhere }
      const { status } = await fetch(`${app.origin}${path}${search}`, { method: 'POST', body, headers })
      return `${status} ${address}`
    })
  })
  expect((await Promise.all(statuses)).filter((each) => !each.startsWith('403'))).toEqual([])
})

test('whatever a form answers that cannot be taken, whoever is logged in keeps their navigation', async () => {
  const answers = await Promise.all(
    FORMS.filter(({ address }) => !isForScript(address) && !isWithoutNavigation(address)).map(
      async ({ address, by }) => {
        const headers = { Cookie: cookies[by], Accept: 'text/html' }
        const answer = await fetch(app.origin + pathTo(address, crew), { method: 'PUT', headers })
        return { address, status: answer.status, isKnown: (await answer.text()).includes('Logout') }
      },
    ),
  )
  expect(answers.filter(({ status, isKnown }) => status !== 405 || !isKnown)).toEqual([])
})

/** What the pages of the crew show, and none of its addresses. */
const SHOWN = /Caprice|Street traffic|Red Clay|\$\d/
