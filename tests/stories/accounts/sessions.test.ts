import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWorld } from '#tests/world/application/world'
import { anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { fillLogIn, logIn } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'

const world = await aWorld(async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana }, { title: 'The Long Haul' })
  return { dana, projectId, vehicleId: await aVehicle(await anOwner()) }
})
const { dana, projectId, vehicleId } = world.story

afterAll(world.end)

/** Six milliseconds: access expires before practically every request. */
const IMPATIENT = { ACCESS_MINUTES: '0.0001' }
let app: Awaited<ReturnType<typeof world.start>>

/** Starts the app once per group: the embedded database allows one process at a time. */
function served(settings: Record<string, string> = {}) {
  beforeAll(async () => {
    app = await world.start(settings)
  })
  afterAll(world.stopApps)
}

const sessionOf = (visitor: Visitor) => `backlot_session=${visitor.cookies.get('backlot_session')}`
const isAtLogIn = (visitor: Visitor) => visitor.has('heading', 'Login')

describe('a session whose access expires at once', () => {
  served(IMPATIENT)

  test('is renewed by each request, and forms are not lost', async () => {
    const visitor = await logIn(app.origin, dana)
    const seen = new Set([sessionOf(visitor)])
    await visitor.open(listPaths.newList(projectId))
    seen.add(sessionOf(visitor))
    visitor.fill('Name', 'Street traffic')
    await visitor.press('Create')
    seen.add(sessionOf(visitor))
    expect(visitor.text()).toContain('List created Successfully')
    expect(seen.size).toBe(3)
  })

  test('is ended for thief and owner when its cookie was copied, and the owner can log in again', async () => {
    const visitor = await logIn(app.origin, dana)
    const copied = sessionOf(visitor)
    for (const path of [projectPaths.projects(), orderPaths.orders(), bookingPaths.cart()]) await visitor.open(path)
    expect(isAtLogIn(visitor)).toBe(false)

    const thief = newVisitor(app.origin, copied)
    await thief.open(projectPaths.projects())
    expect(isAtLogIn(thief)).toBe(true)
    expect(thief.cookies.has('backlot_session')).toBe(false)
    await visitor.open(projectPaths.projects())
    expect(isAtLogIn(visitor)).toBe(true)
    await fillLogIn(visitor, dana)
    expect(visitor.path()).toBe(projectPaths.projects())
  })

  describe('private answers are not stored by browsers or proxies', () => {
    const PRIVATE = [
      '/home',
      searchPaths.searchResults(),
      fleetPaths.viewVehicle(vehicleId),
      listPaths.addToProject(vehicleId, { projectId }),
      accountPaths.profile(),
      projectPaths.projects(),
      projectPaths.projectList(projectId),
      listPaths.newList(projectId),
      listPaths.removedVehicles(projectId),
      bookingPaths.cart(),
      bookingPaths.bookVehicles(),
      orderPaths.orders(),
      dealPaths.ownerInbox(),
      '/no/such/place',
    ]

    test('neither pages, nor data, nor redirects', async () => {
      const cookie = sessionOf(await logIn(app.origin, dana))
      for (const headers of [{ Cookie: cookie }, { Cookie: '' }]) {
        for (const path of PRIVATE) {
          for (const address of [path, dataOf(path)]) {
            const response = await fetch(app.origin + address, { headers, redirect: 'manual' })
            await response.arrayBuffer()
            expect([address, response.status < 500, response.headers.get('Cache-Control')]).toEqual([
              address,
              true,
              'no-store',
            ])
          }
        }
      }
    })

    const dataOf = (path: string) => path.replace(/^[^?]*/, '$&.data')
  })
})

describe('a session with the usual access time', () => {
  served()

  test('opens neither pages nor data after the log-out', async () => {
    const visitor = await logIn(app.origin, dana)
    const before = sessionOf(visitor)
    visitor.fill('Vehicle', 'caprice')
    await visitor.press('Search')
    expect([...visitor.cookies.keys()]).toContain('backlot_search')
    await visitor.press('Logout')
    expect(visitor.path()).toBe('/home')
    expect(isAtLogIn(visitor)).toBe(true)
    expect([...visitor.cookies.keys()]).toEqual([])

    const copy = newVisitor(app.origin, before)
    await copy.open(projectPaths.projects())
    expect(isAtLogIn(copy)).toBe(true)
    const data = await fetch(`${app.origin}${projectPaths.projects()}.data`, { headers: { Cookie: before } })
    expect(await data.text()).not.toContain('The Long Haul')
  })
})
