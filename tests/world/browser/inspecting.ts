import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { connectionProxy } from '#tests/world/browser/connection-proxy'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { SHOTS } from '~/models/trade/vocabulary/inspections'

const SLOW = { timeout: 120_000 }
/** The number of pages cached in advance: both steps of an inspection, and the damage forms. */
const KEPT_AHEAD = 5
const MAX_TRIES = 20

/** Console errors that a bad connection causes. */
export const CONNECTION_ERRORS = /ERR_|status of 5\d\d|FetchEvent|Failed to|fetching the script/

/** The paths of the pages cached for offline use. The browser has to be on one of them. */
export const cachedPages = (page: Page) => page.evaluate<string[]>(KEPT)
const KEPT = `caches.open('backlot-pages-1').then((pages) => pages.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`

/** A noisy JPEG of this size with a camera's EXIF data. It compresses about as badly as a real photo. */
export async function aCameraPhoto(seed: number, width: number, height = width * 0.75): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 60 + seed * 25, sigma: 25 } as const
  const grain = Math.max(2, width / 1000)
  const size = { width: Math.round(width / grain), height: Math.round(height / grain) }
  const rough = await sharp({ create: { ...size, channels: 3, background: 'black', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(rough)
    .resize(width)
    .jpeg({ quality: 90 })
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:20 05:02:11' } })
    .toBuffer()
}

/** Takes one of the four shots and waits until the phone has stored it. */
export async function takeShot(page: Page, shot: string, buffer: Buffer): Promise<void> {
  await page
    .locator(`input[type=file][name="${shot}"]`)
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator(`[data-shot="${shot}"] .status`).filter({ hasNotText: 'Saving' }).waitFor(SLOW)
}

type Inspection = {
  page: Page
  connection: Awaited<ReturnType<typeof connectionProxy>>
  to: InspectionAddresses
  /** The photo for each shot by index; the last one shows the damage. */
  photoOf: (place: number) => Promise<Buffer>
  /** Runs while the phone is offline. */
  whileOffline?: () => Promise<void>
}

/**
 * Inspects a vehicle with a dent in the front door on a connection that is bad, then gone, then bad again: takes four
 * shots, reloads and reports the damage offline, and finishes. Waits until the server has finished the inspection.
 * Returns how many milliseconds the uploads took after the connection was back.
 */
export async function inspectOnBadConnection({
  page,
  connection,
  to,
  photoOf,
  whileOffline,
}: Inspection): Promise<number> {
  await page.goto(connection.origin + to.overview())
  await waitUntilCached(page)
  connection.setQuality('bad')
  for (const [place, { value }] of SHOTS.entries()) await takeShot(page, value, await photoOf(place))
  connection.setQuality('none')
  await page.reload()
  await page.getByText(/^No signal\. Showing the copy from /).waitFor(SLOW)
  await page.goto(connection.origin + to.damage())
  await reportDent(page, await photoOf(SHOTS.length))
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.getByText(/^We'll finish the inspection once/).waitFor(SLOW)
  await whileOffline?.()

  const since = Date.now()
  connection.setQuality('bad')
  await page.getByText('On this phone', { exact: true }).waitFor({ state: 'hidden', timeout: 600_000 })
  const took = Date.now() - since
  connection.setQuality('good')
  await finish(page, connection.origin + to.overview('damage'))
  await page.waitForURL(connection.origin + to.back, SLOW)
  return took
}

/** Waits until the pages of the inspection are cached for offline use. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(
    async ({ least, timeout }) => {
      const pages = await caches.open('backlot-pages-1')
      const until = performance.now() + timeout
      while ((await pages.keys()).length < least) {
        if (performance.now() > until) throw new Error(`Fewer than ${least} pages are cached.`)
        await new Promise(requestAnimationFrame)
      }
    },
    { least: KEPT_AHEAD, ...SLOW },
  )
}

async function reportDent(page: Page, buffer: Buffer) {
  await page.locator('[data-choose-view=driver_side]').first().click()
  await page.locator('[name=partOfVehicle][value=front_door]:enabled').check()
  await page.locator('input[type=file]').setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Save damage' }).click()
  await page.waitForURL((url) => url.searchParams.get('step') === 'damage', SLOW)
  await page.locator('[data-label]').getByText('Front door, Dent').waitFor(SLOW)
}

/** Retries, because the page also reloads itself after the last upload, which may abort this navigation. */
async function finish(page: Page, report: string) {
  const button = page.getByRole('button', { name: 'Finish' })
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const isThere = await page.goto(report).then(
      async () => (await button.count()) === 1,
      () => false,
    )
    if (isThere) return button.click()
  }
  throw new Error('The Finish button did not appear.')
}
