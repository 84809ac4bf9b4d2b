import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { fleetFile, tableFile } from '#tests/world/fleet-files'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { setClock } from '~/server/clock.server'
import {
  db,
  listingEvents,
  listingImportRows,
  listingImports,
  vacations,
  vehicleBlocks,
  vehiclePhotos,
  vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { exportFleet } from '~/services/fleet/import/export-fleet.server'
import { importFleet } from '~/services/fleet/import/import-fleet.server'

useDatabase()
useOwnFolder()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))
afterAll(() => setClock())

let omar: Account
beforeEach(async () => {
  omar = await anOwner()
})

const fleetOf = (owner: Account) =>
  db().select().from(vehicles).where(eq(vehicles.ownerId, owner.id)).orderBy(asc(vehicles.stockNumber))
const eventsOf = (vehicleId: string | undefined) =>
  db()
    .select()
    .from(listingEvents)
    .where(eq(listingEvents.vehicleId, vehicleId ?? ''))
    .orderBy(asc(listingEvents.id))
const rowsOf = (importId: string) =>
  db().select().from(listingImportRows).where(eq(listingImportRows.importId, importId))
const importAs = (asker: Account, file: Buffer, listWhenComplete = false) =>
  importFleet(asker, omar.id, file, { listWhenComplete })

async function imported(file: Buffer, asker = omar, listWhenComplete = false) {
  const outcome = await importAs(asker, file, listWhenComplete)
  if (!outcome.ok) throw new Error(`${outcome.message} ${outcome.hint ?? ''}`)
  return outcome
}

describe('a file', () => {
  test('becomes drafts of its owner with the same values as the form', async () => {
    expect(
      await imported(
        fleetFile(
          {},
          { 'Stock number': 'B-18', 'Daily rate': '', Address: '', Phone: '', 'Pickup type': '', 'Refused uses': '' },
        ),
      ),
    ).toMatchObject({
      added: 2,
      updated: 0,
      unchanged: 0,
    })
    expect(await fleetOf(omar)).toMatchObject([
      {
        stockNumber: 'B-17',
        listingStatus: 'draft',
        year: 1976,
        era: '1970s',
        town: 'Decatur',
        state: 'GA',
        market: 'Atlanta, GA',
        zone: 'America/New_York',
        kinds: ['taxi', 'period'],
        usageTags: ['camera car', 'wedding'],
        modifications: ['Decals', 'Partition behind the front bench'],
        modificationCost: 120_000,
        dayPrice: 35_000,
        contactPhone: '+14045550123',
        refusedUses: ['special_effects'],
        needsWrangler: false,
        runsAndDrives: true,
        revision: 1,
        latitude: expect.any(Number),
      },
      { stockNumber: 'B-18', dayPrice: 0, address1: '' },
    ])
  })

  test('imported again changes nothing, and changed rows update vehicles of any status', async () => {
    await imported(fleetFile({}, { 'Stock number': 'B-18' }))
    expect(await imported(fleetFile({}, { 'Stock number': 'B-18' }))).toMatchObject({ added: 0, unchanged: 2 })
    const [, other] = await fleetOf(omar)
    await db()
      .update(vehicles)
      .set({ listingStatus: 'deactivated' })
      .where(eq(vehicles.id, other?.id ?? ''))
    const counts = await imported(
      fleetFile({ Color: 'Red' }, { 'Stock number': 'B-18', 'Daily rate': '400', Zipcode: '90210' }),
    )
    expect(counts).toMatchObject({ updated: 2, added: 0 })
    const [first, second] = await fleetOf(omar)
    expect([first, second]).toMatchObject([
      { color: 'red', revision: 2, listingStatus: 'draft' },
      { dayPrice: 40_000, listingStatus: 'deactivated', town: 'Beverly Hills', market: 'Los Angeles, LA' },
    ])
    expect(await eventsOf(first?.id)).toMatchObject([
      { kind: 'edited', note: IMPORT_MESSAGES.edited, side: 'owner' },
      { kind: 'edited', note: IMPORT_MESSAGES.edited },
    ])
  })

  test('with a few columns changes only those', async () => {
    await imported(fleetFile({}))
    const prices = tableFile(['Unit', 'Rate'], [{ Unit: 'B-17', Rate: '$1,250.00' }])
    expect(await imported(prices)).toMatchObject({ updated: 1 })
    expect(await fleetOf(omar)).toMatchObject([
      { dayPrice: 125_000, exteriorNote: 'Roof light lights up.', year: 1976 },
    ])
  })

  test.each<[Record<string, string>[], string]>([
    [[{}, {}], 'Row 2, Stock number: This stock number is also in row 3.'],
    [[{ 'Stock number': '' }], 'Row 2, Stock number: Stock number is required'],
    [[{ Year: '1884' }], 'Row 2, Year: Please enter a year from 1885 to next year.'],
    [[{ Zipcode: '00000' }], 'Row 2, Zipcode: There is no such zipcode. Please check it.'],
    [[{ Color: 'Chrome' }], 'Row 2, Color: “Chrome” is not one of: '],
    [[{ 'Daily rate': 'a lot' }], 'Row 2, Daily rate: Please enter the price in dollars'],
    [[{ Year: '2003', VIN: '1FAFP71W83X12' }], 'Row 2, VIN: From 1981 on a VIN has 17 characters'],
    [[{ VIN: 'AB1' }, { 'Stock number': 'B-18', VIN: 'AB1' }], 'Row 2, VIN: This VIN is also in row 3.'],
    [[{ Phone: '' }], 'Row 2, Phone: Phone number is required'],
  ])('with %j is refused as a whole', async (rows, hint) => {
    const good = { 'Stock number': 'GOOD' }
    expect(await importAs(omar, fleetFile(...rows, good))).toMatchObject({
      ok: false,
      hint: expect.stringContaining(hint),
    })
    expect(await fleetOf(omar)).toEqual([])
  })

  test('with a VIN of another make is imported with a warning; with a taken VIN it is refused', async () => {
    const part = { Year: '2003', Make: 'Chevrolet', VIN: '1FAFP71W83X123456' }
    const { importId } = await imported(fleetFile(part))
    expect(await rowsOf(importId)).toMatchObject([{ warnings: [{ header: 'VIN' }, { header: 'VIN' }] }])
    await aVehicle(omar, { vin: 'AB1' })
    expect(await importAs(omar, fleetFile({ 'Stock number': 'B-18', VIN: 'AB1' }))).toMatchObject({
      hint: `Row 2, VIN: ${LISTING_MESSAGES.sameVin}`,
    })
  })

  test('imported by the staff is recorded as theirs', async () => {
    const pru = await aProvider()
    await imported(fleetFile({}), pru)
    const [vehicle] = await fleetOf(omar)
    expect(await eventsOf(vehicle?.id)).toMatchObject([{ side: 'staff', accountId: pru.id }])
  })

  test('lists complete vehicles when requested', async () => {
    await imported(fleetFile({}, { 'Stock number': 'B-18' }))
    const [first] = await fleetOf(omar)
    await db()
      .insert(vehiclePhotos)
      .values({ vehicleId: first?.id ?? '', position: 0, angle: 0, fileKey: 'x' })
    await imported(fleetFile({}, { 'Stock number': 'B-18' }))
    expect(await fleetOf(omar)).toMatchObject([{ listingStatus: 'draft' }, { listingStatus: 'draft' }])
    await imported(fleetFile({}, { 'Stock number': 'B-18' }), omar, true)
    expect(await fleetOf(omar)).toMatchObject([
      { listingStatus: 'listed', listedAt: expect.any(Date) },
      { listingStatus: 'draft', listedAt: null },
    ])
    expect((await eventsOf(first?.id)).at(-1)).toMatchObject({ kind: 'listed' })
  })
})

