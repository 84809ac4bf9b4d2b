import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { rolledBack, useDatabase } from '#tests/world/database/database'
import { anInquiry } from '#tests/world/deals'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { fleetFile } from '#tests/world/fleet-files'
import { responseStatus } from '#tests/world/visits/responses'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { listedRate } from '~/models/trade/money'
import type { ListingEvent } from '~/models/trade/vocabulary/listings'
import { setClock } from '~/server/clock.server'
import {
  db,
  listingEvents,
  listingImportRows,
  listingImports,
  vehiclePhotos,
  vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { cleanUpImports } from '~/services/fleet/import/clean-up-imports.server'
import { importFleet } from '~/services/fleet/import/import-fleet.server'
import { undoImport } from '~/services/fleet/import/undo-import.server'
import { asksForEdits, recordListingEvent } from '~/services/fleet/listing-events.server'

useDatabase()
useOwnFolder()
afterAll(() => setClock())

const NOON = new Date('2026-11-20T15:00:00Z')
const later = (hours: number) => setClock(new Date(NOON.getTime() + hours * 3_600_000))

let omar: Account
beforeEach(async () => {
  setClock(NOON)
  omar = await anOwner()
})

const fleetOf = (owner: Account) =>
  db().select().from(vehicles).where(eq(vehicles.ownerId, owner.id)).orderBy(asc(vehicles.stockNumber))

async function imported(...rows: Record<string, string>[]) {
  const outcome = await importFleet(omar, omar.id, fleetFile(...rows))
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.importId
}

async function aFleet() {
  await imported({ 'Stock number': 'A' })
  later(1)
  return imported({ 'Stock number': 'A', Color: 'Red', 'Usage tags': 'hero' }, { 'Stock number': 'B' })
}

test('undoing an import deletes added vehicles and restores changed ones, once', async () => {
  const importId = await aFleet()
  await db().update(vehicles).set({ dayPrice: 0 }).where(eq(vehicles.stockNumber, 'B'))
  later(2)
  expect(await undoImport(omar, importId)).toEqual({ ok: true })
  expect(await undoImport(omar, importId)).toEqual({ ok: true })
  const [a, b] = await fleetOf(omar)
  expect([a, b]).toMatchObject([
    { color: 'yellow', usageTags: ['camera car', 'wedding'], listingStatus: 'draft', revision: 3 },
    { listingStatus: 'deleted' },
  ])
  const events = db()
    .select()
    .from(listingEvents)
    .where(eq(listingEvents.vehicleId, b?.id ?? ''))
    .orderBy(asc(listingEvents.id))
  expect((await events).at(-1)).toMatchObject({ kind: 'deleted', note: IMPORT_MESSAGES.undone })
  expect(await db().select().from(listingImports).where(eq(listingImports.id, importId))).toMatchObject([
    { status: 'undone', undoneAt: expect.any(Date) },
  ])
})

test('a draft that an import has priced and listed is a draft without a price again', async () => {
  const vehicleId = await aVehicle(omar, { stockNumber: 'A', listingStatus: 'draft', dayPrice: 0 })
  await db().insert(vehiclePhotos).values({ vehicleId, position: 0, angle: 0, fileKey: 'photos/a' })
  const outcome = await importFleet(omar, omar.id, fleetFile({ 'Stock number': 'A' }), { listWhenComplete: true })
  expect(await fleetOf(omar)).toMatchObject([{ listingStatus: 'listed' }])
  expect(await undoImport(omar, outcome.ok ? outcome.importId : '')).toEqual({ ok: true })
  expect(await fleetOf(omar)).toMatchObject([{ listingStatus: 'draft', dayPrice: 0 }])
})

test("requests for edits end with an owner's import and are pending again after its undo", async () => {
  await imported({ 'Stock number': 'A' })
  const [a] = await fleetOf(omar)
  const vehicleId = a?.id ?? ''
  const pru = await aProvider()
  await db().update(vehicles).set({ listingStatus: 'edit_requests' }).where(eq(vehicles.id, vehicleId))
  await db().transaction((tx) => recordListingEvent(tx, pru, vehicleId, 'edits-requested', 'Wrong color'))
  later(1)
  const pending = async () => [(await fleetOf(omar))[0]?.listingStatus, await asksForEdits(db(), vehicleId)]
  await importFleet(pru, omar.id, fleetFile({ 'Stock number': 'A', 'Usage tags': 'hero' }))
  expect(await pending()).toEqual(['edit_requests', true])
  const importId = await imported({ 'Stock number': 'A', Color: 'Red', 'Usage tags': 'hero' })
  expect(await pending()).toEqual(['listed', false])
  later(2)
  expect(await undoImport(omar, importId)).toEqual({ ok: true })
  expect(await pending()).toEqual(['edit_requests', true])
})

test('the same file can be imported again after undoing', async () => {
  const importId = await aFleet()
  later(2)
  await undoImport(omar, importId)
  await imported({ 'Stock number': 'B' })
  expect(await fleetOf(omar)).toMatchObject([{ stockNumber: 'A' }, { stockNumber: 'B' }, { stockNumber: 'B' }])
})

describe('undoing is refused as a whole', () => {
  const untouched = async (importId: string) => {
    expect(await fleetOf(omar)).toMatchObject([{ color: 'red' }, { listingStatus: 'draft' }])
    expect(await db().select().from(listingImports).where(eq(listingImports.id, importId))).toMatchObject([
      { status: 'applied' },
    ])
  }

  test('after a day', async () => {
    const importId = await aFleet()
    later(26)
    expect(await undoImport(omar, importId)).toMatchObject({ code: 'undo-expired' })
    await untouched(importId)
  })

  test('once a vehicle was edited, which is named; photos and listing what was added do not count', async () => {
    const importId = await aFleet()
    later(2)
    const [, b] = await fleetOf(omar)
    const record = (kind: ListingEvent, note = '') =>
      db().transaction((tx) => recordListingEvent(tx, omar, b?.id ?? '', kind, note))
    await record('edited', PHOTO_MESSAGES.edited)
    await record('listed')
    await rolledBack(async () => expect(await undoImport(omar, importId)).toEqual({ ok: true }))
    await record('edited')
    expect(await undoImport(omar, importId)).toMatchObject({
      code: 'import-in-use',
      hint: '1976 Chevrolet Caprice (B).',
    })
    await untouched(importId)
  })

  test('once a vehicle was inquired about', async () => {
    const importId = await aFleet()
    later(2)
    const [a] = await fleetOf(omar)
    const vehicleId = a?.id ?? ''
    await db().update(vehicles).set({ listingStatus: 'listed' }).where(eq(vehicles.id, vehicleId))
    const renter = await anAdmin()
    const projectId = await aProject({ Owner: renter })
    const listId = await aList(projectId, renter)
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, renter)
    const rate = listedRate(35_000, 5)
    await anInquiry(
      { renter, owner: omar, projectId, listId, vehicleId, listVehicleId },
      { rate, usage: ['hero_shots'] },
    )
    expect(await undoImport(omar, importId)).toMatchObject({ code: 'import-in-use' })
  })
})

