import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeMailedTo } from '#tests/world/abuse/account-screens'
import { viewProblems } from '#tests/world/browser/axe'
import { tooNarrow } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { accountPaths } from '~/models/trade/paths/accounts'
import { anAdmin, PASSWORD, signedIn } from '../world/builders'

const LONG_EMAIL = `${'a'.repeat(64)}@${'long-'.repeat(8)}name.example`

const { story, origin, visit } = await useBrowser(async () => {
  const [dana, marcus, eve] = [await anAdmin(), await anAdmin('marcus'), await anAdmin('eve')]
  return {
    dana: await signedIn(dana),
    marcus: await signedIn(marcus),
    eve: await signedIn(eve),
    elsewhere: await signedIn(marcus),
  }
})
const { dana, marcus, eve, elsewhere } = story
const ELSEWHERE = 'Log out of other devices'
let page: Page

async function open(path: string, cookie: string, isChecker = false) {
  page = await visit(path, { cookie, isChecker })
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
/** With the keyboard alone, as far as a field. */
async function type(name: string, text: string) {
  for (let count = 0; count < 8 && !(await field(name).evaluate((one) => one === document.activeElement)); count += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(text)
}
const notice = (words: string) => page.getByRole('status').getByText(words).first().waitFor()

test('a number is changed by keyboard alone, in place, and the focus ends where it began', async () => {
  await open(accountPaths.profile(), dana)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByRole('link', { name: 'Edit phone' }).focus()
  await page.keyboard.press('Enter')
  await dialog('Edit Phone Number').waitFor()
  await type('Phone Number', '4045550155')
  await page.keyboard.press('Enter')
  await dialog('Verify Phone Number').waitFor()
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  const code = await codeMailedTo(origin(), '+14045550155')
  await type('Code', code === '0000' ? '1111' : '0000')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid Code').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await notice('Phone Number changed successfully.')
  await page.getByText('+1 (404) 555-0155').waitFor()
  await expect.poll(focused).toBe('Edit phone')
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
})

test('Escape closes a dialog and gives the focus back', async () => {
  await open(accountPaths.profile(), marcus)
  await page.getByRole('link', { name: ELSEWHERE }).click()
  await dialog(ELSEWHERE).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe(accountPaths.profile())
  await expect.poll(focused).toBe(ELSEWHERE)
})

test('a long address is changed, and fits the profile in every window', async () => {
  await open(accountPaths.profile(), eve)
  await page.getByRole('link', { name: 'Edit email' }).click()
  await field('Email').fill(LONG_EMAIL)
  await page.getByRole('button', { name: 'Send code' }).click()
  await dialog('Verify Email Address').waitFor()
  expect(await tooNarrow(page)).toEqual([])
  const before = await codeMailedTo(origin(), LONG_EMAIL)
  await field('Code').fill('12')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Invalid Code').waitFor()
  await page.getByRole('button', { name: 'RESEND CODE' }).click()
  await dialog('Verify Email Address').getByText('OTP has been sent to your email.').waitFor()
  expect(await page.getByText('Invalid Code').count()).toBe(0)
  expect(await field('Code').inputValue()).toBe('')
  await expect.poll(() => codeMailedTo(origin(), LONG_EMAIL), { timeout: 10_000 }).not.toBe(before)
  await field('Code').fill(await codeMailedTo(origin(), LONG_EMAIL))
  await page.getByRole('button', { name: 'Verify' }).click()
  await notice('Email changed successfully.')
  await page.getByText(LONG_EMAIL).waitFor()
  expect(await tooNarrow(page)).toEqual([])
})

test('a new password ends the session elsewhere and not this one', async () => {
  const other = await visit(accountPaths.profile(), { cookie: elsewhere })
  expect(new URL(other.url()).pathname).toBe(accountPaths.profile())
  await open(accountPaths.profile(), marcus)
  await page.getByRole('link', { name: 'Edit password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill('not-my-password')
  await page.getByLabel('Password', { exact: true }).fill('picture-car-1999')
  await page.getByLabel('Re-type password', { exact: true }).fill('picture-car-1999')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('That is not your current password.').waitFor()
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await notice('Password changed Successfully.')
  await other.goto(accountPaths.profile())
  expect(new URL(other.url()).pathname).toBe('/')
  expect(await page.getByRole('link', { name: 'Log out of other devices' }).count()).toBe(0)
})

test('the step of the code is accessible in both themes and fits every screen', async () => {
  await open(accountPaths.profileContact('phone'), dana, true)
  await field('Phone Number').fill('(404) 555-0166')
  await page.getByRole('button', { name: 'Send code' }).click()
  await dialog('Verify Phone Number').waitFor()
  expect(await viewProblems(page)).toEqual([])
})
