import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeMailedTo } from '#tests/world/abuse/account-screens'
import { viewProblems } from '#tests/world/browser/axe'
import { tooNarrow } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { accountPaths } from '~/models/trade/paths/accounts'
import { anAdmin, signedIn } from '../world/builders'

const LONG_EMAIL = `${'a'.repeat(64)}@${'long-'.repeat(8)}name.example`

const { story, origin, visit } = await useBrowser(async () => {
  return { dana: await signedIn(await anAdmin()), eve: await signedIn(await anAdmin('eve')) }
})
const { dana, eve } = story
let page: Page

async function open(path: string, cookie: string, isChecker = false) {
  page = await visit(path, { cookie, isChecker })
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
/** Tabs to a field and types. */
async function type(name: string, text: string) {
  for (let count = 0; count < 8 && !(await field(name).evaluate((one) => one === document.activeElement)); count += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(text)
}
const notice = (text: string) => page.getByRole('status').getByText(text).first().waitFor()

test('a phone number is changed by keyboard only, without a page load, and focus returns to its link', async () => {
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

test('a long email address is changed and fits every screen', async () => {
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

test('the code dialog is accessible in both themes and fits every screen', async () => {
  await open(accountPaths.profileContact('phone'), dana, true)
  await field('Phone Number').fill('(404) 555-0166')
  await page.getByRole('button', { name: 'Send code' }).click()
  await dialog('Verify Phone Number').waitFor()
  expect(await viewProblems(page)).toEqual([])
})
