import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aLine } from '#tests/world/browser/bad-line'
import { useBrowser } from '#tests/world/browser/use-browser'
import { aBookedItem } from '#tests/world/orders'
import { aMember, anAdmin, signedIn } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { inspectionPaths } from '~/models/trade/addresses/orders/inspection-paths'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { files, inspectionPhotos, inspections } from '~/server/db/schema'

const { story, origin, open, inside } = await useBrowser(async () => {
  const [dana, mel] = [await anAdmin(), await aMember()]
  const projectId = await aProject({ Owner: dana, Member: mel })
  const from = todayIn(HOME_ZONE, now())
  const items = []
  for (let each = 0; each < 3; each += 1)
    items.push((await aBookedItem(dana, projectId, { from, to: addDays(from, 4) })).at)
  return { items, dana: await signedIn(dana), mel: await signedIn(mel) }
})
const { items, dana, mel } = story

let line: Awaited<ReturnType<typeof aLine>>
let page: Page
beforeEach(async () => {
  line = await aLine(origin(), 14)
})
afterEach(() => line.end())

const PATIENT = { timeout: 90_000 }
const expects = /ERR_|status of 5\d\d|FetchEvent|Failed to/

/** Somebody at the vehicle, whose phone has kept the pages of its inspection. */
async function arriveAt(item: (typeof items)[number] | undefined, cookie = dana) {
  if (!item) throw new Error('There is no such vehicle.')
  const overview = inspectionPaths.overview(item.orderId, item.orderItemId)
  page = await open({ cookie, width: 390, expects })
  await page.goto(line.origin + overview)
  await expect.poll(() => page.evaluate(KEPT), PATIENT).toBeGreaterThanOrEqual(5)
  return { ...item, overview }
}
const KEPT = `caches.open('backlot-pages-1').then((pages) => pages.keys()).then((all) => all.length)`

const count = (words: string) => page.getByRole('status').getByText(words, { exact: true })
const card = (shot: string) => page.locator(`[data-shot="${shot}"]`)

async function take(shot: string, buffer: Buffer) {
  await page
    .locator(`input[type=file][name="${shot}"]`)
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await card(shot).locator('.status').waitFor(PATIENT)
}

/** As a phone takes it: as many pixels as asked for, full of what cannot be foretold. */
async function aPhoto(seed: number, width = 800): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 60 + seed * 25, sigma: 25 } as const
  const rough = await sharp({ create: { width: 1000, height: 750, channels: 3, background: 'black', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(rough)
    .resize(width)
    .jpeg({ quality: 90 })
    .withExif({ IFD2: { DateTimeOriginal: WHEN } })
    .toBuffer()
}
const WHEN = '2026:11:20 05:02:11'

/** What the server has of an inspection, and nothing of what was taken back. */
function received({ orderItemId }: { orderItemId: string }) {
  return inside(async () => {
    const rows = await db()
      .select({ photo: inspectionPhotos, bytes: files.bytes, finishedAt: inspections.finishedAt })
      .from(inspectionPhotos)
      .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
      .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
      .where(eq(inspections.orderItemId, orderItemId))
    return {
      shows: rows.map(({ photo }) => photo.shot ?? photo.partOfVehicle ?? '').sort(),
      largest: Math.max(...rows.map(({ bytes }) => bytes)),
      capturedAt: new Set(rows.map(({ photo }) => photo.capturedAt?.toISOString())),
      isFinished: rows.length > 0 && rows.every(({ finishedAt }) => finishedAt !== null),
    }
  })
}

test('an inspection comes through a line that drops, cuts and dies: finished, every photo once, none lost', async () => {
  const item = await arriveAt(items[0])
  line.become('bad')
  for (const [at, { value }] of SHOTS.entries()) await take(value, await aPhoto(at, at === 0 ? 4000 : 800))
  line.become('none')
  await page.reload()
  await page.getByText(/^No signal\. This page is from /).waitFor()

  // a damage is added while there is no signal at all
  await page.goto(`${line.origin}${inspectionPaths.damage(item.orderId, item.orderItemId)}`)
  await page.locator('[data-choose-view=driver_side]').first().click()
  await page.locator('[name=partOfVehicle][value=front_door]:enabled').check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(5) })
  await page.getByRole('button', { name: 'Save damage' }).click()
  await page.waitForURL((url) => url.searchParams.get('step') === 'damage')
  await page.locator('[data-label]').getByText('Front door, Dent').waitFor()

  await page.getByRole('link', { name: 'Finish' }).click()
  await page.getByText(/^The inspection is finished as soon as/).waitFor()
  line.become('bad')
  await page.getByText('On this phone').waitFor({ state: 'hidden', ...PATIENT })

  line.become('good')
  const report = `${line.origin}${item.overview}?step=damage`
  const finish = page.getByRole('button', { name: 'Finish' })
  // the page is drawn anew by itself, too
  await expect
    .poll(
      () =>
        page.goto(report).then(
          () => finish.count(),
          () => 0,
        ),
      PATIENT,
    )
    .toBe(1)
  await finish.click()
  await expect.poll(async () => (await received(item)).isFinished, PATIENT).toBe(true)
  const { shows, largest, capturedAt } = await received(item)
  expect(shows).toEqual(['drivers-front', 'drivers-side', 'front_door', 'passenger-side', 'rear'])
  // four of them are at most 1.5 MB
  expect(largest).toBeLessThanOrEqual(375_000)
  expect(capturedAt.size).toBe(1)
  expect(line.counts.lost).toBeGreaterThan(0)
})

test('what the server refuses for good stays with its sentence until somebody removes it', async () => {
  await arriveAt(items[1])
  await page
    .locator('input[type=file][name=rear]')
    .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') })
  await count('1 not accepted').waitFor(PATIENT)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByText('On this phone').waitFor({ state: 'hidden', ...PATIENT })
})

test('photos wait for whoever took them, and are neither shown nor sent to anybody else on the phone', async () => {
  const item = await arriveAt(items[2])
  line.become('none')
  await take('rear', await aPhoto(6))
  await count('1 waiting').waitFor()
  await page.goto('about:blank')
  line.become('good')
  const [name = '', value = ''] = mel.split('=')
  await page.context().addCookies([{ name, value, url: line.origin }])
  await page.context().clearCookies({ name: 'backlot_kept' })
  await page.goto(line.origin + item.overview)
  await expect.poll(() => page.evaluate(KEPT), PATIENT).toBeGreaterThanOrEqual(5)
  expect(await page.getByText('On this phone').isVisible()).toBe(false)
  expect((await received(item)).shows).toEqual([])

  const [, again = ''] = dana.split('=')
  await page.context().addCookies([{ name, value: again, url: line.origin }])
  await page.goto(line.origin + item.overview)
  await expect.poll(async () => (await received(item)).shows, PATIENT).toEqual(['rear'])
})
