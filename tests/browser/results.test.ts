import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { EVERYTHING, searchPath } from '~/models/trade/addresses/search-query'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { db, vehiclePhotos } from '~/server/db/client.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'

const YEARS = Array.from({ length: 30 }, (_, index) => 1950 + index)

const { story, open, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana }, { title: 'Chrome Summer' })
  const listId = await aList(projectId, dana, { name: 'Hero cars' })
  await aList(projectId, dana, { name: 'Street' })
  for (const year of YEARS) await aVehicle(omar, { year, color: year % 2 ? 'red' : 'blue' })
  const newest = await aVehicle(omar, { year: 1999 })
  await db().insert(vehiclePhotos).values({ vehicleId: newest, position: 0, angle: 0, fileKey: 'newest' })
  await aListVehicle(projectId, listId, newest, dana)
  return { cookie: await signedIn(dana) }
}, 'own world')
const { cookie } = story

const cards = (page: Page) => page.getByRole('article')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const nameOf = (year: number) => `${year} Chevrolet Caprice`
/** The name of the vehicle on whose card the focus is. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent)

/** The results with two more pages below the first. */
async function openAll(page: Page) {
  for (const count of [24, 31]) {
    await page.getByRole('link', { name: 'Show more vehicles' }).scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBe(count)
  }
}

test('a vehicle is added by one click or in a dialog, keeping scroll position and focus', async () => {
  const page = await visit(searchPaths.searchResults(), { cookie })
  await openAll(page)
  for (const [year, press] of [
    [1971, async () => page.getByRole('button', { name: `Add to Hero cars ${nameOf(1971)}` }).click()],
    [
      1972,
      async () => {
        await page.getByRole('link', { name: `Add to project ${nameOf(1972)}` }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Add to Street' }).click()
      },
    ],
  ] as const) {
    await page
      .getByRole('article')
      .filter({ hasText: nameOf(year) })
      .scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await press()
    const place = page.getByRole('link', { name: `In Chrome Summer ${nameOf(year)}` })
    await place.waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe(nameOf(year))
    expect([await scrolled(page), await cards(page).count()]).toEqual([before, 31])
    expect(await place.getAttribute('href')).toMatch(/^\/projects\/.*#card-/)
  }
  // every card now offers the last list
  await page.getByRole('button', { name: `Add to Street ${nameOf(1973)}` }).waitFor()

  // its place in the project, not the heading of the page
  await page.getByRole('link', { name: `In Chrome Summer ${nameOf(1972)}` }).click()
  await page.waitForURL(/#card-/)
  const { hash } = new URL(page.url())
  await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(hash)
  expect(await page.locator(hash).ariaSnapshot()).toContain(nameOf(1972))
})

test('Back from a vehicle restores all cards and the scroll position', async () => {
  const page = await visit(searchPaths.searchResults(), { cookie })
  await openAll(page)
  const card = page.getByRole('heading', { name: nameOf(1975) }).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await card.click()
  await page.getByRole('heading', { level: 1, name: nameOf(1975) }).waitFor()
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(31)
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.reload()
  expect(await cards(page).count()).toBe(31)
})

test('a filter applies at once and keeps the focus', async () => {
  const page = await visit(projectPaths.projects(), { cookie })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Search' }).click()
  await page.getByText('31 vehicles', { exact: true }).waitFor()
  const red = page.getByRole('checkbox', { name: 'Red' })
  await red.check()
  await page.getByText('15 vehicles', { exact: true }).waitFor()
  await expect.poll(() => red.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('group', { name: 'Year' }).getByLabel('From').fill('1970')
  await page.keyboard.press('Tab')
  await page.getByText('5 vehicles', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Remove filter Red' }).click()
  await page.getByText('11 vehicles', { exact: true }).waitFor()
  expect(await red.isChecked()).toBe(false)
  await page.goBack()
  await page.getByText('5 vehicles', { exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Your Active Projects' }).waitFor()
})

test('without script, adding returns to the card', async () => {
  const page = await visit(searchPaths.searchResults(), { cookie, hasScript: false })
  await page.getByRole('button', { name: new RegExp(`^Add to .* ${nameOf(1953)}$`) }).click()
  await page.getByRole('link', { name: `In Chrome Summer ${nameOf(1953)}` }).waitFor()
  expect(new URL(page.url()).hash).toMatch(/^#vehicle-/)
  expect(await page.getByRole('status').getByRole('link', { name: 'View in Chrome Summer' }).count()).toBe(1)
})

test('a skip link leads from the search field to the results', async () => {
  const page = await visit(searchPaths.searchResults(), { cookie })
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to results')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
})

test.each([true, false])(
  'on a phone the search is one line that opens above the results; script: %s',
  async (hasScript) => {
    const page = await visit(searchPath({ ...EVERYTHING, text: 'caprice' }), { cookie, width: 390, hasScript })
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(320)
    const city = page.getByLabel('City')
    expect(await city.isVisible()).toBe(false)
    await page.getByText('caprice, any city, any dates').click()
    await city.waitFor()
  },
)

test('vehicles chosen for a comparison are still chosen after it', async () => {
  const page = await visit(searchPaths.searchResults(), { cookie })
  const years = [1950, 1951, 1952]
  const boxOf = (year: number) => page.getByRole('checkbox', { name: `Compare ${nameOf(year)}` })
  for (const year of years) await boxOf(year).check()
  await page.getByRole('button', { name: 'Compare (3)' }).click()
  await page.getByRole('heading', { name: 'Compare vehicles' }).waitFor()
  const price = page.getByRole('rowheader', { name: 'Daily rate' })
  const color = page.getByRole('rowheader', { name: 'Color' })
  await price.waitFor()
  await page.getByRole('link', { name: 'Only differences' }).click()
  await price.waitFor({ state: 'detached' })
  await color.waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Fact', ...years.map(nameOf)])
  await page.goBack()
  await page.getByRole('button', { name: 'Compare (3)' }).waitFor()
  const isChosen = (year: number) => boxOf(year).isChecked()
  expect(await Promise.all([...years, 1953].map(isChosen))).toEqual([true, true, true, false])
})

test('a phone loads photos of its pixel width', async () => {
  const page = await open({ cookie })
  const devtools = await page.context().newCDPSession(page)
  let fetched: string[] = []
  await page.route('**/photos/**', (route) => {
    fetched.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  for (const [width, deviceScaleFactor, file] of [
    [412, 1.75, '640.webp'],
    [360, 2, '640.webp'],
    [390, 3, '960.webp'],
  ] as const) {
    fetched = []
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, deviceScaleFactor, height: 800, mobile: true })
    await page.goto(searchPath({ ...EVERYTHING, text: '1999' }))
    await page.getByText('1 vehicle', { exact: true }).waitFor()
    // the previous page loads it too when its viewport changes
    await expect.poll(() => new Set(fetched.map((url) => url.split('/').at(-1)))).toEqual(new Set([file]))
  }
})
