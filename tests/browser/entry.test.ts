import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeMailedTo, screenPeople } from '#tests/world/abuse/account-screens'
import { viewProblems } from '#tests/world/browser/axe'
import { useBrowser } from '#tests/world/browser/use-browser'
import { SIGN_UP } from '#tests/world/visits/filled-forms'
import { accountPaths } from '~/models/trade/paths/accounts'
import { providerPaths } from '~/models/trade/paths/provider'
import { aProvider, signedIn } from '../world/builders'
import { aSignUp } from '../world/sign-ups'

/** Signing up, setting an account up, and a forgotten password; from end to end they are walked in stories/accounts. */
const { story, origin, visit } = await useBrowser(async () => {
  await aSignUp('waiting@crew.example')
  return { ...(await screenPeople()), desk: await signedIn(await aProvider()) }
})
let page: Page

const NEW = 'a-brand-new-one'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
const markPage = () => page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
const isSamePage = async () => (await page.locator('html[data-same-page]').count()) === 1

test('a sign-up is corrected and sent in place', async () => {
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

test('a request is read, left by keyboard, and rejected with a reason', async () => {
  page = await visit(providerPaths.provider(), { cookie: story.desk })
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
  await page.getByRole('button', { name: 'Reject request' }).click()
  await page.getByText('Request rejected. The reason was emailed.').waitFor()
})

test.each([
  ['the account', accountPaths.accountSetup(story.setup)],
  ['the password', accountPaths.accountPasswordSetup(story.password)],
])('setting up %s, what is typed can be shown and hidden, and is hidden again when it is sent', async (_, path) => {
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

test('without script there is no button that does nothing', async () => {
  page = await visit(accountPaths.accountSetup(story.setup), { hasScript: false })
  expect(await page.getByRole('button').allTextContents()).toEqual(['Submit'])
})

async function askAbout(email: string) {
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await heading('Forgot Password')
  await field('Email').fill(email)
  await button('SUBMIT').click()
  await heading('Enter the code')
}

test('with script the views change in place, and a wrong code brings the focus back to its field', async () => {
  page = await visit(accountPaths.home())
  await markPage()
  await askAbout('nobody@crew.example')
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

test('the views after the first are accessible in both themes, fit every screen, and lead to a new password', async () => {
  page = await visit(accountPaths.home(), { isChecker: true })
  await askAbout(story.marcus.email)
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
