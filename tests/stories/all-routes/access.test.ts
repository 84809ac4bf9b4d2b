import { getAllByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ACCESS } from '#tests/architecture/access-table'
import { type Policy, VISITORS } from '#tests/architecture/policies'
import { isForScript, isWithoutNavigation, routeFiles } from '#tests/architecture/route-files'
import { useWorld } from '#tests/world/application/world'
import { aMember, anAdmin, anOwner, aProvider, aUser } from '#tests/world/builders'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { FIVE_DAYS } from '#tests/world/days'
import { getRaw, postRaw } from '#tests/world/visits/raw-requests'
import { FORMS, pathTo, requestTo } from '#tests/world/visits/route-requests'
import { fillLogIn, logIn } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'

const { app, story } = await useWorld(async () => {
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
const { people, crew, cookies } = story

const navigation = (visitor: Visitor) =>
  getAllByRole(visitor.find('navigation', 'Main'), 'link')
    .map((link) => (link.textContent ?? '').replace(/, \d+ tasks?$/, '').trim())
    .filter((name, index, all) => name && all.indexOf(name) === index)

test.each([
  ['admin', '/home', ['Search', 'Today', 'Projects', 'Favorites', 'Orders', 'Cart']],
  ['member', '/home', ['Search', 'Today', 'Projects', 'Favorites']],
  ['user', '/projects', ['Projects', 'Today', 'Favorites']],
  ['owner', '/owner', ['Inbox', 'Today', 'Vehicles', 'Calendar', 'Orders']],
  [
    'provider',
    '/provider',
    ['Requests', 'Today', 'Orders', 'Inquiries', 'Vehicles', 'Owners', 'Documents', 'Email', 'Backup'],
  ],
] as const)('%s lands on %s, and the navigation has the pages of the role', async (role, landing, places) => {
  const visitor = await logIn(app.origin, people[role])
  expect(visitor.status()).toBe(200)
  expect(visitor.path()).toBe(landing)
  // owners and staff have their favorites in the profile menu
  const inMenu = role === 'owner' || role === 'provider' ? ['Favorites'] : []
  const person = `${people[role].firstName} ${people[role].lastName}`
  expect(navigation(visitor)).toEqual(['Backlot', ...places, person, ...inMenu])
  for (const place of places) {
    await visitor.follow(new RegExp(`^${place}`))
    expect(visitor.status()).toBe(200)
  }
})

test('a guest who opens a path logs in and lands there', async () => {
  const visitor = newVisitor(app.origin)
  await visitor.open('/owner?tab=agreed')
  visitor.fill('Email', people.owner.email)
  visitor.fill('Password', 'not the password')
  await visitor.press('Login')
  expect(visitor.text()).toContain("The credential that you've entered is incorrect, Please try again.")
  await fillLogIn(visitor, people.owner)
  expect([visitor.path(), visitor.has('heading', 'Inbox')]).toEqual(['/owner?tab=agreed', true])
})

/** Sends a few requests at a time: the system resets connections that wait too long to be accepted. */
async function inGroups<Request, Result>(requests: readonly Request[], send: (request: Request) => Promise<Result>) {
  const answers: Result[] = []
  for (let first = 0; first < requests.length; first += GROUP) {
    answers.push(...(await Promise.all(requests.slice(first, first + GROUP).map(send))))
  }
  return answers
}

const GROUP = 20

/** The status of a refused data request; a redirect to the log-in is in the body of the response. */
const CLOSED = { login: 202, forbidden: 403, 'not found': 404, gone: 410 }

/** One visitor for each kind of refusal: routes/access tests every visitor. */
function someRefused(policy: Policy) {
  const refused = VISITORS.flatMap((visitor) => {
    const access = policy[visitor]
    return access === 'open' ? [] : [{ access, visitor }]
  })
  return refused.filter(({ access }, at) => refused.findIndex((other) => other.access === access) === at)
}

test('data requests show nothing of a project to visitors without access', async () => {
  const requested = routeFiles().flatMap(({ id, address }) =>
    (['loader', 'action'] as const).flatMap((handler) => {
      const policy = ACCESS[address]?.[handler]
      const isOfTheCrew = policy?.removed !== 'open' && (policy?.admin === 'open' || policy?.manager === 'open')
      if (!policy || !isOfTheCrew) return []
      return someRefused(policy).map(({ access, visitor }) => ({
        id,
        address,
        handler,
        visitor,
        status: CLOSED[access],
      }))
    }),
  )
  expect(requested.length).toBeGreaterThan(100)
  const answers = await inGroups(requested, async ({ id, address, handler, visitor }) => {
    const { pathname, searchParams } = new URL(pathTo(address, crew), app.origin)
    if (handler === 'loader') searchParams.set('_routes', id)
    const url = `${app.origin}${pathname}.data?${searchParams}`
    const response =
      handler === 'loader'
        ? await getRaw(url, cookies[visitor])
        : await postRaw(url, requestTo(address, crew).fields ?? {}, cookies[visitor])
    return { id, address, handler, visitor, status: response.status, shown: SHOWN.exec(response.html)?.[0] }
  })
  expect(answers.filter(({ status, shown }, place) => shown || status !== requested[place]?.status)).toEqual([])
})

/** A sample over HTTP: routes/access posts to every action. */
const someForms = FORMS.filter((_, index) => index % 6 === 0)

test('no form is accepted from another site, neither by its page nor as a data request', async () => {
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
  const posts = someForms.flatMap(({ address, by }) => {
    const { pathname, search } = new URL(pathTo(address, crew), app.origin)
    return [pathname, `${pathname}.data`].map((path) => ({ by, url: `${app.origin}${path}${search}` }))
  })
  const statuses = await inGroups(posts, async ({ by, url }) => {
    const headers = { Cookie: cookies[by], ...elsewhere }
    const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(), headers })
    return `${status} ${url}`
  })
  expect(statuses.filter((each) => !each.startsWith('403'))).toEqual([])
})

test('a refused method keeps the navigation of the logged-in role', async () => {
  const answers = await Promise.all(
    someForms
      .filter(({ address }) => !isForScript(address) && !isWithoutNavigation(address))
      .map(async ({ address, by }) => {
        const headers = { Cookie: cookies[by], Accept: 'text/html' }
        const response = await fetch(app.origin + pathTo(address, crew), { method: 'PUT', headers })
        return { address, status: response.status, isKnown: (await response.text()).includes('Logout') }
      }),
  )
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.filter(({ status, isKnown }) => status !== 405 || !isKnown)).toEqual([])
})

/** Texts of the crew's pages that none of their paths contain. */
const SHOWN = /Caprice|Street traffic|Red Clay|\$\d/
