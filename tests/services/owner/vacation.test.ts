import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, type Deal } from '#tests/world/deals'
import { subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem } from '#tests/world/orders'
import { LISTING_DETAILS } from '#tests/world/visits/filled-forms'
import { ListingDetailsForm } from '~/models/fleet/listing/listing-form'
import { setClock } from '~/server/clock.server'
import { db, vehicleBlocks } from '~/server/db/client.server'
import { createListing } from '~/services/fleet/listing/create-listing.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { periodColumns } from '~/services/owner/booked-periods.server'
import { blockDays, releaseOwnerDays } from '~/services/owner/owner-days.server'
import { requireOwnerVehicle } from '~/services/owner/require-owner-vehicle.server'
import { endVacation, setVacation, vacationDays, vacationPage } from '~/services/owner/vacation.server'

useDatabase()
let deal: Deal
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  deal = await aDeal()
})

const seen = async () => (await vacationPage(deal.owner)).seen
const setDays = async (from: string, to: string) => setVacation(deal.owner, { from, to, seen: await seen() })

/** A vehicle's active blocks of a kind, as '2026-12-01/2026-12-06'. */
async function blocksOf(vehicleId: string, kind: 'vacation' | 'owner' = 'vacation') {
  const rows = await db()
    .select(periodColumns)
    .from(vehicleBlocks)
    .where(and(eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.kind, kind), vehicleBlocks.active))
    .orderBy(asc(periodColumns.from))
  return rows.map(({ from, to }) => `${from}/${to}`)
}

test('a vacation blocks the free days of every vehicle, and bookings stay', async () => {
  const { owner } = deal
  const { vehicleId, ref } = await aBookedItem(deal.renter, deal.projectId, { owner })
  const draft = await aVehicle(owner, { listingStatus: 'draft', dayPrice: 0 })
  const gone = await aVehicle(owner, { listingStatus: 'deleted' })
  const others = await aVehicle(await anOwner('walt'))
  unwrap(await blockDays(owner, draft, { from: '2026-12-03', to: '2026-12-03', attempt: 0 }))
  unwrap(await setDays('2026-12-01', '2026-12-20'))
  expect(await blocksOf(vehicleId)).toEqual(['2026-12-01/2026-12-06', '2026-12-12/2026-12-20'])
  expect(await blocksOf(draft)).toEqual(['2026-12-01/2026-12-02', '2026-12-04/2026-12-20'])
  expect([await blocksOf(gone), await blocksOf(others)]).toEqual([[], []])
  const desk = await requireOwnerVehicle(owner, vehicleId)
  expect(desk.blocked.map(({ kind }) => kind)).toEqual(['vacation', 'vacation'])
  const block = desk.blocked[0]?.id ?? ''
  await expect(releaseOwnerDays(owner, { vehicleId, blockId: block })).rejects.toMatchObject({ init: { status: 404 } })
  expect(await vacationPage(owner)).toMatchObject({
    bookings: [{ vehicle: expect.any(String) }],
    current: { to: '2026-12-20' },
  })
  expect(await vacationDays(owner)).toBe('Dec 1, 2026 to Dec 20, 2026')

  // days that become free during the vacation are blocked too
  unwrap(await cancelItem(deal.renter, ref, { revision: 1 }))
  expect(await blocksOf(vehicleId)).toEqual(['2026-12-01/2026-12-06', '2026-12-07/2026-12-11', '2026-12-12/2026-12-20'])
  const own = (await requireOwnerVehicle(owner, draft)).blocked.find(({ kind }) => kind === 'owner')
  unwrap(await releaseOwnerDays(owner, { vehicleId: draft, blockId: own?.id ?? '' }))
  expect((await blocksOf(draft))[1]).toBe('2026-12-03/2026-12-03')
})

