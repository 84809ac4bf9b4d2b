import { beforeAll, expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anOwner, aVehicle, signedIn } from '#tests/world/builders'
import { aPhoto } from '#tests/world/files/photos'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { ownerPaths } from '~/models/trade/paths/owner'

/** An owner without script adds photos to a draft. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const omar = await anOwner()
  const vehicleId = await aVehicle(omar, { listingStatus: 'draft' })
  return { page: ownerPaths.ownerVehicle(vehicleId), cookie: await signedIn(omar) }
})

let owner: Visitor
beforeAll(() => {
  owner = newVisitor(app.origin, story.cookie)
})

const MISSING = "Add a photo of the driver's side. Without it the listing stays a draft."

test('the photos form saves valid photos and refuses others', async () => {
  await owner.open(story.page)
  await owner.follow('Photos')
  expect(owner.text()).toContain(MISSING)
  owner.attach('Rear shot', await aPhoto({ width: 48, height: 64 }))
  owner.attach('Take or choose photos', Buffer.from('This is no photo.'))
  await owner.press('Upload photos')
  expect(owner.status()).toBe(409)
  expect(owner.text()).toContain('This file is not a valid photo.')
  expect(owner.text()).toContain('1 of 20 photos.')
  owner.attach("Driver's side shot", await aPhoto())
  await owner.press('Upload photos')
  expect(owner.text()).toContain(PHOTO_MESSAGES.saved(1))
  expect(owner.text()).not.toContain(MISSING)
})

test('a photo becomes the cover, is cropped and is deleted', async () => {
  await owner.press("Make cover: Driver's side shot")
  expect(owner.text()).toContain(PHOTO_MESSAGES.moved)
  await owner.follow('Crop Rear shot')
  owner.fill('From top to bottom', '40')
  await owner.press('Save')
  expect(owner.text()).toContain(PHOTO_MESSAGES.cropped)
  await owner.follow('Delete Rear shot')
  await owner.press('Delete')
  expect(owner.text()).toContain(PHOTO_MESSAGES.deleted)
  expect(owner.text()).toContain('1 of 20 photos.')
})
