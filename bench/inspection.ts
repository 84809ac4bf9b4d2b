import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { inspectionPaths } from '~/models/trade/paths/inspection'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { connectEmbedded } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { startBrowser } from '../tests/world/browser/browser'
import { anAdmin, aProject, signedIn } from '../tests/world/builders'
import { aBookedItem } from '../tests/world/orders'
import { buildApp } from './build-app'
import { serveApp } from './search-page/server'

const PORT = 4795
const SECRET = randomBytes(32).toString('hex')
/** A cheap phone on a bad connection. */
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Takes four photos of 12 megapixels on a slow phone; measures the longest main-thread task and the bytes uploaded. */
export async function benchInspection() {
  console.log(`Inspection: four photos of 12 megapixels on a phone ${SLOWER} times slower, at 1.6 Mbps`)
  buildApp('vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ SESSION_SECRET: SECRET, DATA_DIR: folder })
  const { path, cookie } = await fill(join(folder, 'db'))
  const server = await serveApp(PORT, { SESSION_SECRET: SECRET, DATA_DIR: folder })
  const browser = await startBrowser()
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: server.origin }])
  const page = await context.newPage()
  const bytes = countUploads(page)
  await page.addInitScript(WATCH)
  await page.goto(`${server.origin}${path}`)
  await slowDown(page)
  const taken = await takeFour(page, folder)
  const longest = await page.evaluate<number>('Math.max(0, ...window.tasks)')
  console.log(`  longest task of the page ${Math.round(longest)} ms (at most 200); 0 if none took over 50 ms`)
  console.log(
    `  sent ${(bytes() / 1_000_000).toFixed(2)} MB (at most 1.50) of ${(taken / 1_000_000).toFixed(1)} MB taken`,
  )
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

const WATCH = `window.tasks = []
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) tasks.push(duration) })
  .observe({ type: 'longtask', buffered: true })`

function countUploads(page: Page): () => number {
  let sum = 0
  page.on('requestfinished', async (request) => {
    if (request.method() === 'POST') sum += Number((await request.allHeaders())['content-length'] ?? 0)
  })
  return () => sum
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Network.emulateNetworkConditions', LINE)
}

/** Takes the four shots and returns the size of the photo files. */
async function takeFour(page: Page, folder: string): Promise<number> {
  let sum = 0
  await page.evaluate('window.tasks.length = 0')
  for (const [at, { value }] of SHOTS.entries()) {
    const buffer = await aPhoto(60 + at * 25)
    sum += buffer.length
    // passed as a file path, because a buffer would be decoded by script in the page
    const file = join(folder, `${value}.jpg`)
    writeFileSync(file, buffer)
    await page.locator(`input[type=file][name="${value}"]`).setInputFiles(file)
    await page.locator(`[data-shot="${value}"] .status`).waitFor({ timeout: 120_000 })
  }
  await page.getByText('4 of 4 photos saved').waitFor({ timeout: 240_000 })
  return sum
}

/** 4000 by 3000 pixels of noise. */
async function aPhoto(mean: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean, sigma: 25 } as const
  const rough = sharp({ create: { width: 1000, height: 750, channels: 3, background: 'black', noise } })
  return sharp(await rough.png().toBuffer())
    .resize(4000)
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function fill(folder: string) {
  const connection = await connectEmbedded({ folder })
  await connection.migrate()
  installConnection(connection)
  const dana = await anAdmin()
  const from = todayIn(HOME_ZONE, now())
  const { ref } = await aBookedItem(dana, await aProject({ Owner: dana }), { from, to: addDays(from, 4) })
  const cookie = await signedIn(dana)
  await closeDatabase()
  return { path: inspectionPaths.overview(ref.orderId, ref.orderItemId, 'photos'), cookie }
}