test('the page of a vacation under way lists the bookings that are not over', async () => {
  const { owner } = deal
  await aBookedItem(deal.renter, deal.projectId, { owner })
  unwrap(await setDays('2026-12-01', '2026-12-20'))
  const bookings = async () => (await vacationPage(owner)).bookings.map(({ days }) => days)
  setClock(new Date('2026-12-11T15:00:00Z'))
  expect(await bookings()).toEqual(['Dec 7, 2026 to Dec 11, 2026'])
  setClock(new Date('2026-12-12T15:00:00Z'))
  expect(await bookings()).toEqual([])
})

test('a vehicle added during a vacation is blocked too', async () => {
  unwrap(await setDays('2026-11-20', '2026-12-20'))
  const id = crypto.randomUUID()
  const details = ListingDetailsForm.parse(LISTING_DETAILS)
  unwrap(await createListing(deal.owner, { details, vehicleId: id }))
  expect(await blocksOf(id)).toEqual(['2026-11-20/2026-12-20'])
  setClock(new Date('2026-12-21T15:00:00Z'))
  const later = crypto.randomUUID()
  unwrap(await createListing(deal.owner, { details: { ...details, vin: '', stockNumber: '' }, vehicleId: later }))
  expect(await blocksOf(later)).toEqual([])
  expect(await vacationPage(deal.owner)).toMatchObject({ current: null, seen: '' })
})

test('crews that want the days are notified once when they are taken and once when they are free', async () => {
  await anInquiry(deal)
  const before = (await subjectsTo(deal.renter)).length
  const newSubjects = async () => (await subjectsTo(deal.renter)).slice(before).map((subject) => subject.split(':')[0])
  unwrap(await setDays('2026-12-01', '2026-12-20'))
  unwrap(await setVacation(deal.owner, { from: '2026-12-01', to: '2026-12-20', seen: '' }))
  expect(await newSubjects()).toEqual(['No longer available'])
  // the days are still blocked
  unwrap(await setDays('2026-12-02', '2026-12-08'))
  expect(await newSubjects()).toHaveLength(1)
  unwrap(await setDays('2026-12-02', '2026-12-05'))
  expect(await newSubjects()).toEqual(['No longer available', 'Available again'])
  unwrap(await setDays('2026-12-02', '2026-12-09'))
  unwrap(await endVacation(deal.owner, { seen: await seen() }))
  unwrap(await endVacation(deal.owner, { seen: 'long ago' }))
  expect(await newSubjects()).toEqual([
    'No longer available',
    'Available again',
    'No longer available',
    'Available again',
  ])
})

test('a vacation that ends early keeps the past days blocked', async () => {
  unwrap(await setDays('2026-11-20', '2026-12-20'))
  setClock(new Date('2026-12-01T15:00:00Z'))
  unwrap(await endVacation(deal.owner, { seen: await seen() }))
  expect(await blocksOf(deal.vehicleId)).toEqual(['2026-11-20/2026-11-30'])
  unwrap(await setDays('2026-12-01', '2026-12-02'))
  expect(await blocksOf(deal.vehicleId)).toEqual(['2026-11-20/2026-11-30', '2026-12-01/2026-12-02'])
})

test.each([
  ['2026-11-19', '2026-11-22', 'starts-in-the-past'],
  ['2026-11-21', '2028-11-21', 'too-far-ahead'],
])('%s to %s is refused', async (from, to, code) => {
  expect(await setDays(from, to)).toMatchObject({ code })
  expect(await blocksOf(deal.vehicleId)).toEqual([])
})

test('a page that does not show the current vacation changes nothing', async () => {
  unwrap(await setDays('2026-12-01', '2026-12-20'))
  const old = await seen()
  unwrap(await setDays('2026-12-01', '2026-12-10'))
  for (const outcome of [
    await setVacation(deal.owner, { from: '2026-12-05', to: '2026-12-06', seen: old }),
    await endVacation(deal.owner, { seen: old }),
  ]) {
    expect(outcome).toMatchObject({ code: 'vacation-changed' })
  }
  expect(await blocksOf(deal.vehicleId)).toEqual(['2026-12-01/2026-12-10'])
})
