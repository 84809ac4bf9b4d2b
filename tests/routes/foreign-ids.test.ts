import { afterAll, describe, expect, test } from 'vitest'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS } from '#tests/architecture/policies'
import { routeFiles } from '#tests/architecture/route-files'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { type Handler, requestRoute } from '#tests/world/visits/request-route'
import { requestTo } from '#tests/world/visits/route-requests'
import { setClock } from '~/server/clock.server'
import { aCrewAtWork, cookiesOf } from '../world/crews'

/**
 * Every handler with ids in its path, called by somebody who has permission, with foreign, unknown and malformed ids.
 */
await useDatabase()
/** Close enough to the booking for the pickup place to be shown. */
const SOON = { from: '2026-11-22', to: '2026-11-26' }

setClock(new Date('2026-11-20T15:00:00Z'))
const ours = await aCrewAtWork({}, [SOON])
const theirs = await aCrewAtWork({}, [SOON])
const cookies = await cookiesOf(ours)
const before = await rowSnapshot()
afterAll(async () => {
  // no request of these tests changes a row
  expect(await rowSnapshot()).toEqual(before)
})

const NO_IDS: Record<string, true> = { name: true, variant: true, file: true, token: true, kind: true, answer: true }
/** Parameters whose values are the same for every crew. */
const WORDS = ['format', 'kind', 'pdf', 'phase', 'rating']
/** Compared with the current id, but never looked up. */
const COMPARED = 'replaces'
const SHOWS_NO_DATA = 'only redirects, or shows data of its parent: the parent and the action check the id'

/** Handlers that read no id, each with the reason. */
const READS_NO_ID: Record<string, string> = {
  '/projects/:projectId/list/:listVehicleId/acceptance loader': SHOWS_NO_DATA,
  '/projects/:projectId/list/:listVehicleId/booking-request loader': SHOWS_NO_DATA,
  '/projects/:projectId/list/:listVehicleId/reactions/:rating/own loader': SHOWS_NO_DATA,
  '/projects/:projectId/list/:listVehicleId/cart-item loader': 'only reads the cart: the action checks the id',
  '/projects/:projectId/list/:listVehicleId/restoration loader': SHOWS_NO_DATA,
  '/projects/:projectId/list/activity/seen loader': SHOWS_NO_DATA,
  '/projects/:projectId/external-uploads/:kind loader': SHOWS_NO_DATA,
  '/projects/:projectId/arrange/:listId/archive loader': SHOWS_NO_DATA,
  '/owner/inquiries/:inquiryId/acceptance loader': SHOWS_NO_DATA,
  '/owner/inquiries/:inquiryId/decline loader': SHOWS_NO_DATA,
  '/owner/inquiries/:inquiryId/messages loader': SHOWS_NO_DATA,
  '/owner/inquiries/:inquiryId/negotiation loader': SHOWS_NO_DATA,
  '/projects/:projectId/list/members/:accountId/invitation loader': SHOWS_NO_DATA,
  '/projects/:projectId/removed-vehicles/members/:accountId/invitation loader': SHOWS_NO_DATA,
  '/owner/vehicles/:vehicleId/days/:blockId/release loader': SHOWS_NO_DATA,
  '/owner/vehicles/:vehicleId/other-calendar/:feedId/:kind loader': SHOWS_NO_DATA,
  '/owner/vehicles/:vehicleId/copy loader': SHOWS_NO_DATA,
  '/owner/vehicles/:vehicleId/photos/upload loader': SHOWS_NO_DATA,
  '/owner/vehicles/:vehicleId/photos/:photoId/place loader': SHOWS_NO_DATA,
  '/saved-searches/:savedSearchId/:kind loader': SHOWS_NO_DATA,
  '/provider/mail/:mailId/delivery loader': SHOWS_NO_DATA,
  '/provider/orders/:orderId/envelope loader': SHOWS_NO_DATA,
  '/orders/:orderId/details/:projectId/:name/delivery loader': SHOWS_NO_DATA,
  '/orders/:orderId/details/:projectId/:name/signing loader': SHOWS_NO_DATA,
  '/orders/:orderId/details/:projectId/:name/recipients/:recipientId/:kind loader': SHOWS_NO_DATA,
  '/projects/:projectId/list/orders/:orderId/recipients/:recipientId/:kind loader': SHOWS_NO_DATA,
  '/provider/inquiries/:inquiryId/:answer loader': SHOWS_NO_DATA,
  '/provider/inquiries/:inquiryId/message loader': SHOWS_NO_DATA,
  '/provider/inquiries/:inquiryId/reminder loader': SHOWS_NO_DATA,
  '/vehiclePre-PickupInspection/:orderId/:orderItemId/finish loader': SHOWS_NO_DATA,
  '/vehicleInspection/:phase/:orderId/:orderItemId/finish loader': SHOWS_NO_DATA,
  '/pickupDetails/:orderId/:orderItemId/return/confirmation loader': SHOWS_NO_DATA,
  '/owner/orders/:orderItemId/return/confirmation loader': SHOWS_NO_DATA,
  '/owner/orders/:orderItemId/inspection/:phase/finish loader': SHOWS_NO_DATA,
  '/owner/orders/:orderItemId/inspection/:phase/photos loader': SHOWS_NO_DATA,
  '/vehiclePre-PickupInspection/:orderId/:orderItemId/photos loader': SHOWS_NO_DATA,
  '/vehicleInspection/:phase/:orderId/:orderItemId/photos loader': SHOWS_NO_DATA,
}

