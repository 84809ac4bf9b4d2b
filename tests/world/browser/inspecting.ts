import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { aLine } from '#tests/world/browser/bad-line'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { SHOTS } from '~/models/trade/vocabulary/inspections'

const PATIENT = { timeout: 120_000 }
/** Both steps of an inspection, and the form of a damage of either kind. */
const KEPT_AHEAD = 5
const MOST_TRIES = 20

/** What a browser says of a line that drops, cuts and dies. */
export const LINE_TROUBLE = /ERR_|status of 5\d\d|FetchEvent|Failed to|fetching the script/

/** The paths of the pages that the phone keeps for where there is no signal; it has to be on one of them. */
export const keptPages = (page: Page) => page.evaluate<string[]>(KEPT)
const KEPT = `caches.open('backlot-pages-1').then((pages) => pages.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`

/** As a phone takes it: so many pixels large, full of what cannot be foretold, and with what a camera writes. */
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

/** Takes one of the four shots; the phone has kept it when this ends. */
export async function takeShot(page: Page, shot: string, buffer: Buffer): Promise<void> {
  await page
    .locator(`input[type=file][name="${shot}"]`)
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator(`[data-shot="${shot}"] .status`).waitFor(PATIENT)
}

type Walk = {
  page: Page
  line: Awaited<ReturnType<typeof aLine>>
  to: InspectionAddresses
  /** The photo of each shot, and last that of a damage. */
  photoOf: (place: number) => Promise<Buffer>
  /** What happens while there is no line at all. */
  withoutLine?: () => Promise<void>
}

/**
 * Inspects a vehicle whose front door has a dent, on a line that is bad, then gone, then bad again: four shots, a reload and the
 * damage without a signal, Finish. Ends when the server says that it is finished; answers how long the photos took from when
 * there was a line again, in milliseconds.
 */
export async function inspectOnBadLine({ page, line, to, photoOf, withoutLine }: Walk): Promise<number> {
  await page.goto(line.origin + to.overview())
  await isKeptAhead(page)
  line.become('bad')
  for (const [place, { value }] of SHOTS.entries()) await takeShot(page, value, await photoOf(place))
  line.become('none')
  await page.reload()
  await page.getByText(/^No signal\. Showing the copy from /).waitFor(PATIENT)
  await page.goto(line.origin + to.damage())
  await reportDent(page, await photoOf(SHOTS.length))
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.getByText(/^We'll finish the inspection once/).waitFor(PATIENT)
  await withoutLine?.()

  const since = Date.now()
  line.become('bad')
  await page.getByText('On this phone', { exact: true }).waitFor({ state: 'hidden', timeout: 600_000 })
  const took = Date.now() - since
  line.become('good')
  await finish(page, line.origin + to.overview('damage'))
  await page.waitForURL(line.origin + to.back, PATIENT)
  return took
}

/** Its pages are on the phone, so that it can be done without a line. */
export async function isKeptAhead(page: Page): Promise<void> {
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
  await page.waitForURL((url) => url.searchParams.get('step') === 'damage', PATIENT)
  await page.locator('[data-label]').getByText('Front door, Dent').waitFor(PATIENT)
}

/** The page is drawn anew by itself, too, when the last photo was sent: one of the two loads overtakes the other. */
async function finish(page: Page, report: string) {
  const button = page.getByRole('button', { name: 'Finish' })
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const isThere = await page.goto(report).then(
      async () => (await button.count()) === 1,
      () => false,
    )
    if (isThere) return button.click()
  }
  throw new Error('There is nothing to finish.')
}
