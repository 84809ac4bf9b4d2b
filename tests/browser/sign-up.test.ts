import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { accountPaths } from '~/models/trade/paths/accounts'
import { providerPaths } from '~/models/trade/paths/provider'
import { shellPaths } from '~/models/trade/paths/shell'
import { aProvider, PASSWORD, signedIn } from '../world/people'
import { aSignUp } from '../world/sign-ups'

const { story, visit } = await useBrowser(async () => {
  const requestId = await aSignUp('waiting@crew.example')
  return { desk: await signedIn(await aProvider()), requestId }
})
const { desk: deskCookie, requestId } = story

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

test('signing up leads from the log-in by way of the desk and the mail to an account', async () => {
  const email = 'noor@crew.example'
  const page = await visit('/', { width: 390 })
  await page.getByRole('link', { name: 'SIGN UP' }).click()
  await fillSignUp(page, email)
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'SIGN UP' }).click()
  await page.getByText('Please enter a valid Phone Number.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phoneNumber')
  await page.getByLabel('Phone').fill(SIGN_UP.phoneNumber)
  await page.getByRole('button', { name: 'SIGN UP' }).click()
  await page.getByRole('heading', { name: 'ACCOUNT REGISTERED!' }).waitFor()

  const staff = await visit(providerPaths.provider(), { cookie: deskCookie })
  await staff.getByRole('link', { name: new RegExp(email) }).click()
  await staff
    .getByRole('dialog')
    .getByLabel(/^Member/)
    .check()
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByText('Request approved. The setup link was emailed.').waitFor()
  expect(await staff.getByRole('link', { name: new RegExp(email) }).count()).toBe(0)

  await page.goto(shellPaths.outbox())
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
})

test('the views of the entry are switched in place', async () => {
  const page = await visit(accountPaths.signUp())
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await fillSignUp(page, 'chet@crew.example')
  await page.getByRole('button', { name: 'SIGN UP' }).click()
  await page.getByRole('heading', { name: 'ACCOUNT REGISTERED!' }).waitFor()
  await page.getByRole('link', { name: 'LOGIN' }).click()
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
})

test('a request is read, its rejection begun and left by keyboard, and two tabs make one decision', async () => {
  const page = await visit(providerPaths.provider(), { cookie: deskCookie })
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
  const other = await visit(providerPaths.signUpRequest(requestId), { cookie: deskCookie })
  await page.getByRole('button', { name: 'Reject request' }).click()
  await page.getByText('Request rejected. The reason was emailed.').waitFor()

  await other.getByLabel(/^Admin/).check()
  await other.getByRole('button', { name: 'Approve' }).click()
  await other.getByText('Pru Delacroix already rejected this request. Nothing was changed.').waitFor()
  await other.getByText('We give accounts to productions only.').waitFor()
  await expect.poll(() => other.getByRole('button', { name: 'Approve' }).count()).toBe(0)
})
