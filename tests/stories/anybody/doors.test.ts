import { getAllByRole } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCESS, VISITORS } from '#tests/architecture/access-table'
import { isForScript, isWithoutNavigation, routeFiles } from '#tests/architecture/route-files'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { FIVE_DAYS } from '#tests/world/days'
import { anAgreedVehicle } from '#tests/world/orders'
import { aMember, anAdmin, anOwner, aProvider, aUser, signedIn } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { getByHand, postByHand } from '#tests/world/visits/by-hand'
import { FORMS, pathTo, visitTo } from '#tests/world/visits/doors'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { cardOf, fillLogIn, logIn, openProject } from '#tests/world/visits/walks'

/** Figures that nothing else on a page looks like: $123.45 a day, $617.25 listed for five days, $543.21 agreed. */
const DAILY = 12_345
const AGREED = 54_321
const FIGURES = ['12345', '123.45', '61725', '617.25', '54321', '543.21', '37035', '370.35', '111105']

const world = await aWorld(async () => {
  const people = {
    admin: await anAdmin(),
    member: await aMember(),
    user: await aUser(),
    owner: await anOwner(),
    provider: await aProvider(),
  }
  const { admin, member, user, owner } = people
  const projectId = await aProject({ Owner: admin, Member: member, User: user }, { title: 'The Long Haul' })
  const vehicle = { dayPrice: DAILY }
  await anAgreedVehicle({ projectId, renter: admin, owner, vehicle, agreedCents: AGREED })
  const crew = await aCrewAtWork(FIVE_DAYS)
  return { people, viewer: await signedIn(user), editor: await signedIn(member), crew, cookies: await cookiesOf(crew) }
})
const { people, viewer, editor, crew, cookies } = world.story
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
  ['provider', '/provider', ['Requests', 'Orders', 'Inquiries', 'Owners', 'Documents', 'Email', 'Backup']],
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

test.each([
  ['/projects', 'admin', 'Your Active Projects'],
  ['/orders', 'admin', 'Orders'],
  ['/cart', 'admin', 'Cart (0)'],
  ['/owner?tab=agreed', 'owner', 'Inbox'],
] as const)('whoever opens %s signed out logs in and is there', async (path, role, heading) => {
  const visitor = newVisitor(app.origin)
  await visitor.open(path)
  expect(visitor.has('heading', 'Login')).toBe(true)
  visitor.fill('Email', people[role].email)
  visitor.fill('Password', 'not the password')
  await visitor.press('Login')
  expect(visitor.text()).toContain("The credential that you've entered is incorrect, Please try again.")
  await fillLogIn(visitor, people[role])
  expect(visitor.path()).toBe(path)
  expect(visitor.has('heading', heading)).toBe(true)
})

test('a viewer finds the vehicle in its list and no price, neither on the page nor in its data', async () => {
  const visitor = newVisitor(app.origin, viewer)
  await visitor.open('/projects')
  await openProject(visitor, 'The Long Haul')
  const card = cardOf(visitor, '1976 Chevrolet Caprice')
  expect(card.textContent).not.toMatch(/Available|Agreed|Inquire/)
  const answer = await fetch(`${app.origin}${visitor.path()}.data`, { headers: { Cookie: viewer } })
  const data = await answer.text()
  expect(data).toContain('Caprice')
  for (const text of [visitor.html(), data]) {
    expect(text).not.toMatch(/\$\d/)
    for (const figure of FIGURES)
      expect(withoutIds(text)).not.toMatch(new RegExp(`(?<!\\d)${figure.replace('.', '\\.')}(?!\\d)`))
  }
})

test('the same page shows them to a member of the team, so that their absence means something', async () => {
  const answer = await projectData(editor)
  for (const figure of ['123.45', '54321']) expect(withoutIds(answer)).toContain(figure)
})

async function projectData(cookie: string): Promise<string> {
  const visitor = newVisitor(app.origin, cookie)
  await visitor.open('/projects')
  await openProject(visitor, 'The Long Haul')
  expect(cardOf(visitor, '1976 Chevrolet Caprice').textContent).toContain('$543.21')
  return (await fetch(`${app.origin}${visitor.path()}.data`, { headers: { Cookie: cookie } })).text()
}

/** How a request for data alone is answered where the door is closed; a log-in is told in the answer. */
const CLOSED = { login: 202, forbidden: 403, 'not found': 404, gone: 410 }

test('whoever a project is closed to gets nothing of it by asking for its data alone', async () => {
  const asked = routeFiles().flatMap(({ id, address }) =>
    (['loader', 'action'] as const).flatMap((door) => {
      const policy = ACCESS[address]?.[door]
      const isOfTheCrew = policy?.removed !== 'open' && (policy?.admin === 'open' || policy?.manager === 'open')
      if (!policy || !isOfTheCrew) return []
      return VISITORS.flatMap((visitor) => {
        const access = policy[visitor]
        return access === 'open' ? [] : [{ id, address, door, visitor, status: CLOSED[access] }]
      })
    }),
  )
  expect(asked.length).toBeGreaterThan(100)
  const answers = await Promise.all(
    asked.map(async ({ id, address, door, visitor }) => {
      const { pathname, searchParams } = new URL(pathTo(address, crew), app.origin)
      if (door === 'loader') searchParams.set('_routes', id)
      const url = `${app.origin}${pathname}.data?${searchParams}`
      const answer =
        door === 'loader'
          ? await getByHand(url, cookies[visitor])
          : await postByHand(url, visitTo(address, crew).fields ?? {}, cookies[visitor])
      return { id, address, door, visitor, status: answer.status, told: TELLING.exec(answer.html)?.[0] }
    }),
  )
  expect(answers.filter(({ status, told }, place) => told || status !== asked[place]?.status)).toEqual([])
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

/** What stands on the pages of the crew, and in none of its addresses. */
const TELLING = /Caprice|Street traffic|Red Clay|\$\d/

/** Ids, hashes of files and nonces hold digits by chance. */
const withoutIds = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replace(/nonce="[^"]*"/g, '')
    .replace(/\/assets\/[\w.-]+/g, '')
