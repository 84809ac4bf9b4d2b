import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenPeople } from '#tests/support/account-screens'
import type { AppServer } from '#tests/support/app-server'
import { openBrowser, startBrowser } from '#tests/support/browser'
import { aWorld } from '#tests/support/world'
import { paths } from '~/models/paths'

const world = await aWorld(screenPeople)
const { setup, password } = world.story
let app: AppServer
let browser: Browser

beforeAll(async () => {
  app = await world.start()
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.end()
})

test.each([
  ['the account', paths.accountSetup(setup)],
  ['the password', paths.accountPasswordSetup(password)],
])('setting up %s, what is typed can be shown and hidden, and is hidden again when it is sent', async (_, path) => {
  const { page, complaints, close } = await openBrowser(browser, app.origin, { width: 390 })
  await page.goto(path)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('1234567')
  await page.getByRole('button', { name: 'Show password', exact: true }).click()
  expect(await field.getAttribute('type')).toBe('text')
  expect(await page.getByLabel('Re-type password', { exact: true }).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Hide password', exact: true }).click()
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show re-typed password' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Password must be atleast 8 characters long.').waitFor()
  expect(await page.getByLabel('Re-type password', { exact: true }).getAttribute('type')).toBe('password')
  expect(complaints).toEqual([])
  await close()
})

test('without script there is no button that does nothing', async () => {
  const { page, close } = await openBrowser(browser, app.origin, { hasScript: false })
  await page.goto(paths.accountSetup(setup))
  expect(await page.getByRole('button').allTextContents()).toEqual(['Submit'])
  await close()
})
