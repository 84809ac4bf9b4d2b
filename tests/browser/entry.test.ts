import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeMailedTo, screenPeople } from '#tests/world/abuse/account-screens'
import { viewProblems } from '#tests/world/browser/axe'
import { useBrowser } from '#tests/world/browser/use-browser'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { accountPaths } from '~/models/trade/paths/accounts'

/** Sign-up, account setup and password reset; stories/accounts covers them from end to end. */
const { story, origin, visit } = await useBrowser(screenPeople)
let page: Page

const NEW = 'a-brand-new-one'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
const markPage = () => page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
const isSamePage = async () => (await page.locator('html[data-same-page]').count()) === 1

test('a sign-up is corrected and sent without a page load', async () => {
  page = await visit(accountPaths.signUp())
  await markPage()
  await field('First Name').fill(SIGN_UP.firstName)
  await field('Last Name').fill(SIGN_UP.lastName)
  await field('Email').fill('chet@crew.example')
  await field('Phone').fill('12')
  await page.getByLabel('Role').selectOption(SIGN_UP.role)
  await button('SIGN UP').click()
  await page.getByText('Please enter a valid Phone Number.').waitFor()
  await expect.poll(focusedField).toBe('phoneNumber')
  await field('Phone').fill(SIGN_UP.phoneNumber)
  await button('SIGN UP').click()
  await heading('ACCOUNT REGISTERED!')
  await page.getByRole('link', { name: 'LOGIN' }).click()
  await heading('Login')
  expect(await isSamePage()).toBe(true)
})

test.each([
  ['the account', accountPaths.accountSetup(story.setup)],
  ['the password', accountPaths.accountPasswordSetup(story.password)],
])('setting up %s, passwords can be shown and hidden, and are hidden when sent', async (_, path) => {
  page = await visit(path, { width: 390 })
  await field('Password').fill('1234567')
  await button('Show password').click()
  expect(await field('Password').getAttribute('type')).toBe('text')
  expect(await field('Re-type password').getAttribute('type')).toBe('password')
  await button('Hide password').click()
  expect(await field('Password').getAttribute('type')).toBe('password')
  await button('Show re-typed password').click()
  await button('Submit').click()
  await page.getByText('Password must be atleast 8 characters long.').waitFor()
  expect(await field('Re-type password').getAttribute('type')).toBe('password')
})

test('without script there is no button to show passwords', async () => {
  page = await visit(accountPaths.accountSetup(story.setup), { hasScript: false })
  expect(await page.getByRole('button').allTextContents()).toEqual(['Submit'])
})

async function requestCode(email: string) {
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await heading('Forgot Password')
  await field('Email').fill(email)
  await button('SUBMIT').click()
  await heading('Enter the code')
}

test('the reset views change without a page load, and a wrong code focuses its field', async () => {
  page = await visit(accountPaths.home())
  await markPage()
  await requestCode('nobody@crew.example')
  await field('Code').pressSequentially('0000')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid Code').waitFor()
  await expect.poll(focusedField).toBe('code')
  await button('RESEND CODE').click()
  await page.getByText('A new code has been sent to your email.').waitFor()
  expect(await page.getByText('Invalid Code').count()).toBe(0)
  await page.getByRole('link', { name: 'BACK' }).click()
  await heading('Forgot Password')
  await page.getByRole('link', { name: 'BACK' }).click()
  await heading('Login')
  expect(await isSamePage()).toBe(true)
})

test('the reset views are accessible in both themes, fit every screen and set a new password', async () => {
  page = await visit(accountPaths.home(), { isChecker: true })
  await requestCode(story.marcus.email)
  expect(await viewProblems(page)).toEqual([])
  const code = field('Code')
  expect(await code.getAttribute('inputmode')).toBe('numeric')
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect((await code.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button('SUBMIT').click()
  await page.getByText('Invalid Code').waitFor()
  expect(await viewProblems(page)).toEqual([])
  await code.fill(await codeMailedTo(origin(), story.marcus.email))
  await button('SUBMIT').click()
  await heading('New Password')
  expect(await viewProblems(page)).toEqual([])
  await button('Submit').click()
  await page.getByText('Please enter your new password.').waitFor()
  expect(await viewProblems(page)).toEqual([])
  await field('Password').fill(NEW)
  await field('Re-type password').fill(NEW)
  await button('Submit').click()
  await page.getByText('Password changed Successfully.').waitFor()
})