test('vehicles added during a vacation are blocked on its days', async () => {
  const days = { firstDay: '2026-12-01', lastDay: '2026-12-10' }
  await db()
    .insert(vacations)
    .values({ ownerId: omar.id, ...days })
  await imported(fleetFile({}))
  const [vehicle] = await fleetOf(omar)
  const blocks = await db()
    .select()
    .from(vehicleBlocks)
    .where(eq(vehicleBlocks.vehicleId, vehicle?.id ?? ''))
  expect(blocks).toMatchObject([{ kind: 'vacation', period: '[2026-12-01,2026-12-11)', active: true }])
})

test('an export can be imported without changes, whatever its texts contain', async () => {
  const typed = { exteriorNote: '=1+1\nsecond "line"; with, all', interiorNote: "'=not a guard", model: '🚕 Checker' }
  await aVehicle(omar, { stockNumber: '=A1', ...typed, usageTags: ['a;b', 'c'], modifications: ['Lowered, chopped'] })
  await aVehicle(omar, { stockNumber: '-2', zipcode: '10007', market: '', color: 'gray', modificationCost: 120_000 })
  await aVehicle(omar, { stockNumber: 'gone', listingStatus: 'deleted' })
  const before = await fleetOf(omar)
  const file = await new Response((await exportFleet(omar, omar.id)).content).text()
  expect(file.split('\r\n')[0]).toMatch(/^Stock number,Year,.*,Wrangler required,Status$/)
  expect(await imported(Buffer.from(file))).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
  expect(await fleetOf(omar)).toEqual(before)
  expect(await db().$count(listingImports, eq(listingImports.ownerId, omar.id))).toBe(1)
})
