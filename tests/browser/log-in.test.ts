import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#tests/world/application/free-port'
import { viewProblems } from '#tests/world/browser/axe'
import { openBrowser, startBrowserWithBackCache, whenReady } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { accountPaths } from '~/models/trade/paths/accounts'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { projectPaths } from '~/models/trade/paths/projects'
import { aMember, anAdmin, anOwner, aProject, aUser, aVehicle, PASSWORD } from '../world/builders'

const { story, origin, visit } = await useBrowser(async () => {
  const dana = await anAdmin()
  await aProject({ Owner: dana }, { title: 'The Long Haul' })
  const vehicleId = await aVehicle(await anOwner())
  return { dana, mel: await aMember(), vic: await aUser(), vehicle: fleetPaths.viewVehicle(vehicleId) }
})
const { dana, mel, vic, vehicle } = story
let page: Page

async function open(...visitor: Parameters<typeof visit>) {
  page = await visit(...visitor)
}

const dialog = () => page.getByRole('dialog', { name: 'Login' })
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const search = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const pathOf = () => new URL(page.url()).pathname
const addressOf = () => page.url().slice(origin().length)
const isFocusInside = () => page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))

async function fill({ email }: { email: string }, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('after the log-in at the same address the heading has the focus', async () => {
  await open('/')
  await fill(dana)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Search vehicles')
})

describe('a visitor at a shared vehicle', () => {
  test('gets the log-in as a dialog, which Escape closes', async () => {
    await open(vehicle)
    await link('Add to favorites').click()
    await dialog().waitFor()
    expect(addressOf()).toBe(vehicle)
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
    await expect.poll(isFocusInside).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    await heading('1976 Chevrolet Caprice').waitFor()
  })

  test('reads errors in the dialog, keeps what was typed, and continues to the link’s target', async () => {
    await open(vehicle)
    await link('Add to project').click()
    await dialog().waitFor()
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByText('Email is required.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await fill(mel, 'not the password')
    await dialog().getByText("The credential that you've entered is incorrect, Please try again.").waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(mel.email)
    expect(pathOf()).toBe('/home/view-vehicle')
    await fill(mel)
    await heading('Add to project').waitFor()
    expect(pathOf()).toBe('/home/view-vehicle/add')
    expect(await dialog().count()).toBe(0)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Mel Ferraro').first().waitFor()
  })

  test('returns to the vehicle after the heart, and as a user after adding', async () => {
    await open(vehicle)
    await link('Add to favorites').click()
    await fill(dana)
    await page.getByRole('complementary', { name: 'Price' }).waitFor()
    expect(await dialog().count()).toBe(0)

    await open(vehicle)
    await link('Add to project').click()
    await fill(vic)
    await page.getByRole('complementary', { name: 'Price' }).waitFor()
    expect(pathOf()).toBe('/home/view-vehicle')
  })

  test('lands on the search after Search', async () => {
    await open(vehicle)
    await search().click()
    await fill(dana)
    await page.getByRole('search').waitFor()
    expect(addressOf()).toBe('/home')
    expect(await dialog().count()).toBe(0)
  })

  test('returns to the vehicle after Login in the profile menu', async () => {
    await open(vehicle)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Profile').click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
    await fill(mel)
    await page.getByRole('complementary', { name: 'Price' }).waitFor()
    expect(pathOf()).toBe('/home/view-vehicle')
  })

  test('can open the log-in from the phone drawer, and the focus returns to the menu button', async () => {
    await open(vehicle, { width: 390 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#drawer').getByRole('link', { name: 'Search' }).click()
    await dialog().waitFor()
    await expect.poll(isFocusInside).toBe(true)
    expect(await page.locator('#drawer').isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Menu')
  })

  test('loads the script of the dialog on the first click only', async () => {
    await open(vehicle)
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await link('Login').click()
    await dialog().waitFor()
    expect(scripts.filter((name) => /login-dialog/.test(name))).toHaveLength(1)
  })

  test('gets the log-in page when its script cannot be loaded', async () => {
    await open(vehicle, { expects: /ERR_FAILED/ })
    await page.route(/login-dialog/, (route) => route.abort())
    await link('Add to project').click()
    await page.waitForURL(/return-to/)
    await whenReady(page)
    await fill(mel)
    await heading('Add to project').waitFor()
  })

  test('gets an accessible dialog that fits every screen', async () => {
    await open(vehicle, { isChecker: true })
    await link('Login').click()
    await dialog().waitFor()
    expect(await viewProblems(page)).toEqual([])
  })
})

describe('after a log-out', () => {
  let real: Browser

  beforeAll(async () => {
    real = await startBrowserWithBackCache()
  })
  afterAll(() => real.close())

  test('the browser of this test keeps pages in its back-forward cache', async () => {
    const site = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end('<h1>SigningRecords</h1>'),
    )
    const opened = await openBrowser(real, `http://127.0.0.1:${await listen(site)}`)
    page = opened.page
    await page.goto('/one')
    await page.evaluate(() => document.body.append('typed here'))
    await page.goto('/two')
    // a cached page is not loaded
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.textContent('body')).toContain('typed here')
    await opened.close()
    site.close()
  })

  test.each([
    ['with script', true],
    ['without script', false],
  ])('Back shows nothing private, %s', async (_, hasScript) => {
    const opened = await openBrowser(real, origin(), { hasScript })
    page = opened.page
    await page.goto('/')
    await fill(dana)
    await page.getByRole('search').waitFor()
    await page.goto(projectPaths.projects())
    await page.getByText('The Long Haul').first().waitFor()
    await page.goto(accountPaths.profile())
    await page.getByText('Dana Whitlock').first().click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await heading('Login').waitFor()

    for (let step = 0; step < 3; step += 1) {
      await page.goBack()
      await heading('Login').waitFor()
      expect(await page.content()).not.toMatch(/The Long Haul|Dana Whitlock/)
    }
    expect(opened.complaints).toEqual([])
    await opened.close()
  })
})
