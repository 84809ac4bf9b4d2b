import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { viewProblems } from '#tests/world/browser/axe'
import type { Person } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { EVERYTHING, searchPath } from '~/models/trade/addresses/search-query'
import { projectPaths } from '~/models/trade/paths/projects'
import { favoritePaths, searchPaths } from '~/models/trade/paths/search'
import { setFavorite } from '~/services/search/favorites.server'
import { anAdmin, anOwner, aVehicle, signedIn } from '../world/builders'

const DECATUR = { town: 'Decatur', state: 'GA', latitude: 33.7748, longitude: -84.2963 } as const
const NEWNAN = { town: 'Newnan', state: 'GA', latitude: 33.3807, longitude: -84.7997 } as const
const LOS_ANGELES = { town: 'Los Angeles', state: 'CA', latitude: 34.05, longitude: -118.25 } as const

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  await aVehicle(omar, { ...DECATUR, year: 1957, dayPrice: 30_000 })
  await aVehicle(omar, { ...DECATUR, year: 1958, dayPrice: 60_000 })
  const favorite = await aVehicle(omar, { ...NEWNAN, year: 1974, dayPrice: 45_000 })
  await aVehicle(omar, { ...LOS_ANGELES, year: 1981, dayPrice: 90_000 })
  await setFavorite(dana, favorite, { isSet: true })
  return { cookie: await signedIn(dana) }
}, 'own world')
const { cookie } = story

const AROUND = '3 from $300: 3 vehicles around Decatur, GA, from $300 a day'
const IN_DECATUR = '2 from $300: 2 vehicles in Decatur, GA, from $300 a day'
const IN_NEWNAN = '$450: 1 vehicle in Newnan, GA, $450 a day'
const IN_CALIFORNIA = '$900: 1 vehicle in Los Angeles, CA, $900 a day'

const marker = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const theMap = (page: Page) => page.getByRole('complementary', { name: 'Map of the results' })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

/** The search, with its map opened. Tiles come from here, or fail. */
async function openMap(person: Person = {}, { hasTiles = true, path = searchPaths.searchResults() } = {}) {
  const page = await visit(path, { cookie, ...person })
  await page.route(/^https:/, (route) =>
    hasTiles ? route.fulfill({ contentType: 'image/svg+xml', body: TILE }) : route.abort(),
  )
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  return page
}

const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 9H256" stroke="#fa0"/></svg>'

