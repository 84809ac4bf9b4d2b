import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOwner, aVehicle, get, post } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { PRICE_CHANGE_MESSAGES } from '~/models/owner/fleet/price-change'
import { SELECTED_DAYS_MESSAGES } from '~/models/owner/fleet/selected-days'
import { SELECTED_LISTINGS_MESSAGES } from '~/models/owner/fleet/selected-listings'
import { VACATION_MESSAGES } from '~/models/owner/vacation'
import { MAX_SELECTED } from '~/models/trade/constants'
import { ownerPaths } from '~/models/trade/paths/owner'
import { DAYS_REVERSED } from '~/models/trade/results/shared-messages'
import * as days from '~/routes/owner/fleet/days'
import * as listings from '~/routes/owner/fleet/listings'
import * as prices from '~/routes/owner/fleet/prices'
import * as vacation from '~/routes/owner/vacation'
import * as vacationEnd from '~/routes/owner/vacation-end'
import { db, vehicles } from '~/server/db/client.server'
import { setDayPrice } from '~/services/fleet/listing/edit-listing.server'

useDatabase()
startClock()

const BACK = '/owner/vehicles?view=table'
const pageOf = (path: string, ids: string[]) =>
  `${path}?${new URLSearchParams([...ids.map((id) => ['selected', id]), ['return', BACK]])}`

async function aFleet() {
  const owner = await anOwner()
  const ids = [await aVehicle(owner, { dayPrice: 10_000 }), await aVehicle(owner, { dayPrice: 20_000 })]
  return { owner, ids }
}

test('a selection needs one to a page of one’s own vehicles', async () => {
  const { owner, ids } = await aFleet()
  const open = async (selected: string[]) =>
    prices.loader(at(await get(pageOf(ownerPaths.fleetPrices(), selected), owner)))
  expect(await open(ids)).toMatchObject({ back: BACK, preview: { vehicles: [{}, {}] } })
  expect(await open([...ids, ...ids])).toMatchObject({ selected: [...ids].sort() })
  expect(await redirectOf(open([]))).toEqual({ to: BACK, says: 'Please select something first.' })
  const foreign = await aVehicle(await anOwner('walt'))
  const many = Array.from({ length: MAX_SELECTED + 1 }, () => crypto.randomUUID())
  expect(await redirectOf(open(many))).toEqual({ to: BACK, says: 'Please select at most 36 at once.' })
  for (const selected of [[foreign], [...ids, foreign], [crypto.randomUUID()], ['x']]) {
    expect(await responseStatus(open(selected))).toBe(404)
  }
})

test('prices change as previewed, and an outdated preview is refused', async () => {
  const { owner, ids } = await aFleet()
  const path = pageOf(ownerPaths.fleetPrices(), ids)
  const preview = async () => (await prices.loader(at(await get(`${path}&percent=10`, owner)))).preview
  const send = async (seen: string, percent = '10') => prices.action(at(await post(path, { percent, seen }, owner)))
  const { seen } = await preview()
  expect(await send(seen, '0')).toMatchObject(
    withStatus(400, { error: { percent: [PRICE_CHANGE_MESSAGES.noPercent] } }),
  )
  const [vehicle] = await db()
    .select()
    .from(vehicles)
    .where(eq(vehicles.id, ids[0] ?? ''))
  if (vehicle) await db().transaction((tx) => setDayPrice(tx, owner, vehicle, 50_000))
  expect(await send(seen)).toMatchObject(withStatus(409, { error: { '': [PRICE_CHANGE_MESSAGES.changed] } }))
  const fresh = (await preview()).seen
  for (const _twice of [1, 2]) expect(await redirectOf(send(fresh))).toEqual({ to: BACK, says: '2 prices changed.' })
})

test('days are blocked as previewed', async () => {
  const { owner, ids } = await aFleet()
  const path = pageOf(ownerPaths.fleetDays(), ids)
  const requested = { from: '2027-03-01', to: '2027-03-05', note: 'Show' }
  const open = async (part = {}) =>
    days.loader(at(await get(`${path}&${new URLSearchParams({ ...requested, ...part })}`, owner)))
  expect((await open({ to: '2027-02-28' })).requested).toMatchObject({ days: null, errors: { to: [DAYS_REVERSED] } })
  const { preview } = await open()
  const send = async (part = {}) =>
    days.action(at(await post(path, { ...requested, seen: preview.seen, ...part }, owner)))
  expect(await send({ seen: 'x' })).toMatchObject(withStatus(400, {}))
  const says = SELECTED_DAYS_MESSAGES.done(2)
  for (const _twice of [1, 2]) expect(await redirectOf(send())).toEqual({ to: BACK, says })
  expect(await send({ to: '2027-03-06' })).toMatchObject(
    withStatus(409, { error: { '': [SELECTED_DAYS_MESSAGES.changed] } }),
  )
})

test('listings are deactivated as previewed', async () => {
  const { owner, ids } = await aFleet()
  const path = pageOf(ownerPaths.fleetListings('deactivation'), ids)
  const params = { kind: 'deactivation' }
  const { preview } = await listings.loader(at(await get(path, owner), params))
  const send = async (seen: string) => listings.action(at(await post(path, { seen }, owner), params))
  expect(await send(`${ids[0]}:7`)).toMatchObject(
    withStatus(409, { error: { '': [expect.stringContaining('has changed'), expect.anything()] } }),
  )
  expect(SELECTED_LISTINGS_MESSAGES.changed).toBeTruthy()
  for (const _twice of [1, 2])
    expect(await redirectOf(send(preview.seen))).toEqual({ to: BACK, says: '2 listings deactivated.' })
})

test('a vacation is set and ended', async () => {
  const { owner } = await aFleet()
  const send = async (fields: Record<string, string>) =>
    vacation.action(at(await post('/owner/vacation', fields, owner)))
  expect(await send({ from: '2027-03-01', to: '' })).toMatchObject(
    withStatus(400, { error: { to: ['The last day is required.'] } }),
  )
  expect(await send({ from: '2020-03-01', to: '2027-03-01' })).toMatchObject(
    withStatus(409, { error: { from: [VACATION_MESSAGES.past] } }),
  )
  const to = ownerPaths.vacation()
  expect(await redirectOf(send({ from: '2027-03-01', to: '2027-03-05' }))).toEqual({
    to,
    says: VACATION_MESSAGES.begun,
  })
  const { seen } = await vacation.loader(at(await get(to, owner)))
  const end = async (seen: string) => vacationEnd.action(at(await post(ownerPaths.vacationEnd(), { seen }, owner)))
  expect(await redirectOf(end(''))).toEqual({ to, says: VACATION_MESSAGES.changed })
  for (const _twice of [1, 2]) expect(await redirectOf(end(seen))).toEqual({ to, says: VACATION_MESSAGES.ended })
})