const HANDLERS = routeFiles().flatMap(({ address, pattern }) =>
  (['loader', 'action'] as const).flatMap((handler) => {
    const by = VISITORS.find((visitor) => ACCESS[address]?.[handler]?.[visitor] === 'open')
    const ids = [...pattern.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (NO_IDS[name] ? [] : [name]))
    return by && !READS_NO_ID[`${address} ${handler}`] ? [{ address, handler, by, ids }] : []
  }),
)

const requestWith = ({ address, handler, by }: (typeof HANDLERS)[number], part: ReturnType<typeof requestTo>) =>
  requestRoute(address, handler, part, cookies[by])

describe('an id of another crew in one’s own project is a 404:', () => {
  const mixed = HANDLERS.filter(({ ids }) => ids.length > 1)
  const named = mixed.flatMap((at) => at.ids.filter((id) => !WORDS.includes(id)).map((id) => ({ ...at, id })))
  test.each(named)('$address $handler, $id', async ({ id, ...at }) => {
    const visit = requestTo(at.address, ours)
    const params = { ...visit.params, [id]: requestTo(at.address, theirs).params[id] ?? '' }
    expect(await requestWith(at, { ...visit, params })).toBe('not found')
  })

  test('in form fields', async () => {
    const requested: string[] = []
    for (const at of HANDLERS.filter(({ handler }) => handler === 'action')) {
      const [visit, other] = [requestTo(at.address, ours), requestTo(at.address, theirs)]
      for (const [name, value] of Object.entries(visit.fields ?? {})) {
        if (name === COMPARED || typeof value !== 'string' || !UUID.test(value)) continue
        const fields = { ...visit.fields, [name]: other.fields?.[name] ?? '' }
        expect([at.address, name, await requestWith(at, { ...visit, fields })]).toEqual([at.address, name, 'not found'])
        requested.push(name)
      }
    }
    expect(requested).toEqual(expect.arrayContaining(['inquiryId', 'listId']))
  })
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const MALFORMED = ['x', '0', '-1', '\0', '../..', "1' or '1'='1", 'a'.repeat(2000)]
/** A row deleted in the meantime: removing it again succeeds, and other handlers redirect with a message. */
const PHOTO = '/owner/vehicles/:vehicleId/photos/:photoId'
const DELETED: Record<string, readonly Handler[]> = {
  '/cart/:cartItemId/removal': ['action'],
  [`${PHOTO}/removal`]: ['loader', 'action'],
  [`${PHOTO}/crop`]: ['loader', 'action'],
  [`${PHOTO}/place`]: ['action'],
}
const mayBeDeleted = (address: string, handler: Handler, id: string) =>
  id !== 'vehicleId' && DELETED[address]?.includes(handler)

describe('an unknown or malformed id is a 404:', () => {
  test.each(HANDLERS.flatMap((at) => at.ids.map((id) => ({ ...at, id }))))(
    '$address $handler, $id',
    async ({ id, ...at }) => {
      const visit = requestTo(at.address, ours)
      for (const value of mayBeDeleted(at.address, at.handler, id) ? MALFORMED : [...MALFORMED, UNKNOWN_ID]) {
        const answer = await requestWith(at, { ...visit, params: { ...visit.params, [id]: value } })
        expect({ value, answer }).toEqual({ value, answer: 'not found' })
      }
    },
  )
})
