import { zipSync } from 'fflate'
import { beforeAll, expect, test, vi } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anOwner, aProvider, signedIn } from '#tests/world/builders'
import { aPhoto } from '#tests/world/files/photos'
import { fleetFile } from '#tests/world/fleet-files'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { fleetPaths } from '~/models/trade/paths/fleet'

/** An owner without script imports a fleet and its photos, and the staff try to undo it. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const omar = await anOwner()
  return { ownerId: omar.id, owner: await signedIn(omar), staff: await signedIn(await aProvider()) }
})

let owner: Visitor
let staff: Visitor
beforeAll(async () => {
  owner = newVisitor(app.origin, story.owner)
  staff = newVisitor(app.origin, story.staff)
})

/** Reloads until the job has processed it. */
const untilImported = (visitor: Visitor, path: string) =>
  vi.waitFor(
    async () => {
      await visitor.open(path)
      expect(visitor.text()).not.toContain('In progress')
    },
    { timeout: 20_000, interval: 100 },
  )

test('a file with a problem names its row and column and imports nothing', async () => {
  await owner.open('/owner/vehicles')
  await owner.follow('Import and export')
  await owner.press('Upload')
  expect(owner.text()).toContain(IMPORT_MESSAGES.noneChosen)
  owner.attach('Choose a CSV file', fleetFile({}, { 'Stock number': 'B-18', Color: 'Chrome' }))
  await owner.press('Upload')
  expect(owner.text()).toContain('Example: B-17')
  owner.fill('Stock number *', 'Not in the file')
  await owner.press('Check the file')
  expect(owner.text()).toContain('Choose the column of the file with the stock number.')
  owner.fill('Stock number *', 'Stock number')
  await owner.press('Check the file')
  expect(owner.text()).toContain('Row 3, Color: “Chrome” is not one of: Black')
  expect(owner.text()).toContain(IMPORT_MESSAGES.hasProblems(1))
})

test('the corrected file is imported by the job after confirmation', async () => {
  await owner.follow('Choose another file')
  owner.attach('Choose a CSV file', fleetFile({}, { 'Stock number': 'B-18' }))
  await owner.press('Upload')
  await owner.press('Check the file')
  owner.tick(/^List vehicles as soon as/)
  const { path } = await owner.press('Import')
  await untilImported(owner, path)
  expect(owner.text()).toMatch(/Added\s*2\s*Updated\s*0/)
  expect(owner.text()).toContain('2 vehicles have no photos yet.')
  expect(owner.has('link', 'Add photos of 1976 Chevrolet Caprice, #B-18')).toBe(true)
})

test('photos in a zip complete a vehicle, which is listed, and unmatched ones are named', async () => {
  await owner.follow('All imports')
  owner.attach('Choose a zip file', Buffer.from(zipSync({ 'B-17.jpg': await aPhoto(), 'Z.jpg': await aPhoto() })))
  const { path } = await owner.press('Upload photos')
  await untilImported(owner, path)
  expect(owner.text()).toMatch(/Added\s*1\s*Unchanged\s*0\s*Refused\s*1/)
  expect(owner.text()).toContain('Z.jpg: No vehicle has this stock number.')
  const { text } = await owner.open('/owner/vehicles')
  expect(text).toContain('Listed')
})

test('the staff see an owner’s imports and undo one, also after photos were added', async () => {
  await staff.open(fleetPaths.importsOfOwner(story.ownerId))
  expect(staff.text()).toContain('Vehicles of Omar')
  await staff.follow(/2 added/)
  await staff.follow('Undo import')
  await staff.press('Undo import')
  expect(staff.text()).toContain(IMPORT_MESSAGES.undoDone)
})
