import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { aLine } from '#tests/world/browser/bad-line'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { SHOTS } from '~/models/trade/vocabulary/inspections'

const SLOW = { timeout: 120_000 }
/** The number of pages cached in advance: both steps of an inspection, and the damage forms. */
const KEPT_AHEAD = 5
const MOST_TRIES = 20

/** Console errors that a bad connection causes. */
export const LINE_TROUBLE = /ERR_|status of 5\d\d|FetchEvent|Failed to|fetching the script/

/** The paths of the pages cached for offline use. The browser has to be on one of them. */
export const cachedPages = (page: Page) => page.evaluate<string[]>(KEPT)
const KEPT = `caches.open('backlot-pages-1').then((pages) => pages.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`

/** A noisy JPEG of this size with a camera's EXIF data, so that it compresses about as badly as a real photo. */
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
  await page.locator(`[data-shot="${shot}"] .status`).waitFor(SLOW)
}

type Walk = {
  page: Page
  line: Awaited<ReturnType<typeof aLine>>
  to: InspectionAddresses
  /** The photo of each shot by index; the last one is that of the damage. */
  photoOf: (place: number) => Promise<Buffer>
  /** Runs while the phone is offline. */
  withoutLine?: () => Promise<void>
}

/**
 * Inspects a vehicle with a dent in the front door on a connection that is bad, then gone, then bad again: takes four
 * shots, reloads and reports the damage offline, and finishes. Waits until the server has finished the inspection.
 * Returns how many milliseconds the uploads took after the connection was back.
 */
export async function inspectOnBadLine({ page, line, to, photoOf, withoutLine }: Walk): Promise<number> {
  await page.goto(line.origin + to.overview())
  await waitUntilCached(page)
  line.become('bad')
  for (const [place, { value }] of SHOTS.entries()) await takeShot(page, value, await photoOf(place))
  line.become('none')
  await page.reload()
  await page.getByText(/^No signal\. Showing the copy from /).waitFor(SLOW)
  await page.goto(line.origin + to.damage())
  await reportDent(page, await photoOf(SHOTS.length))
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.getByText(/^We'll finish the inspection once/).waitFor(SLOW)
  await withoutLine?.()

  const since = Date.now()
  line.become('bad')
  await page.getByText('On this phone', { exact: true }).waitFor({ state: 'hidden', timeout: 600_000 })
  const took = Date.now() - since
  line.become('good')
  await finish(page, line.origin + to.overview('damage'))
  await page.waitForURL(line.origin + to.back, SLOW)
  return took
}

/** Waits until the pages of the inspection are cached for offline use. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const pages = await caches.open('backlot-pages-1')
    while ((await pages.keys()).length < most) await new Promise(requestAnimationFrame)
  }, KEPT_AHEAD)
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
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const isThere = await page.goto(report).then(
      async () => (await button.count()) === 1,
      () => false,
    )
    if (isThere) return button.click()
  }
  throw new Error('The Finish button did not appear.')
}
