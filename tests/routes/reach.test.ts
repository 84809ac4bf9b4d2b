import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS, VISITORS, type Visitor } from '#tests/architecture/access-table'
import { routeFiles } from '#tests/architecture/route-files'
import { useDatabase } from '#tests/world/database/database'
import { rowSnapshot } from '#tests/world/database/row-snapshot'
import { visitTo } from '#tests/world/visits/doors'
import { type Door, knock } from '#tests/world/visits/knock'
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
const WORDS = ['format', 'kind', 'paper', 'phase']
/** Compared with what stands, and never looked up. */
const COMPARED = 'replaces'
const HOLDS_NOTHING = 'only leads on, or frames what its parent shows: the parent and the action are told'

/** Doors that look at no id, each with the reason. */
const UNASKED: Record<string, string> = {
  'projects.$projectId.list.$listVehicleId.acceptance.ts loader': HOLDS_NOTHING,
  'projects.$projectId.list.$listVehicleId.booking-request.ts loader': HOLDS_NOTHING,
  'projects.$projectId.list.$listVehicleId.cart-item.tsx loader': 'asks about the cart: the action is told',
  'projects.$projectId.list.$listVehicleId.restoration.ts loader': HOLDS_NOTHING,
  'projects.$projectId.list_.activity_.seen.ts loader': HOLDS_NOTHING,
  'owner.inquiries.$inquiryId.acceptance.ts loader': HOLDS_NOTHING,
  'owner.inquiries.$inquiryId.decline.tsx loader': HOLDS_NOTHING,
  'owner.inquiries.$inquiryId.negotiation.tsx loader': HOLDS_NOTHING,
  'projects.$projectId.list.members_.$accountId.invitation.ts loader': HOLDS_NOTHING,
  'owner_.vehicles_.$vehicleId_.days.$blockId.release.ts loader': HOLDS_NOTHING,
  'provider_.mail_.$mailId.delivery.ts loader': HOLDS_NOTHING,
  'provider_.orders_.$orderId_.envelope.ts loader': HOLDS_NOTHING,
  'orders.$orderId.details.$projectId.$name_.delivery.ts loader': HOLDS_NOTHING,
  'orders.$orderId.details.$projectId.$name_.signing.ts loader': HOLDS_NOTHING,
  'orders.$orderId.details.$projectId.$name.recipients_.$recipientId.$act.ts loader': HOLDS_NOTHING,
  'provider_.inquiries_.$inquiryId.$answer.tsx loader': HOLDS_NOTHING,
  'vehiclePre-PickupInspection.$orderId.$orderItemId_.finish.ts loader': HOLDS_NOTHING,
  'pickupDetails.$orderId_.$orderItemId.return_.confirmation.ts loader': HOLDS_NOTHING,
  'owner_.orders_.$orderItemId_.return_.confirmation.ts loader': HOLDS_NOTHING,
  'owner_.orders_.$orderItemId_.inspection.$phase_.finish.ts loader': HOLDS_NOTHING,
  'owner_.orders_.$orderItemId_.inspection.$phase_.photos.ts loader': HOLDS_NOTHING,
  'vehiclePre-PickupInspection.$orderId.$orderItemId_.photos.ts loader': HOLDS_NOTHING,
}

const DOORS = routeFiles().flatMap(({ file, pattern }) =>
  (['loader', 'action'] as const).flatMap((door) => {
    const by = VISITORS.find((visitor) => ACCESS[file]?.[door]?.[visitor] === 'open')
    const ids = [...pattern.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (NO_IDS[name] ? [] : [name]))
    return by && !UNASKED[`${file} ${door}`] ? [{ file, door, by, ids }] : []
  }),
)

const strange = ({ file, door, by }: (typeof DOORS)[number], part: ReturnType<typeof visitTo>) =>
  knock(file, door, part, cookies[by])

describe('things of another crew named in one’s own project are not there:', () => {
  const mixed = DOORS.filter(({ ids }) => ids.length > 1)
  const named = mixed.flatMap((at) => at.ids.filter((id) => !WORDS.includes(id)).map((id) => ({ ...at, id })))
  test.each(named)('$file $door, $id', async ({ id, ...at }) => {
    const visit = visitTo(at.file, ours)
    const params = { ...visit.params, [id]: visitTo(at.file, theirs).params[id] ?? '' }
    expect(await strange(at, { ...visit, params })).toBe('not found')
  })

  test('in the fields of a form', async () => {
    const asked: string[] = []
    for (const at of DOORS.filter(({ door }) => door === 'action')) {
      const [visit, other] = [visitTo(at.file, ours), visitTo(at.file, theirs)]
      for (const [name, value] of Object.entries(visit.fields ?? {})) {
        if (name === COMPARED || typeof value !== 'string' || !UUID.test(value)) continue
        const fields = { ...visit.fields, [name]: other.fields?.[name] ?? '' }
        expect([at.file, name, await strange(at, { ...visit, fields })]).toEqual([at.file, name, 'not found'])
        asked.push(name)
      }
    }
    expect(asked).toEqual(expect.arrayContaining(['inquiryId', 'listId']))
  })
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const NONE = ['x', '0', '-1', '\0', '../..', "1' or '1'='1", 'a'.repeat(2000)]
/** Taking out of a cart what is gone already is no mistake. */
const isFineWithout = (file: string, door: Door) => file === 'cart.$cartItemId.removal.tsx' && door === 'action'

describe('an id that is none, or nobody’s, is not found:', () => {
  test.each(DOORS.flatMap((at) => at.ids.map((id) => ({ ...at, id }))))('$file $door, $id', async ({ id, ...at }) => {
    const visit = visitTo(at.file, ours)
    for (const value of isFineWithout(at.file, at.door) ? NONE : [...NONE, NOBODYS]) {
      const answer = await strange(at, { ...visit, params: { ...visit.params, [id]: value } })
      expect({ value, answer }).toEqual({ value, answer: 'not found' })
    }
  })
})
