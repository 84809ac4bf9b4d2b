import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { whenReady } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { accountPaths } from '~/models/trade/paths/accounts'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { aDeal, anInquiry } from '../world/deals'

const {
  story,
  visit,
  open: openPage,
} = await useBrowser(async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const omar = await anOwner()
  await aVehicle(omar)
  await aVehicle(omar, { color: 'red', make: 'Ford', model: 'LTD' })
  const deal = await aDeal()
  const from = addDays(todayIn('America/New_York', new Date()), 10)
  const inquiryId = await anInquiry(deal, { from, to: addDays(from, 4) })
  return {
    inquiry: dealPaths.ownerInquiry(inquiryId),
    answering: await signedIn(deal.owner),
    leaving: await signedIn(dana),
    cookie: await signedIn(dana),
    newList: listPaths.newList(projectId),
    list: projectPaths.projectList(projectId),
  }
}, 'own world')
const { cookie, newList, list, inquiry, answering } = story
let page: Page

async function open(...visitor: Parameters<typeof visit>) {
  page = await visit(...visitor)
}

describe.each([
  ['with script', true],
  ['without script', false],
])('on a phone %s', (_, hasScript) => {
  const phone = { width: 390, cookie, hasScript }

  test('the menu opens and closes after navigating and on Escape', async () => {
    await open(projectPaths.projects(), phone)
    const drawer = page.locator('#drawer')
    expect(await drawer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.waitFor()
    await expect.poll(async () => rightEdge(await drawer.boundingBox())).toBe(390)
    expect(await drawer.getByRole('link').allTextContents()).toEqual([
      'Dana Whitlock',
      'Search',
      'Today',
      'Projects',
      'Favorites',
      'Orders',
      'Cart',
    ])
    await drawer.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('heading', { name: 'Orders' }).waitFor()
    await expect.poll(() => drawer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => drawer.isVisible()).toBe(false)
  })

  test('the filters cover the screen until Show Results, and apply', async () => {
    await open(searchPaths.searchResults(), phone)
    const filters = page.locator('#filters')
    expect(await filters.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    await filters.waitFor()
    await expect.poll(async () => (await filters.boundingBox())?.width).toBe(390)
    await filters.getByLabel('Red', { exact: true }).check()
    await filters.getByRole('button', { name: 'Show Results' }).click()
    await page.getByText('1 vehicle', { exact: true }).waitFor()
    await expect.poll(() => filters.isVisible()).toBe(false)
    expect(page.url()).toContain('red')
    expect(await page.getByRole('link', { name: '1976 Ford LTD' }).first().isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: '1976 Chevrolet Caprice' }).count()).toBe(0)
  })

  test('a notice appears as a status and disappears', async () => {
    await open(newList, phone)
    await page.getByLabel('Name', { exact: true }).fill(`Street traffic ${hasScript}`)
    await page.getByRole('button', { name: 'Create' }).click()
    const notice = page.getByRole('status').getByText('List created Successfully')
    await notice.waitFor()
    await notice.waitFor({ state: 'hidden', timeout: 5_000 })
  })
})

test('Logout in the profile menu deletes all cookies', async () => {
  await open(projectPaths.projects(), { cookie: story.leaving })
  await page.getByText('Dana Whitlock').first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
})

const rightEdge = (box: { x: number; width: number } | null) => Math.round((box?.x ?? 0) + (box?.width ?? 0))

async function typeList(name: string) {
  page = await visit(newList, { cookie, expects: /ERR_(INTERNET_DISCONNECTED|FAILED)/ })
  await page.locator('[name=name]').fill(name)
}

test('a form sent offline stays, says so, and is sent once when online', async () => {
  await typeList('Night exteriors')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Create' }).click()
  const notice = page.getByText(/^No connection/)
  await notice.waitFor()
  expect(await page.locator('[name=name]').inputValue()).toBe('Night exteriors')
  await page.context().setOffline(false)
  await page.waitForURL((url) => url.pathname === list)
  await page.getByRole('heading', { name: 'Night exteriors', level: 3 }).waitFor()
  expect(await notice.count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Night exteriors', level: 3 }).count()).toBe(1)
})

test('a navigation while offline keeps the page, and continues when online', async () => {
  await typeList('Not sent')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText(/^No connection/).waitFor()
  expect(await page.locator('[name=name]').inputValue()).toBe('Not sent')
  await page.context().setOffline(false)
  await page.waitForURL((url) => url.pathname === list)
  await page.getByRole('button', { name: 'Search' }).waitFor()
  expect(await page.getByText(/^No connection/).count()).toBe(0)
})

test('a form whose answer was lost creates one list', async () => {
  await typeList('Second unit')
  let isFirst = true
  await page.route('**/*.data*', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue()
    isFirst = false
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL((url) => url.pathname === list)
  await page.getByRole('heading', { name: 'Second unit', level: 3 }).waitFor()
  expect(isFirst).toBe(false)
  expect(await page.getByRole('heading', { name: 'Second unit', level: 3 }).count()).toBe(1)
})

test('modules load after what the first paint needs', async () => {
  await open(list, { cookie })
  const [painted, loaded] = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((each) => each instanceof PerformanceResourceTiming)
    const sheets = resources.filter(({ name }) => /\/app-[^/]+\.css$/.test(name))
    const scripts = resources.filter(({ name }) => name.endsWith('.js'))
    return [Math.max(...sheets.map((each) => each.responseEnd)), Math.min(...scripts.map((each) => each.startTime))]
  })
  expect(painted).toBeGreaterThan(0)
  expect(loaded).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test('modules of a page in a background tab, which is never painted, load too', async () => {
  const page = await openPage({ cookie })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto(list)
  await whenReady(page)
})

test('on wide screens the inbox opens its first inquiry, and Back leaves the inbox', async () => {
  const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path)
  await open(accountPaths.profile(), { cookie: answering })
  await page.getByRole('link', { name: 'Inbox' }).click()
  await at(inquiry)
  await page.getByRole('link', { name: /^Waiting/ }).click()
  await page.getByText('Not waiting for anyone.').waitFor()
  await at(dealPaths.ownerInbox('waiting'))
  await page.goBack()
  await at(inquiry)
  await page.getByRole('link', { name: /^Closed/ }).click()
  await at(dealPaths.ownerInbox('closed'))
  await page.getByRole('link', { name: /^To answer/ }).click()
  await at(`${inquiry}?tab=to-answer`)
  for (let steps = 0; steps < 2; steps += 1) await page.goBack()
  await at(inquiry)
  await page.goBack()
  await at(accountPaths.profile())

  await open(dealPaths.ownerInbox(), { cookie: answering, width: 390 })
  await page.getByRole('link', { name: /Chevrolet Caprice/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe(dealPaths.ownerInbox())
})
