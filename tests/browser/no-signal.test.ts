import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { aLine } from '#tests/world/browser/bad-line'
import { useBrowser } from '#tests/world/browser/use-browser'
import { lettersTo } from '#tests/world/letters/letters'
import { aBookedItem } from '#tests/world/orders'
import { anAdmin, PASSWORD, signedIn } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { aRecipient } from '#tests/world/recipients'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { paths } from '~/models/trade/addresses/paths'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { revokePickupLink } from '~/services/pickup/recipients/revoke-pickup-link.server'

const { story, origin, open, inside } = await useBrowser(async () => {
  const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
  const from = todayIn(HOME_ZONE, now())
  const { at } = await aBookedItem(dana, await aProject({ Owner: dana }), { from, to: addDays(from, 4) })
  const { id: recipientId, email } = await aRecipient(dana, at)
  const token = /\/pickup\/([\w-]{43})/.exec((await lettersTo(email))[0]?.bodyText ?? '')?.[1] ?? ''
  return { dana, marcus, cookie: await signedIn(dana), at, recipientId, token }
})
const { dana, marcus, cookie, at, recipientId, token } = story
const pickup = orderPaths.pickupDetails(at.orderId)

let line: Awaited<ReturnType<typeof aLine>>
let page: Page
beforeEach(async () => {
  line = await aLine(origin(), 1)
})
afterEach(() => line.end())

const expects = /ERR_|status of 5\d\d|FetchEvent|Failed to/
const address = () => page.getByText('1180 Huff Rd NW')
const go = (path: string) => page.goto(line.origin + path)

async function arrive(path: string, as?: string) {
  page = await open({ cookie: as, width: 390, expects })
  await go(path)
}

/** What the browser keeps of the pages: without a page around them nobody could look. */
const kept = () => page.evaluate(KEPT)
const KEPT = `caches.open('backlot-pages-1').then((pages) => pages.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`
const workers = () => page.evaluate<number>(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`)

async function isKept() {
  await expect.poll(kept, { timeout: 15_000 }).toContain(pickup)
}

async function logIn({ email }: { email: string }) {
  await go(paths.login())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('backlot_session')
}

test('without a signal a pickup page stands as it was seen last and says so, after an update of the application too', async () => {
  await arrive(pickup, cookie)
  await isKept()
  line.release()
  line.become('none')
  await go(pickup)
  await page.getByText(/^No signal\. This page is from /).waitFor()
  await address().waitFor()
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('.sheet') ?? document.body).borderRadius),
  ).not.toBe('0px')
  line.become('good')
  await page.getByRole('link', { name: 'Try again' }).click()
  await address().waitFor()
  await expect.poll(() => page.getByText(/^No signal/).count()).toBe(0)
})

test('nobody is shown the page of another who used the phone before', async () => {
  await arrive(pickup, cookie)
  await isKept()
  // her log-in has run out
  await page.context().clearCookies({ name: /session/ })
  await logIn(marcus)
  line.become('none')
  await go(pickup)
  await page.getByRole('heading', { name: 'No signal' }).waitFor()
  expect(await address().count()).toBe(0)
  await expect.poll(kept).toEqual([])
})

test('a log-out leaves nothing on the phone', async () => {
  await arrive(pickup, cookie)
  await isKept()
  await go(paths.profile())
  await page.evaluate(LOG_OUT)
  await page.waitForURL(line.origin + paths.loggedOut())
  await expect.poll(workers).toBe(0)
  expect(await kept()).toEqual([])
})
const LOG_OUT = `document.querySelector('form[action="${paths.logout()}"]').submit()`

test('a link that is taken back takes along what the phone kept of it', async () => {
  await arrive(orderPaths.pickupLink(token))
  await isKept()
  await inside(async () => granted(await revokePickupLink(dana, { ...at, recipientId })))
  expect((await go(pickup))?.status()).toBe(410)
  await expect.poll(kept).toEqual([])
  line.become('none')
  await go(pickup)
  await page.getByRole('heading', { name: 'No signal' }).waitFor()
})
