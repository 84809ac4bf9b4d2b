import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { LISTING_DETAILS, LISTING_TERMS } from '#tests/world/visits/filled-forms'
import { responseStatus } from '#tests/world/visits/responses'
import { ListingDetailsForm, ListingTermsForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { setClock } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { copyListing } from '~/services/fleet/listing/copy-listing.server'
import { createListing } from '~/services/fleet/listing/create-listing.server'
import { editDetails, editTerms } from '~/services/fleet/listing/edit-listing.server'
import { listingDetailsPage } from '~/services/fleet/listing/listing-pages.server'
import { placeOfZip } from '~/services/fleet/listing/place-of-zip.server'
import { allListingEvents } from '~/services/fleet/listing-events.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

const details = ListingDetailsForm.parse({ ...LISTING_DETAILS, stockNumber: '' })
const terms = ListingTermsForm.parse(LISTING_TERMS)

let omar: Account
beforeEach(async () => {
  omar = await anOwner()
})

const rowOf = async (id: string) => (await db().select().from(vehicles).where(eq(vehicles.id, id)))[0]
const create = (part: Partial<typeof details> = {}, vehicleId: string = randomUUID(), confirmedVin?: string) =>
  createListing(omar, { details: { ...details, ...part }, confirmedVin, vehicleId })

/** An edit of the whole form as it was loaded, with these fields changed. */
async function edited(vehicleId: string, part: Partial<typeof details>, revision = 1, loaded = details) {
  return { vehicleId, edit: { sent: { ...loaded, ...part }, revision, loaded } }
}

describe('a new listing', () => {
  test('is a draft of its owner, located by its zipcode, without a price', async () => {
    const vehicleId = randomUUID()
    expect(await create({}, vehicleId)).toEqual({ ok: true, vehicleId })
    expect(await rowOf(vehicleId)).toMatchObject({
      ownerId: omar.id,
      listingStatus: 'draft',
      year: 1976,
      era: '1970s',
      town: 'Decatur',
      state: 'GA',
      market: 'Atlanta, GA',
      zone: 'America/New_York',
      dayPrice: 0,
      kinds: ['taxi', 'period'],
      usageTags: ['camera car', 'wedding'],
      modifications: ['Decals', 'Partition behind the front bench'],
      modificationCost: 120_000,
      runsAndDrives: true,
    })
  })

  test('is created once when its form is sent repeatedly, with the last values', async () => {
    const vehicleId = randomUUID()
    await Promise.all([create({}, vehicleId), create({}, vehicleId)])
    expect(await create({ model: 'Impala' }, vehicleId)).toMatchObject({ ok: true })
    expect(await db().$count(vehicles, eq(vehicles.ownerId, omar.id))).toBe(1)
    expect(await rowOf(vehicleId)).toMatchObject({ model: 'Impala', revision: 2 })
  })

  test('does not overwrite a draft that was edited after it was saved', async () => {
    const vehicleId = randomUUID()
    await create({}, vehicleId)
    await editDetails(omar, await edited(vehicleId, { color: 'red' }))
    expect(await create({}, vehicleId)).toMatchObject({ message: LISTING_FORM_MESSAGES.draftChanged })
    expect(await create({ color: 'red' }, vehicleId)).toMatchObject({ ok: true })
    expect(await rowOf(vehicleId)).toMatchObject({ color: 'red', revision: 2 })
  })

  test('never overwrites a listed vehicle or another owner’s', async () => {
    const [listed, others] = [await aVehicle(omar), await aVehicle(await anOwner())]
    expect(await create({}, listed)).toMatchObject({ code: 'listing-changed', message: LISTING_FORM_MESSAGES.isListed })
    expect(await responseStatus(create({}, others))).toBe(404)
    expect([await rowOf(listed), await rowOf(others)]).toMatchObject(
      Array(2).fill({ model: 'Caprice', zone: expect.any(String), dayPrice: 10_000 }),
    )
  })

  test.each([
    [{ zipcode: '00000' }, 'zipcode', LISTING_FORM_MESSAGES.zipUnknown],
    [{ year: '1884' }, 'year', LISTING_FORM_MESSAGES.yearOutOfRange],
    [{ year: '2028' }, 'year', LISTING_FORM_MESSAGES.yearOutOfRange],
  ])('%j is refused', async (part, field, message) => {
    expect(await create(part)).toMatchObject({ ok: false, field, message })
  })
})

describe('a draft added by the staff', () => {
  test('belongs to the owner, and its history names the staff', async () => {
    const [pru, vehicleId] = [await aProvider(), randomUUID()]
    const add = () => createListing(pru, { details, vehicleId, forOwner: omar.id })
    expect([await add(), await add()]).toEqual(Array(2).fill({ ok: true, vehicleId }))
    expect(await rowOf(vehicleId)).toMatchObject({ ownerId: omar.id, listingStatus: 'draft', revision: 1 })
    expect(await allListingEvents(db(), vehicleId)).toMatchObject([
      { side: 'staff', note: LISTING_FORM_MESSAGES.addedForOwner },
    ])
    const [walt, vehicle] = [await anOwner('walt'), { details, vehicleId }]
    expect(await responseStatus(createListing(pru, { ...vehicle, forOwner: walt.id }))).toBe(404)
    expect(await responseStatus(createListing(pru, { ...vehicle, forOwner: pru.id }))).toBe(404)
    expect(await responseStatus(createListing(walt, { ...vehicle, forOwner: omar.id }))).toBe(403)
  })
})

describe('a copy', () => {
  test('is created once as a draft, without VIN and stock number', async () => {
    const vehicleId = await aVehicle(omar, { vin: 'ABC123', stockNumber: 'A-1', contactPhone: '+14045550100' })
    const copyId = randomUUID()
    const copies = [copyListing(omar, { vehicleId, copyId }), copyListing(await aProvider(), { vehicleId, copyId })]
    expect(await Promise.all(copies)).toEqual([{ ok: true }, { ok: true }])
    const { id, createdAt, ...same } = { ...(await rowOf(vehicleId)) }
    const own = { vin: '', stockNumber: '', listingStatus: 'draft', listedAt: null }
    expect(await rowOf(copyId)).toMatchObject({ ...same, ...own, revision: 1 })
    expect(await allListingEvents(db(), copyId)).toMatchObject([
      { kind: 'edited', note: LISTING_FORM_MESSAGES.copyOf('1976 Chevrolet Caprice') },
    ])
    const walts = await aVehicle(await anOwner('walt'))
    expect(await responseStatus(copyListing(omar, { vehicleId: walts, copyId }))).toBe(404)
    expect(await responseStatus(copyListing(await aProvider(), { vehicleId: walts, copyId }))).toBe(404)
  })
})

describe('a VIN', () => {
  const FORD_OF_2003 = '1FAFP71W83X123456'

  test('that contradicts the year or make needs confirmation of that VIN', async () => {
    const part = { year: '2003', make: 'Chevrolet', vin: FORD_OF_2003 }
    expect(await create(part)).toMatchObject({ code: 'listing-invalid', field: 'confirmedVin' })
    expect(await create(part, randomUUID(), '1FAFP71W83X999999')).toMatchObject({ field: 'confirmedVin' })
    const vehicleId = randomUUID()
    expect(await create({ ...part, vin: '1fafp71w8 3x-123456' }, vehicleId, FORD_OF_2003)).toMatchObject({ ok: true })
    expect(await rowOf(vehicleId)).toMatchObject({ vin: FORD_OF_2003 })
    expect(await create({ ...part, vin: '1FAFP71W83X12345' })).toMatchObject({ field: 'vin' })
  })

  test('is unique among the listings of an owner, but not across owners', async () => {
    await aVehicle(omar, { vin: details.vin })
    await aVehicle(await anOwner(), { vin: details.vin })
    expect(await create()).toMatchObject({ field: 'vin', message: LISTING_MESSAGES.sameVin })
    expect(await create({ vin: '' })).toMatchObject({ ok: true })
  })
})

test('a stock number is unique among the vehicles of an owner that are not deleted', async () => {
  const other = await anOwner()
  await aVehicle(omar, { stockNumber: 'B-17', listingStatus: 'deleted' })
  await aVehicle(other, { stockNumber: 'B-17' })
  expect(await create({ stockNumber: 'B-17' })).toMatchObject({ ok: true })
  const taken = { field: 'stockNumber', message: LISTING_MESSAGES.sameStockNumber }
  expect(await create({ stockNumber: 'B-17' })).toMatchObject(taken)
  const second = randomUUID()
  await create({}, second)
  expect(await editDetails(omar, await edited(second, { stockNumber: 'B-17' }))).toMatchObject(taken)
})

describe('an edit', () => {
  const loadedFrom = async (vehicleId: string) => (await listingDetailsPage(omar, vehicleId)).values

  test('writes the changed fields, and the place when the zipcode changes', async () => {
    const vehicleId = randomUUID()
    await create({}, vehicleId)
    expect(await editDetails(omar, await edited(vehicleId, { zipcode: '90210', color: 'red' }))).toEqual({ ok: true })
    const place = { town: 'Beverly Hills', state: 'CA', market: 'Los Angeles, LA', zone: 'America/Los_Angeles' }
    expect(await rowOf(vehicleId)).toMatchObject({ ...place, color: 'red', revision: 2 })
    expect(await loadedFrom(vehicleId)).toMatchObject({
      revision: '2',
      zipcode: '90210',
      usageTags: 'camera car, wedding',
    })
  })

  test('keeps concurrent changes to other fields and reports conflicts', async () => {
    const vehicleId = randomUUID()
    await create({}, vehicleId)
    await editDetails(omar, await edited(vehicleId, { color: 'red', kinds: ['police'] }))
    expect(await editDetails(omar, await edited(vehicleId, { model: 'Impala' }))).toEqual({ ok: true })
    expect(await rowOf(vehicleId)).toMatchObject({ color: 'red', kinds: ['police'], model: 'Impala' })
    expect(await editDetails(omar, await edited(vehicleId, { color: 'blue', kinds: ['hero'] }))).toMatchObject({
      code: 'listing-changed',
      conflict: { problems: { color: ['It now says “red”.'], kinds: ['It now says “police”.'] } },
    })
    expect(await rowOf(vehicleId)).toMatchObject({ color: 'red' })
  })

  test('of price and pickup changes only those, and repeated changes nothing', async () => {
    const vehicleId = randomUUID()
    await create({}, vehicleId)
    const edit = { sent: terms, revision: 1, loaded: {} }
    for (const _ of [1, 2]) expect(await editTerms(omar, { vehicleId, edit })).toEqual({ ok: true })
    expect(await rowOf(vehicleId)).toMatchObject({
      dayPrice: 35_000,
      contactPhone: '+14045550123',
      refusedUses: ['special_effects'],
      needsWrangler: false,
      model: 'Caprice',
      revision: 2,
    })
  })

  test('is allowed to the owner and the staff only', async () => {
    const vehicleId = randomUUID()
    await create({}, vehicleId)
    const change = await edited(vehicleId, { color: 'red' })
    expect(await responseStatus(editDetails(await anOwner(), change))).toBe(404)
    expect(await editDetails(await aProvider(), change)).toEqual({ ok: true })
  })
})

test.each([
  ['30030', 'Decatur', 'GA', 'Atlanta, GA', 'America/New_York'],
  ['37402', 'Chattanooga', 'TN', 'Atlanta, GA', 'America/New_York'],
  ['36104', 'Montgomery', 'AL', 'Atlanta, GA', 'America/Chicago'],
  ['93301', 'Bakersfield', 'CA', 'Los Angeles, LA', 'America/Los_Angeles'],
  ['85003', 'Phoenix', 'AZ', '', 'America/Phoenix'],
  ['96813', 'Honolulu', 'HI', '', 'Pacific/Honolulu'],
])('%s is in %s, %s', async (zipcode, town, state, market, zone) => {
  expect(await placeOfZip(zipcode)).toMatchObject({ town, state, market, zone })
})

test.each(['00000', '99999', '09001', 'K1A'])('zipcode %s has no place', async (zipcode) => {
  expect(await placeOfZip(zipcode)).toBeNull()
})