test('opens beside the cards, zooms in, and lists the vehicles of a place', async () => {
  const page = await visit(projectPaths.projects(), { cookie })
  const requested: string[] = []
  page.on('request', (request: Request) => requested.push(request.url()))
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }))
  await page.getByRole('navigation').first().getByRole('link', { name: 'Search' }).click()
  await page.getByText('4 vehicles', { exact: true }).waitFor()
  expect(requested.filter((url) => /map-view|tile\.|markers/.test(url))).toEqual([])
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await marker(page, AROUND).waitFor()
  expect(requested.some((url) => url.startsWith('https://tile.openstreetmap.org/'))).toBe(true)
  const [map, card] = [await theMap(page).boundingBox(), await page.getByRole('article').first().boundingBox()]
  expect(map?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0))

  await page.getByRole('heading', { name: /^1981/ }).hover()
  await expect.poll(() => marker(page, IN_CALIFORNIA).getAttribute('class')).toContain('is-lit')
  await marker(page, AROUND).focus()
  await page.keyboard.press('Enter')
  await marker(page, IN_NEWNAN).waitFor()
  await marker(page, IN_DECATUR).click()
  const list = page.getByRole('region', { name: '2 vehicles in Decatur, GA' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  expect(await focused(page)).toBe('2 vehicles in Decatur, GA')
  await list.getByRole('button', { name: 'Close the list' }).click()
  await expect.poll(() => focused(page)).toBe(IN_DECATUR)

  await marker(page, IN_DECATUR).click()
  await list.getByRole('link', { name: 'Show only these' }).click()
  await page.getByText('2 vehicles', { exact: true }).waitFor()
  await marker(page, IN_DECATUR).waitFor()
  await page.goBack()
  await page.getByText('4 vehicles', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Hide map' }).click()
  await theMap(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})

test('searches the area that it shows, which is a filter and an address', async () => {
  const page = await openMap()
  await marker(page, AROUND).click()
  await marker(page, IN_NEWNAN).waitFor()
  await page.getByRole('link', { name: 'Search this area' }).click()
  await page.getByText('3 vehicles', { exact: true }).waitFor()
  const { href } = await page.evaluate(() => window.location)
  await page.getByRole('checkbox', { name: 'Red' }).check()
  await page.getByRole('checkbox', { name: 'Red' }).uncheck()
  await page.getByText('3 vehicles', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Remove filter Map area' }).click()
  await page.getByText('4 vehicles', { exact: true }).waitFor()
  await marker(page, IN_CALIFORNIA).waitFor()
  const shared = await visit(href, { cookie, hasScript: false })
  await shared.getByText('3 vehicles', { exact: true }).waitFor()
  expect([await theMap(shared).count(), await shared.getByRole('link', { name: /map/i }).count()]).toEqual([0, 1])
})

test('of the favorites shows them, and stays on their page', async () => {
  const page = await openMap({}, { path: favoritePaths.favorites() })
  await marker(page, IN_NEWNAN).click()
  await theMap(page).getByRole('listitem').waitFor()
  await page.getByRole('link', { name: 'Show only this one' }).click()
  await page.getByRole('link', { name: 'Remove filter Map area' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(favoritePaths.favorites())
  expect(await marker(page, IN_CALIFORNIA).count()).toBe(0)
})

test('on a phone fills the screen, with nothing reachable behind it, until Back or its button', async () => {
  const page = await openMap({ width: 390 })
  await marker(page, IN_CALIFORNIA).waitFor()
  expect(await theMap(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 })
  expect(await focused(page)).toBe('Close map')
  expect(await page.getByRole('article').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => page.getByRole('article').count()).toBe(4)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await marker(page, IN_CALIFORNIA).waitFor()
  await page.getByRole('link', { name: 'Close map' }).click()
  await expect.poll(() => focused(page)).toBe('Map')
  expect(await page.getByRole('article').count()).toBe(4)
})

test('an answer that comes late does not replace a newer one', async () => {
  const page = await openMap()
  await marker(page, AROUND).waitFor()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let slow = 0
  await page.route('**/home/markers?color*', async (route) => {
    slow += 1
    await isReleased
    await route.fulfill({ json: [] }).catch(() => {})
  })
  await page.getByRole('checkbox', { name: 'Red' }).check()
  await expect.poll(() => slow).toBe(1)
  await page.getByRole('link', { name: 'Remove filter Red' }).click()
  await page.getByText('4 vehicles', { exact: true }).waitFor()
  release()
  await marker(page, AROUND).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await marker(page, AROUND).count()).toBe(1)
})

test('works without tiles, and offers to try again if the vehicles cannot be loaded', async () => {
  const page = await openMap({ expects: /ERR_FAILED/ }, { hasTiles: false })
  await marker(page, AROUND).waitFor()
  await page.route('**/home/markers?color*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('checkbox', { name: 'Red' }).check()
  await page.getByText('The vehicles could not be loaded.').waitFor()
  await page.unroute('**/home/markers?color*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The vehicles could not be loaded.').waitFor({ state: 'hidden' })
})

test.each([390, 1280])('is accessible in a window of %i px', async (width) => {
  const page = await openMap({ width, isChecker: true })
  await marker(page, IN_CALIFORNIA).click()
  await page.getByRole('link', { name: 'Show only this one' }).waitFor()
  await expect.poll(() => theMap(page).getByRole('listitem').count()).toBe(1)
  expect(await viewProblems(page)).toEqual([])
})

test('without script nothing of it is shown', async () => {
  const page = await visit(searchPath({ ...EVERYTHING, isMapOpen: true }), { cookie, hasScript: false })
  expect([await theMap(page).count(), await page.getByRole('link', { name: /^(Hide )?map$/i }).count()]).toEqual([0, 0])
  expect(await page.getByRole('article').count()).toBe(4)
})
