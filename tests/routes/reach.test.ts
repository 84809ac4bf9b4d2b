import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS, type Visitor } from '#tests/architecture/policies'
import { routeFiles } from '#tests/architecture/route-files'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { type Handler, requestRoute } from '#tests/world/visits/request-route'
import { requestTo } from '#tests/world/visits/route-requests'
import { setClock } from '~/server/clock.server'
import { aCrewAtWork, type CrewAtWork, cookiesOf } from '../world/crews'

/** Every address about something by those who may open it, with ids of another crew, of nobody, and that are none. */
useDatabase()
/** Days that are so near that the place of the pickup is told. */
const SOON = { from: '2026-11-22', to: '2026-11-26' }
let ours: CrewAtWork
let theirs: CrewAtWork
let cookies: Record<Visitor, string>
let before: string[]

beforeAll(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  ours = await aCrewAtWork({}, [SOON])
  theirs = await aCrewAtWork({}, [SOON])
  cookies = await cookiesOf(ours)
  before = await rowSnapshot()
})
afterAll(async () => {
  setClock()
  // none of it has changed anything
  expect(await rowSnapshot()).toEqual(before)
})

const NO_IDS: Record<string, true> = { name: true, file: true, token: true, act: true, answer: true }
/** The same words for every crew. */
const WORDS = ['format', 'kind', 'pdf', 'phase']
/** Compared with what stands, and never looked up. */
const COMPARED = 'replaces'
const HOLDS_NOTHING = 'only leads on, or frames what its parent shows: the parent and the action are told'

/** Handlers that look at no id, each with the reason. */
const UNASKED: Record<string, string> = {
  '/projects/:projectId/list/:listVehicleId/acceptance loader': HOLDS_NOTHING,
  '/projects/:projectId/list/:listVehicleId/booking-request loader': HOLDS_NOTHING,
  '/projects/:projectId/list/:listVehicleId/cart-item loader': 'asks about the cart: the action is told',
  '/projects/:projectId/list/:listVehicleId/restoration loader': HOLDS_NOTHING,
  '/projects/:projectId/list/activity/seen loader': HOLDS_NOTHING,
  '/owner/inquiries/:inquiryId/acceptance loader': HOLDS_NOTHING,
  '/owner/inquiries/:inquiryId/decline loader': HOLDS_NOTHING,
  '/owner/inquiries/:inquiryId/negotiation loader': HOLDS_NOTHING,
  '/projects/:projectId/list/members/:accountId/invitation loader': HOLDS_NOTHING,
  '/projects/:projectId/removed-vehicles/members/:accountId/invitation loader': HOLDS_NOTHING,
  '/owner/vehicles/:vehicleId/days/:blockId/release loader': HOLDS_NOTHING,
  '/owner/vehicles/:vehicleId/photos/upload loader': HOLDS_NOTHING,
  '/owner/vehicles/:vehicleId/photos/:photoId/place loader': HOLDS_NOTHING,
  '/provider/mail/:mailId/delivery loader': HOLDS_NOTHING,
  '/provider/orders/:orderId/envelope loader': HOLDS_NOTHING,
  '/orders/:orderId/details/:projectId/:name/delivery loader': HOLDS_NOTHING,
  '/orders/:orderId/details/:projectId/:name/signing loader': HOLDS_NOTHING,
  '/orders/:orderId/details/:projectId/:name/recipients/:recipientId/:act loader': HOLDS_NOTHING,
  '/provider/inquiries/:inquiryId/:answer loader': HOLDS_NOTHING,
  '/vehiclePre-PickupInspection/:orderId/:orderItemId/finish loader': HOLDS_NOTHING,
  '/vehicleInspection/:phase/:orderId/:orderItemId/finish loader': HOLDS_NOTHING,
  '/pickupDetails/:orderId/:orderItemId/return/confirmation loader': HOLDS_NOTHING,
  '/owner/orders/:orderItemId/return/confirmation loader': HOLDS_NOTHING,
  '/owner/orders/:orderItemId/inspection/:phase/finish loader': HOLDS_NOTHING,
  '/owner/orders/:orderItemId/inspection/:phase/photos loader': HOLDS_NOTHING,
  '/vehiclePre-PickupInspection/:orderId/:orderItemId/photos loader': HOLDS_NOTHING,
  '/vehicleInspection/:phase/:orderId/:orderItemId/photos loader': HOLDS_NOTHING,
}

const HANDLERS = routeFiles().flatMap(({ address, pattern }) =>
  (['loader', 'action'] as const).flatMap((handler) => {
    const by = VISITORS.find((visitor) => ACCESS[address]?.[handler]?.[visitor] === 'open')
    const ids = [...pattern.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (NO_IDS[name] ? [] : [name]))
    return by && !UNASKED[`${address} ${handler}`] ? [{ address, handler, by, ids }] : []
  }),
)

const strange = ({ address, handler, by }: (typeof HANDLERS)[number], part: ReturnType<typeof requestTo>) =>
  requestRoute(address, handler, part, cookies[by])

describe('things of another crew named in one’s own project are not there:', () => {
  const mixed = HANDLERS.filter(({ ids }) => ids.length > 1)
  const named = mixed.flatMap((at) => at.ids.filter((id) => !WORDS.includes(id)).map((id) => ({ ...at, id })))
  test.each(named)('$address $handler, $id', async ({ id, ...at }) => {
    const visit = requestTo(at.address, ours)
    const params = { ...visit.params, [id]: requestTo(at.address, theirs).params[id] ?? '' }
    expect(await strange(at, { ...visit, params })).toBe('not found')
  })

  test('in the fields of a form', async () => {
    const asked: string[] = []
    for (const at of HANDLERS.filter(({ handler }) => handler === 'action')) {
      const [visit, other] = [requestTo(at.address, ours), requestTo(at.address, theirs)]
      for (const [name, value] of Object.entries(visit.fields ?? {})) {
        if (name === COMPARED || typeof value !== 'string' || !UUID.test(value)) continue
        const fields = { ...visit.fields, [name]: other.fields?.[name] ?? '' }
        expect([at.address, name, await strange(at, { ...visit, fields })]).toEqual([at.address, name, 'not found'])
        asked.push(name)
      }
    }
    expect(asked).toEqual(expect.arrayContaining(['inquiryId', 'listId']))
  })
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const NONE = ['x', '0', '-1', '\0', '../..', "1' or '1'='1", 'a'.repeat(2000)]
/** Taking out what is gone already is no mistake. */
const TAKEN_OUT = ['/cart/:cartItemId/removal', '/owner/vehicles/:vehicleId/photos/:photoId/removal']
const isFineWithout = (address: string, handler: Handler) => TAKEN_OUT.includes(address) && handler === 'action'

describe('an id that is none, or nobody’s, is not found:', () => {
  test.each(HANDLERS.flatMap((at) => at.ids.map((id) => ({ ...at, id }))))(
    '$address $handler, $id',
    async ({ id, ...at }) => {
      const visit = requestTo(at.address, ours)
      for (const value of isFineWithout(at.address, at.handler) ? NONE : [...NONE, NOBODYS]) {
        const answer = await strange(at, { ...visit, params: { ...visit.params, [id]: value } })
        expect({ value, answer }).toEqual({ value, answer: 'not found' })
      }
    },
  )
})
