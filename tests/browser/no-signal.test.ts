import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { connectionProxy } from '#tests/world/browser/connection-proxy'
import {
  aCameraPhoto,
  CONNECTION_ERRORS,
  cachedPages,
  inspectOnBadConnection,
  takeShot,
  waitUntilCached,
} from '#tests/world/browser/inspecting'
import { useBrowser } from '#tests/world/browser/use-browser'
import { aMember, anAdmin, anOwner, aProject, PASSWORD, signedIn } from '#tests/world/builders'
import { messagesTo } from '#tests/world/messages/outbox'
import { aBookedItem } from '#tests/world/orders'
import { MAX_SHOT_BYTES, receivedOf, WHOLE } from '#tests/world/received'
import { aRecipient } from '#tests/world/recipients'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { accountPaths } from '~/models/trade/paths/accounts'
import { reportPaths } from '~/models/trade/paths/inspection'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'

const { story, origin, open, inside } = await useBrowser(async () => {
  const [dana, mel, omar] = [await anAdmin(), await aMember(), await anOwner()]
  const projectId = await aProject({ Owner: dana, Member: mel })
  const from = todayIn(HOME_ZONE, now())
  const aVehicle = async () => (await aBookedItem(dana, projectId, { owner: omar, from, to: addDays(from, 4) })).ref
  const [inspected, fetched] = [await aVehicle(), await aVehicle()]
  const { id: recipientId, email } = await aRecipient(dana, fetched)
  return {
    ...{ dana, mel, inspected, fetched, recipientId },
    token: /\/pickup\/([\w-]{43})/.exec((await messagesTo(email))[0]?.bodyText ?? '')?.[1] ?? '',
    crew: await signedIn(dana),
    // each log-out ends one
    owner: [await signedIn(omar), await signedIn(omar), await signedIn(omar)] as const,
  }
})
const { dana, mel, inspected, fetched, recipientId, token, crew, owner } = story
const pickup = pickupPaths.pickupDetails(fetched.orderId)

let connection: Awaited<ReturnType<typeof connectionProxy>>
let page: Page
beforeEach(async () => {
  connection = await connectionProxy(origin(), 14)
})
afterEach(() => connection.end())

const SLOW = { timeout: 60_000 }
const go = (path: string) => page.goto(connection.origin + path)
const address = () => page.getByText('1180 Huff Rd NW')
const count = (text: string) => page.getByRole('status').getByText(text)
const queue = () => page.getByText('On this phone', { exact: true })
const waitToSendAgain = `{ const later = setTimeout; globalThis.setTimeout = (work, ms, ...rest) => later(work, ms / 500, ...rest) }`

/** Opens a phone whose timers run faster. */
async function arrive(path: string, cookie?: string) {
  page = await open({ cookie, width: 390, expects: CONNECTION_ERRORS })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(waitToSendAgain)
  await go(path)
}

async function setCookie(cookie: string) {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: connection.origin }])
}

