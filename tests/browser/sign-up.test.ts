import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppServer } from '#tests/support/app-server'
import { isReady, openBrowser, startBrowser } from '#tests/support/browser'
import { SIGN_UP } from '#tests/support/filled-forms'
import { aProvider, PASSWORD, signedIn } from '#tests/support/people'
import { aSignUp } from '#tests/support/sign-ups'
import { aWorld } from '#tests/support/world'
import { paths } from '~/models/paths'

const world = await aWorld(async () => {
  const requestId = await aSignUp('waiting@crew.example')
  return { desk: await signedIn(await aProvider()), requestId }
})
const { desk: deskCookie, requestId } = world.story
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

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First Name').fill(SIGN_UP.firstName)
  await page.getByLabel('Last Name').fill(SIGN_UP.lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(SIGN_UP.phoneNumber)
  await page.getByLabel('Role').selectOption(SIGN_UP.role)
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

describe.each([
  { name: 'with script', hasScript: true, email: 'noor@crew.example' },
  { name: 'without script', hasScript: false, email: 'bea@crew.example' },
])('signing up $name', ({ hasScript, email }) => {
  test('leads from the log-in by way of the desk and the mail to an account', async () => {
    const applicant = await openBrowser(browser, app.origin, { hasScript, width: 390 })
    const staff = await openBrowser(browser, app.origin, { hasScript, cookie: deskCookie })
    const { page } = applicant
    await page.goto('/')
    await page.getByRole('link', { name: 'SIGN UP' }).click()
    await fillSignUp(page, email)
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'SIGN UP' }).click()
    await page.getByText('Please enter a valid Phone Number.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phoneNumber')
    await page.getByLabel('Phone').fill(SIGN_UP.phoneNumber)
    await page.getByRole('button', { name: 'SIGN UP' }).click()
    await page.getByRole('heading', { name: 'ACCOUNT REGISTERED!' }).waitFor()

    await staff.page.goto(paths.provider())
    await staff.page.getByRole('link', { name: new RegExp(email) }).click()
    await staff.page
      .getByRole('dialog')
      .getByLabel(/^Member/)
      .check()
    await staff.page.getByRole('button', { name: 'Approve' }).click()
    await staff.page.getByText('Request approved. The set-up link is mailed.').waitFor()
    expect(await staff.page.getByRole('link', { name: new RegExp(email) }).count()).toBe(0)

    await page.goto(paths.outbox())
    const letter = page
      .locator('details')
      .filter({ hasText: `to ${email}` })
      .filter({ hasText: 'Welcome to Backlot' })
    if ((await letter.getAttribute('open')) === null) await letter.locator('summary').click()
    await letter.getByRole('link', { name: /account-password-setup/ }).click()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Re-type password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Account setup completed successfully').waitFor()
    await logIn(page, email)
    await page.getByRole('heading', { name: 'Search vehicles' }).waitFor()
    expect([...applicant.complaints, ...staff.complaints]).toEqual([])
    await applicant.close()
    await staff.close()
  })
})

test('the views of the entry are switched in place', async () => {
  const { page, complaints, close } = await openBrowser(browser, app.origin)
  await page.goto(paths.signUp())
  await expect.poll(() => isReady(page)).toBe(true)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await fillSignUp(page, 'chet@crew.example')
  await page.getByRole('button', { name: 'SIGN UP' }).click()
  await page.getByRole('heading', { name: 'ACCOUNT REGISTERED!' }).waitFor()
  await page.getByRole('link', { name: 'LOGIN' }).click()
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

test('a request is read, its rejection begun and left by keyboard, and two tabs make one decision', async () => {
  const one = await openBrowser(browser, app.origin, { cookie: deskCookie })
  const other = await openBrowser(browser, app.origin, { cookie: deskCookie })
  const { page } = one
  await page.goto(paths.provider())
  await expect.poll(() => isReady(page)).toBe(true)
  const row = page.getByRole('link', { name: /waiting@crew\.example/ })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true)

  await row.click()
  await page.getByRole('link', { name: 'Reject', exact: true }).click()
  await page.getByLabel('Reason').fill('We give accounts to productions only.')
  await other.page.goto(paths.signUpRequest(requestId))
  await expect.poll(() => isReady(other.page)).toBe(true)
  await page.getByRole('button', { name: 'Reject request' }).click()
  await page.getByText('Request rejected. The reason is mailed.').waitFor()

  await other.page.getByLabel(/^Admin/).check()
  await other.page.getByRole('button', { name: 'Approve' }).click()
  await other.page.getByText('Pru Marsh rejected this request already. Nothing was changed.').waitFor()
  await other.page.getByText('We give accounts to productions only.').waitFor()
  await expect.poll(() => other.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect([...one.complaints, ...other.complaints]).toEqual([])
  await one.close()
  await other.close()
})
