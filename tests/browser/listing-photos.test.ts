import { expect, test } from 'vitest'
import { connectionProxy } from '#tests/world/browser/connection-proxy'
import { aCameraPhoto, CONNECTION_ERRORS } from '#tests/world/browser/inspecting'
import { useBrowser } from '#tests/world/browser/use-browser'
import { anOwner, aVehicle, signedIn } from '#tests/world/builders'
import { fleetPaths } from '~/models/trade/paths/fleet'

/** An owner on a phone, with script: photos are uploaded as soon as they are chosen. */
const { story, origin, open } = await useBrowser(async () => {
  const omar = await anOwner()
  const vehicleId = await aVehicle(omar, { listingStatus: 'draft' })
  return { page: fleetPaths.listingPhotos(vehicleId), cookie: await signedIn(omar) }
})

const SLOW = { timeout: 60_000 }
const file = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aCameraPhoto(seed, 800),
})

test('photos chosen without a signal are queued, survive a reload and are uploaded later', async () => {
  const connection = await connectionProxy(origin(), 5)
  const page = await open({ cookie: story.cookie, width: 390, expects: CONNECTION_ERRORS })
  const inQueue = page.locator('[data-photo-line]')
  const galleryOf = (count: number) => page.getByText(`${count} of 20 photos.`).waitFor(SLOW)

  await page.goto(connection.origin + story.page)
  await page.getByRole('button', { name: 'Upload photos' }).waitFor({ state: 'hidden' })
  connection.setQuality('none')
  await page.getByLabel('Rear shot').setInputFiles(await file('IMG_1.jpg', 1))
  await inQueue.waitFor(SLOW)
  await page.goto('about:blank')
  connection.setQuality('good')
  await page.goto(connection.origin + story.page)
  await galleryOf(1)

  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Oil change in May.') }
  const [one, two] = [await file('IMG_2.jpg', 2), await file('IMG_3.jpg', 3)]
  // no upload finishes, so no reload removes the message
  connection.setQuality('none')
  await page.getByLabel('Take or choose photos').setInputFiles([one, text, two])
  await expect.poll(() => inQueue.count(), SLOW).toBe(2)
  await page.getByText('notes.jpg: This file is not a valid photo.').waitFor()
  expect(await inQueue.locator('progress').count()).toBe(2)
  connection.setQuality('good')
  await page.getByRole('button', { name: 'Resend' }).click()
  await galleryOf(3)
  await page.getByText('stays a draft').waitFor()
  await connection.end()
})
