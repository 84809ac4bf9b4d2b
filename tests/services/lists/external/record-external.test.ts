import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aUser, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anExternal, PURCHASED, RENTED } from '#tests/world/externals'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { aStoredInquiry } from '#tests/world/stages'
import { responseStatus } from '#tests/world/visits/responses'
import type { ExternalFields } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import type { ExternalFileKind } from '~/models/trade/vocabulary/external-vehicles'
import { setClock } from '~/server/clock.server'
import { db, externalFiles, externalVehicles, listVehicles, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { editExternal } from '~/services/lists/external/edit-external.server'
import { externalView } from '~/services/lists/external/external-view.server'
import { quickEditExternal } from '~/services/lists/external/quick-edit-external.server'
import { receiveExternalFiles } from '~/services/lists/external/receive-files.server'
import { quickRecordExternal, recordExternal } from '~/services/lists/external/record-external.server'
import { externalCards } from '~/services/lists/external-cards/external-cards.server'
import { removeVehicle, restoreVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()
useOwnFolder()
checkFilesHere()

const START = new Date('2026-12-01T12:00:00Z')
beforeEach(() => setClock(START))

const fieldsOf = (fields: typeof RENTED | typeof PURCHASED): ExternalFields => ({
  ...fields,
  cosmetic_changes: [...fields.cosmetic_changes],
  usages: [...fields.usages],
})

/** As text, without ids, whose digits are random. */
const withoutIds = (value: object) => JSON.stringify(value).replace(/[0-9a-f-]{36}/g, '')

/** A project with a list. */
async function aPlace() {
  const [dana, mel, vic] = [await anAdmin(), await aMember(), await aUser()]
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  return { dana, mel, vic, projectId, listId: await aList(projectId, dana) }
}
type Place = Awaited<ReturnType<typeof aPlace>>

/** Files as they arrive with a form. */
async function arriving(asker: Account, { projectId }: Place, ...sent: [ExternalFileKind, string, Buffer][]) {
  const { take, arrived } = await receiveExternalFiles(asker, projectId)
  for (const [kind, name, bytes] of sent) {
    const field = kind === 'photo' ? 'vehicle-photos' : 'purchase-files'
    await take({
      field,
      name,
      content: (async function* () {
        yield bytes
      })(),
    })
  }
  return arrived
}

const INVOICE = Buffer.from('<script>alert(1)</script>')

async function recorded(place: Place, fields = fieldsOf(RENTED)) {
  const at = { projectId: place.projectId, listId: place.listId, listVehicleId: randomUUID() }
  const arrived = await arriving(place.mel, place, ['photo', 'a.jpg', await aPhoto()], ['purchase', 'a.html', INVOICE])
  return { at, outcome: await recordExternal(place.mel, at, fields, { arrived, staged: [] }) }
}

const viewOf = async (asker: Account, { projectId, listVehicleId }: { projectId: string; listVehicleId: string }) =>
  externalView(await requireMembership(asker, projectId), listVehicleId)

test('a rented vehicle is recorded once with its files, however often the form is sent', async () => {
  const place = await aPlace()
  const { at, outcome } = await recorded(place)
  expect(outcome).toEqual({ ok: true })
  const again = async (fields: ExternalFields) => recordExternal(place.mel, at, fields, { arrived: [], staged: [] })
  expect(await again(fieldsOf(RENTED))).toEqual({ ok: true })
  expect(await again({ ...fieldsOf(RENTED), color: 'blue' })).toMatchObject({ code: 'external-changed' })
  expect(await db().$count(externalVehicles, eq(externalVehicles.projectId, place.projectId))).toBe(1)
  const view = await viewOf(place.dana, at)
  expect(view).toMatchObject({ title: '2019 Ford F-150', needsDetails: false, procurement: 'Rent' })
  expect(view.costs).toEqual({
    price: '$2,400.00',
    company: { name: 'Peach State Rentals', email: 'desk@peach.example', phone: '+1 (404) 555-0123' },
  })
  expect([view.photos.length, view.files?.map(({ name }) => name)]).toEqual([1, ['a.html']])
})

test('a purchase loses what was typed about a rental', async () => {
  const place = await aPlace()
  const { at } = await recorded(place, { ...fieldsOf(RENTED), purchaseType: 'purchase' })
  expect(await viewOf(place.dana, at)).toMatchObject({
    procurement: 'Purchase',
    rentalDays: null,
    costs: { company: null },
  })
})

test('without a photo, or with a file that is refused, nothing is written', async () => {
  const place = await aPlace()
  const at = { projectId: place.projectId, listId: place.listId, listVehicleId: randomUUID() }
  const attempt = async (...sent: [ExternalFileKind, string, Buffer][]) => {
    const arrived = await arriving(place.mel, place, ...sent)
    return recordExternal(place.mel, at, fieldsOf(PURCHASED), { arrived, staged: [] })
  }
  const webp = await sharp(await aPhoto())
    .webp()
    .toBuffer()
  expect(await attempt(['purchase', 'a.pdf', INVOICE])).toMatchObject({ message: 'Atleast One Photo is required' })
  expect(await attempt(['photo', 'a.jpg', INVOICE])).toMatchObject({
    field: 'vehicle-photos',
    message: 'a.jpg: This file is not a valid photo. Please choose a JPEG or PNG.',
  })
  expect(await attempt(['photo', 'a.jpg', webp])).toMatchObject({ code: 'file-refused' })
  expect(await attempt(['photo', 'a.jpg', await aPhoto()], ['purchase', 'b', Buffer.alloc(0)])).toMatchObject({
    field: 'purchase-files',
  })
  expect(await db().$count(listVehicles, eq(listVehicles.projectId, place.projectId))).toBe(0)
  expect(await db().$count(externalFiles, eq(externalFiles.projectId, place.projectId))).toBe(0)
})

test('a quickly added vehicle needs details until its whole form is saved', async () => {
  const place = await aPlace()
  const at = { projectId: place.projectId, listId: place.listId, listVehicleId: randomUUID() }
  const sent = { title: 'Tow truck', usingFrom: '2026-12-07', usingTo: '2026-12-08', purchasePrice: '800.00' }
  expect([await quickRecordExternal(place.mel, at, sent), await quickRecordExternal(place.mel, at, sent)]).toEqual([
    { ok: true },
    { ok: true },
  ])
  const before = await requireMembership(place.mel, place.projectId)
  expect(await externalCards(before, [at.listVehicleId])).toMatchObject([
    { title: 'Tow truck', needsDetails: true, days: ['Dec 7 to Dec 8'], price: '$800', photoIds: [] },
  ])
  const edit = { sent: fieldsOf(PURCHASED), revision: 1, loaded: {} }
  const files = { arrived: [], staged: [], deleted: [] }
  expect(await editExternal(place.mel, { ...at, edit, files })).toMatchObject({ code: 'photo-missing' })
  const arrived = await arriving(place.mel, place, ['photo', 'a.png', await aPhoto()])
  expect(await editExternal(place.mel, { ...at, edit, files: { ...files, arrived } })).toEqual({ ok: true })
  expect(await viewOf(place.mel, at)).toMatchObject({ title: '2019 Ford F-150', needsDetails: false })
  expect(await quickRecordExternal(place.mel, at, sent)).toMatchObject({ code: 'external-changed' })
})

test('a Viewer gets the facts without price, modification cost, company and files', async () => {
  const place = await aPlace()
  const { listVehicleId, photoId } = await anExternal(place, place.mel)
  const view = await viewOf(place.vic, { projectId: place.projectId, listVehicleId })
  expect(view).toMatchObject({
    title: '2019 Ford F-150',
    procurement: 'Rent',
    costs: null,
    files: null,
    mayEdit: false,
    similarTo: null,
  })
  expect(withoutIds(view)).not.toMatch(/2,?400|1,?500|Peach|peach|555|invoice/)
  const [card] = await externalCards(await requireMembership(place.vic, place.projectId), [listVehicleId])
  const days = ['Dec 5 to Dec 12', 'used Dec 7 to Dec 11']
  expect(card).toMatchObject({ days, price: null, photoIds: [photoId] })
})

test('only editors remove it; it comes back with its files', async () => {
  const place = await aPlace()
  const { listVehicleId } = await anExternal(place, place.mel)
  const ref = { projectId: place.projectId, listVehicleId }
  expect(await responseStatus(removeVehicle(place.vic, ref))).toBe(403)
  expect([await removeVehicle(place.mel, ref), await removeVehicle(place.mel, ref)]).toEqual([
    { ok: true },
    { ok: true },
  ])
  expect(await responseStatus(viewOf(place.mel, ref))).toBe(404)
  const edit = { sent: { color: 'blue' }, revision: 1, loaded: {} }
  const files = { arrived: [], staged: [], deleted: [] }
  expect(await editExternal(place.mel, { ...ref, edit, files })).toMatchObject({ code: 'vehicle-removed' })
  expect(await restoreVehicle(place.dana, ref)).toEqual({ ok: true, back: 'on-its-list' })
  expect((await viewOf(place.mel, ref)).photos).toHaveLength(1)
})

test('the short form changes the title, days and price of a vehicle that needs details, until they are known', async () => {
  const place = await aPlace()
  const at = { projectId: place.projectId, listVehicleId: randomUUID() }
  const quick = { title: 'Tow rig', usingFrom: '2026-12-10', usingTo: '2026-12-14', purchasePrice: '800.00' }
  expect(await quickRecordExternal(place.mel, { ...place, ...at }, quick)).toEqual({ ok: true })
  const edited = (by: Account, sent: Partial<typeof quick>, revision = 1) =>
    quickEditExternal(by, { ...at, edit: { sent, revision, loaded: quick } })
  for (const _ of [1, 2]) {
    expect(await edited(place.mel, { ...quick, usingTo: '2026-12-16', purchasePrice: '900.00' })).toEqual({ ok: true })
  }
  expect(await edited(place.dana, { ...quick, title: 'Tow rig, red' })).toEqual({ ok: true })
  expect(await viewOf(place.mel, at)).toMatchObject({
    title: 'Tow rig, red',
    needsDetails: true,
    usingDays: 'Dec 10, 2026 to Dec 16, 2026',
    costs: { price: '$900.00' },
  })
  expect(await edited(place.dana, { purchasePrice: '950.00' })).toMatchObject({ code: 'external-changed' })
  expect(await edited(place.dana, { usingTo: '2026-12-09' }, 3)).toMatchObject({ field: 'usingTo' })
  await db().update(projects).set({ budgetCents: 95_000 }).where(eq(projects.id, at.projectId))
  expect(await edited(place.dana, { purchasePrice: '960.00' }, 3)).toMatchObject({ field: 'confirmed' })
  expect(await responseStatus(edited(place.vic, { title: 'Mine' }, 3))).toBe(403)
  const files = { arrived: await arriving(place.mel, place, ['photo', 'front.jpg', await aPhoto()]), staged: [] }
  const edit = { sent: fieldsOf(PURCHASED), revision: 3, loaded: {} }
  const confirmed = 'This puts the project $1,450 over its $950 budget.'
  expect(await editExternal(place.mel, { ...at, edit, files: { ...files, deleted: [] }, confirmed })).toEqual({
    ok: true,
  })
  expect(await edited(place.mel, { title: 'Late' }, 4)).toMatchObject({ message: EXTERNAL_MESSAGES.detailed })
})

test('a vehicle that is on a list of the project from the marketplace is warned about, and to no Viewer', async () => {
  const place = await aPlace()
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner, { year: 2019, make: 'Ford', model: 'F-150', vin: RENTED.vinNumber })
  const cardId = await aListVehicle(place.projectId, place.listId, vehicleId, place.dana)
  const { listVehicleId } = await anExternal(place, place.mel)
  const ref = { projectId: place.projectId, listVehicleId }
  const may = 'This may be the 2019 Ford F-150 from Backlot on'
  expect((await viewOf(place.mel, ref)).warnings).toEqual([`${may} Street traffic, 1976.`])
  expect((await viewOf(place.vic, ref)).warnings).toEqual([])
  const quick = { title: '2019 Ford F-150', usingFrom: '2026-12-10', usingTo: '2026-12-14', purchasePrice: '800.00' }
  const twice = { ...place, listVehicleId: randomUUID() }
  const days = { bookedFrom: '2026-12-14', bookedTo: '2026-12-18' }
  expect(JSON.stringify(await quickRecordExternal(place.mel, twice, quick))).not.toContain(may)
  await aStoredInquiry(cardId, place.dana, days)
  const warned = await quickRecordExternal(place.mel, twice, quick)
  expect(JSON.stringify(warned)).toContain('on overlapping days: Dec 14, 2026 to Dec 18, 2026.')
  expect(JSON.stringify(warned)).not.toContain(RENTED.vinNumber)
})

test('a vehicle recorded twice or above the budget is saved once the warning is confirmed, and marked', async () => {
  const place = await aPlace()
  const { projectId, listId } = place
  const { listVehicleId } = await anExternal(place, place.mel)
  await db().update(projects).set({ budgetCents: 300_000 }).where(eq(projects.id, projectId))
  const at = { projectId, listId, listVehicleId: randomUUID() }
  const quick = { title: '2019 Ford F-150', usingFrom: '2026-12-10', usingTo: '2026-12-14', purchasePrice: '800.00' }
  const warned = await quickRecordExternal(place.mel, at, quick)
  const duplicate = '2019 Ford F-150 is already recorded on'
  expect(warned).toMatchObject({
    field: 'confirmed',
    message: expect.stringContaining(`This puts the project $200 over its $3,000 budget. ${duplicate}`),
  })
  const confirmed = warned.ok ? '' : warned.message
  expect(await quickRecordExternal(place.mel, { ...at, confirmed }, quick)).toEqual({ ok: true })
  expect((await viewOf(place.mel, at)).similarTo).toBe(
    '/home/searchResults?q=2019+Ford+F-150&from=2026-12-10&to=2026-12-14',
  )
  for (const id of [listVehicleId, at.listVehicleId])
    expect((await viewOf(place.vic, { projectId, listVehicleId: id })).warnings).toEqual([
      expect.stringContaining(duplicate),
    ])
  const files = { arrived: [], staged: [], deleted: [] }
  const edited = (sent: object, more = {}) =>
    editExternal(place.mel, { projectId, listVehicleId, edit: { sent, revision: null, loaded: {} }, files, ...more })
  expect(await edited({ color: 'blue' })).toEqual({ ok: true })
  const pricier = await edited({ purchasePrice: '2500.00' })
  expect(pricier).toMatchObject({ message: 'This puts the project $300 over its $3,000 budget.' })
  expect(await edited({ purchasePrice: '2500.00' }, { confirmed })).toEqual(pricier)
  expect(await edited({ purchasePrice: '2500.00' }, { confirmed: pricier.ok ? '' : pricier.message })).toEqual({
    ok: true,
  })
})