/** The paths of the pages in the browser's cache. */
const kept = () => cachedPages(page)
const isKept = (path: string) => expect.poll(kept, SLOW).toContain(path)
const workers = () => page.evaluate<number>(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`)

async function logOut() {
  await go(accountPaths.profile())
  await page.evaluate(LOG_OUT)
  await page.waitForURL(connection.origin + accountPaths.loggedOut())
}
const LOG_OUT = `document.querySelector('form[action="${accountPaths.logout()}"]').submit()`

test('an inspection on a bad connection is finished with every photo sent once', async () => {
  await arrive('/robots.txt', crew)
  const to = inspectionAddresses({ side: 'renter', phase: 'pickup', ...inspected })
  // the first one is larger than what is sent
  await inspectOnBadConnection({
    page,
    connection,
    to,
    photoOf: (place) => (place ? aCameraPhoto(place, 640) : aCameraPhoto(0, 1800, 800)),
  })
  const { shows, largest, capturedAt, isFinished } = await inside(() =>
    receivedOf({ ...inspected, side: 'renter', phase: 'pickup' }),
  )
  expect([isFinished, shows]).toEqual([true, WHOLE])
  expect(largest).toBeLessThanOrEqual(MAX_SHOT_BYTES)
  expect(capturedAt).toHaveLength(1)
  expect(connection.counts.lost).toBeGreaterThan(0)
}, 300_000)

test('without a signal the cached pickup is shown as such, and return photos are queued and sent later', async () => {
  const to = inspectionAddresses({ side: 'renter', phase: 'return', ...fetched })
  await arrive(pickup, crew)
  // the page is cached by then
  await isKept(to.damage())
  connection.release()
  connection.setQuality('none')
  await go(pickup)
  await page.getByText(/^No signal\. Showing the copy from /).waitFor()
  await address().waitFor()
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('.sheet') ?? document.body).borderRadius),
  ).not.toBe('0px')
  await page.getByRole('link', { name: 'RETURN' }).click()
  await page.waitForURL(connection.origin + reportPaths.pickupReturn(fetched.orderId, fetched.orderItemId))
  await page.getByRole('link', { name: 'Take return photos' }).click()
  await takeShot(page, 'rear', await aCameraPhoto(1, 800))
  await count('1 waiting').waitFor()
  connection.setQuality('good')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => page.getByText(/^No signal/).count()).toBe(0)
  await queue().waitFor({ state: 'hidden', ...SLOW })
  const received = () => inside(() => receivedOf({ ...fetched, side: 'renter', phase: 'return' }))
  await expect.poll(async () => (await received()).shows, SLOW).toEqual(['rear'])
})

test('Finish without a signal stays on the page, and works again once the signal is back', async () => {
  const to = inspectionAddresses({ side: 'renter', phase: 'return', ...inspected })
  await arrive(to.overview(), crew)
  for (const [place, { value }] of SHOTS.entries()) {
    await takeShot(page, value, await aCameraPhoto(place, 640))
    await page
      .locator(`[data-shot="${value}"] .status`)
      .filter({ hasText: /^Saved$/ })
      .waitFor(SLOW)
  }
  await go(to.overview('damage'))
  const says = page.getByText(INSPECTION_MESSAGES.notFinished)
  connection.setQuality('none')
  await page.getByRole('link', { name: 'Finish' }).click()
  await says.waitFor()
  connection.setQuality('good')
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.waitForURL(connection.origin + to.noDamage)

  connection.setQuality('none')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await says.last().waitFor()
  expect(page.url()).toBe(connection.origin + to.noDamage)
  connection.setQuality('good')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(connection.origin + to.back)
  const { isFinished } = await inside(() => receivedOf({ ...inspected, side: 'renter', phase: 'return' }))
  expect(isFinished).toBe(true)
})

test('cached pages and queued photos of one member are neither shown to nor sent by another', async () => {
  const to = inspectionAddresses({ side: 'renter', phase: 'pickup', ...fetched })
  await arrive(to.overview(), crew)
  await waitUntilCached(page)
  connection.setQuality('none')
  await takeShot(page, 'rear', await aCameraPhoto(2, 800))
  await count('1 waiting').waitFor()
  await page.goto('about:blank')
  // the session expires
  await page.context().clearCookies({ name: /session/ })
  connection.setQuality('good')
  await logIn(mel)
  connection.setQuality('none')
  await go(to.overview())
  await page.getByRole('heading', { name: 'No signal' }).waitFor()
  await expect.poll(kept).toEqual([])
  connection.setQuality('good')
  await go(to.overview())
  await waitUntilCached(page)
  expect(await queue().isVisible()).toBe(false)
  const received = () => inside(() => receivedOf({ ...fetched, side: 'renter', phase: 'pickup' }))
  expect((await received()).shows).toEqual([])

  await setCookie(crew)
  // queued photos are also sent from the page of another vehicle
  await go(inspectionAddresses({ side: 'renter', phase: 'pickup', ...inspected }).overview())
  await expect.poll(async () => (await received()).shows, SLOW).toEqual(['rear'])
})

/** Posts the log-in form without opening the page. */
async function logIn({ email }: { email: string }) {
  const form = { email, password: PASSWORD }
  await page.context().request.post(`${connection.origin + accountPaths.login()}?index`, { form, maxRedirects: 0 })
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toContain('backlot_session')
}

test('a log-out clears the cache but keeps queued photos for their owner', async () => {
  const to = inspectionAddresses({ side: 'owner', phase: 'pickup', ...inspected })
  await arrive(to.overview(), owner[1])
  await isKept(to.overview())
  await logOut()
  await expect.poll(workers).toBe(0)
  expect(await kept()).toEqual([])

  await setCookie(owner[2])
  await go(to.overview())
  await waitUntilCached(page)
  connection.setQuality('none')
  await go(to.overview('photos'))
  await page.getByText(/^No signal\. Showing the copy from /).waitFor()
  await takeShot(page, 'rear', await aCameraPhoto(3, 800))
  await count('1 waiting').waitFor()
  await page.goto('about:blank')
  connection.setQuality('good')
  await logOut()
  await expect.poll(kept, SLOW).toEqual([])

  await setCookie(owner[0])
  await go(to.overview())
  const received = () => inside(() => receivedOf({ ...inspected, side: 'owner', phase: 'pickup' }))
  await expect.poll(async () => (await received()).shows, SLOW).toEqual(['rear'])
})

test('a revoked link removes its cached page', async () => {
  await arrive(pickupPaths.pickupLink(token))
  await isKept(pickup)
  await inside(async () => unwrap(await revokePickupLink(dana, { ...fetched, recipientId })))
  expect((await go(pickup))?.status()).toBe(410)
  await expect.poll(kept).toEqual([])
  connection.setQuality('none')
  await go(pickup)
  await page.getByRole('heading', { name: 'No signal' }).waitFor()
})
