import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS, type Visitor } from '#tests/architecture/policies'
import { anAdmin, aProject, post, signedIn } from '#tests/world/builders'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { MAY_BE_DONE } from '#tests/world/item-table'
import { aBookedItem, itemNow } from '#tests/world/orders'
import { at, responseStatus } from '#tests/world/visits/responses'
import { priceAfter, priceOf } from '~/models/orders/items/item-price'
import { type Booking, countDays } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { listedRate } from '~/models/trade/money'
import { AMENDMENT_KINDS, type AmendmentKind, ITEM_NOUNS } from '~/models/trade/vocabulary/orders'
import * as amendment from '~/routes/orders/items/amendment'
import { setClock } from '~/server/clock.server'
import { db, orderItems } from '~/server/db/client.server'
import { cancelItem, completeItem } from '~/services/orders/items/amend-item.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'

/**
 * Every state of a booked vehicle, every visitor and every amendment, posted without its page, with valid fields. The
 * access table defines who may amend, MAY_BE_DONE when it is possible; these tests cover the combination, and that
 * access is checked first.
 */
useDatabase()

const ORDERED = new Date('2026-11-20T15:00:00Z')
const DAY = '2026-11-25'
const TODAY = new Date(`${DAY}T15:00:00Z`)
const DAILY = 10_000

/** Days that produce each state on November 25. */
const STATES = {
  confirmed: { from: '2026-12-07', to: '2026-12-11' },
  'in-progress': { from: '2026-11-24', to: '2026-11-28' },
  overdue: { from: '2026-11-20', to: '2026-11-22' },
  completed: { from: '2026-11-21', to: '2026-11-23' },
  cancelled: { from: '2026-12-14', to: '2026-12-15' },
} as const satisfies Record<string, Booking>
type State = keyof typeof STATES
const NAMES = ['confirmed', 'in-progress', 'overdue', 'completed', 'cancelled'] as const satisfies State[]

/** An overdue item is still on rental. */
const mayBeDone = (kind: AmendmentKind, state: State) =>
  MAY_BE_DONE[state === 'overdue' ? 'in-progress' : state].includes(kind)

/** Valid fields for the amendment. */
function fieldsFor(kind: AmendmentKind, { from, to }: Booking, revision: number): Record<string, string> {
  const listed = listedRate(DAILY, countDays({ from, to }))
  const rates = { daily: DAILY, listed, agreed: listed }
  const other = { from: addDays(from, 1), to: addDays(to, 1) }
  // no extension ends in the past
  const longer = { from, to: to < DAY ? DAY : addDays(to, 1) }
  const fields = {
    cancel: {},
    change: { ...other, seen: `${priceOf(rates, other)}` },
    extend: { to: longer.to, seen: `${priceAfter('extend', { rates, price: listed }, countDays(longer))}` },
    complete: { to: from },
  }
  return { ...fields[kind], revision: `${revision}` }
}

let crew: Awaited<ReturnType<typeof aCrewAtWork>>
let cookies: Awaited<ReturnType<typeof cookiesOf>>
let items: Record<State, ItemRef>
let elsewhere: ItemRef

beforeAll(async () => {
  setClock(ORDERED)
  crew = await aCrewAtWork({}, Object.values(STATES))
  const { projectId, orderId } = crew.params
  const booked = await db()
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, Number(orderId)))
  const itemOn = ({ from }: Booking) => ({
    projectId,
    orderId: Number(orderId),
    orderItemId: booked.find(({ bookedFrom }) => bookedFrom === from)?.id ?? '',
  })
  items = {
    confirmed: itemOn(STATES.confirmed),
    'in-progress': itemOn(STATES['in-progress']),
    overdue: itemOn(STATES.overdue),
    completed: itemOn(STATES.completed),
    cancelled: itemOn(STATES.cancelled),
  }
  setClock(TODAY)
  const { admin } = crew.people
  unwrap(await cancelItem(admin, items.cancelled, { revision: 1 }))
  unwrap(await completeItem(admin, items.completed, { to: '2026-11-23', revision: 1 }))
  const { stranger } = crew.people
  elsewhere = (await aBookedItem(stranger, await aProject({ Owner: stranger }))).ref
  cookies = await cookiesOf(crew)
})

/** The status of a form posted without its page. */
async function send(kind: AmendmentKind, item: ItemRef, by: string, fields: Record<string, string>): Promise<number> {
  const { orderId, projectId, orderItemId } = item
  const path = `/orders/${orderId}/details/${projectId}/x/${orderItemId}/${ITEM_NOUNS[kind]}`
  const request = await post(path, fields, by || undefined)
  return responseStatus(amendment.action(at(request, { orderId: `${orderId}`, projectId, name: 'x', orderItemId })))
}

/** The status for each refusal in the access table. */
const CLOSED = { login: 302, forbidden: 403, 'not found': 404, gone: 410 }

function accessFor(kind: AmendmentKind, visitor: Visitor) {
  const policy = ACCESS[`/orders/:orderId/details/:projectId/:name/:orderItemId/${ITEM_NOUNS[kind]}`]?.action
  if (!policy) throw new Error('The access table has lost a dialog.')
  return policy[visitor]
}

describe('refused amendments change nothing', () => {
  let before: string[]
  beforeAll(async () => {
    before = await rowSnapshot()
  })

  test.each(NAMES)('an item that is %s', async (state) => {
    const { revision } = await itemNow(items[state])
    const statuses: string[] = []
    const expected: string[] = []
    for (const kind of AMENDMENT_KINDS) {
      const fields = fieldsFor(kind, STATES[state], revision)
      for (const visitor of VISITORS) {
        const access = accessFor(kind, visitor)
        if (access === 'open' && mayBeDone(kind, state)) continue
        statuses.push(`${kind} ${visitor} ${await send(kind, items[state], cookies[visitor], fields)}`)
        expected.push(`${kind} ${visitor} ${access === 'open' ? 409 : CLOSED[access]}`)
      }
      // through the path of another order or project
      const { orderId, projectId } = elsewhere
      for (const item of [
        { ...items[state], orderId },
        { ...items[state], projectId },
      ])
        statuses.push(`${kind} elsewhere ${await send(kind, item, cookies.admin, fields)}`)
      expected.push(`${kind} elsewhere 404`, `${kind} elsewhere 404`)
    }
    expect(statuses).toEqual(expected)
  })

  test('the database is unchanged', async () => expect(await rowSnapshot()).toEqual(before))
})

describe('allowed amendments succeed for an admin who manages the project', () => {
  const cells = NAMES.flatMap((state) =>
    AMENDMENT_KINDS.filter((kind) => mayBeDone(kind, state)).map((kind) => [kind, state] as const),
  )
  test.each(cells)('%s an item that is %s', async (kind, state) => {
    const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
    const projectId = await aProject({ Owner: dana, Manager: marcus })
    for (const leader of [dana, marcus]) {
      setClock(ORDERED)
      const { ref: item } = await aBookedItem(dana, projectId, STATES[state])
      setClock(TODAY)
      expect(await send(kind, item, await signedIn(leader), fieldsFor(kind, STATES[state], 1))).toBe(302)
      expect((await itemNow(item)).revision).toBe(2)
    }
  })
})