test('undoing is allowed to the owner and the staff only', async () => {
  const importId = await aFleet()
  later(2)
  expect(await responseStatus(undoImport(await anOwner(), importId))).toBe(404)
  expect(await undoImport(await aProvider(), importId)).toEqual({ ok: true })
})

test('undoing does not affect vehicles of other imports, nor added ones that were deleted', async () => {
  const other = await aVehicle(omar, { stockNumber: 'Z' })
  const importId = await aFleet()
  later(2)
  const isB = and(eq(vehicles.stockNumber, 'B'), eq(vehicles.ownerId, omar.id))
  const [{ id = '' } = {}] = await db().update(vehicles).set({ listingStatus: 'deleted' }).where(isB).returning()
  await db().transaction((tx) => recordListingEvent(tx, omar, id, 'deleted'))
  expect(await undoImport(omar, importId)).toEqual({ ok: true })
  const isDeletion = and(eq(listingEvents.vehicleId, id), eq(listingEvents.kind, 'deleted'))
  expect(await db().$count(listingEvents, isDeletion)).toBe(1)
  expect((await fleetOf(omar)).find(({ id }) => id === other)).toMatchObject({ listingStatus: 'listed' })
})

test('after a week the file and the stored values of an import are deleted', async () => {
  const importId = await aFleet()
  later(200)
  await cleanUpImports()
  const [row] = await db().select().from(listingImports).where(eq(listingImports.id, importId))
  expect(row).toMatchObject({ status: 'applied', fileId: null, added: 1, updated: 1 })
  const rows = await db().select().from(listingImportRows).where(eq(listingImportRows.importId, importId))
  expect(rows.map(({ columns, before }) => [columns, before])).toEqual([
    [null, null],
    [null, null],
  ])
})
