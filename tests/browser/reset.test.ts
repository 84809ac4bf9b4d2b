import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '#tests/world/browser/axe'
import { type Person, tooNarrow } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { accountPaths } from '~/models/trade/paths/accounts'
import { shellPaths } from '~/models/trade/paths/shell'
import { aVehicle } from '../world/fleet'
import { anAdmin, anOwner } from '../world/people'

const { story, visit } = await useBrowser(async () => {
  await aVehicle(await anOwner())
  const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
  return { dana: dana.email, marcus: marcus.email }
})
let page: Page

async function open(person: Person) {
  page = await visit(accountPaths.home(), person)
}

const NEW = 'a-brand-new-one'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string) => page.getByRole('heading', { name }).waitFor()

async function askAbout(email: string) {
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await heading('Forgot Password')
  await field('Email').fill(email)
  await button('SUBMIT').click()
  await heading('Enter the code')
}

/** Read in the demonstration's outbox, in another tab. */
async function mailedCode(email: string): Promise<string> {
  const tab = await page.context().newPage()
  const read = async () => {
    await tab.goto(shellPaths.outbox())
    return tab.locator('details', { hasText: `to ${email}` }).allTextContents()
  }
  await expect.poll(async () => (await read()).join(), { timeout: 10_000 }).toMatch(/Code: \d{4}/)
  const [letter = ''] = await read()
  await tab.close()
  return /Code: (\d{4})/.exec(letter)?.[1] ?? ''
}

async function chooseNew() {
  await field('Password').fill(NEW)
  await field('Re-type password').fill(NEW)
  await button('Submit').click()
  await page.getByText('Password changed Successfully.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
}

test('on a phone a forgotten password is replaced with the code from the mail', async () => {
  await open({ width: 390 })
  await askAbout(story.dana)
  await field('Code').fill(await mailedCode(story.dana))
  await button('SUBMIT').click()
  await heading('New Password')
  await chooseNew()
  await field('Email').fill(story.dana)
  await field('Password').fill(NEW)
  await button('Login').click()
  await expect.poll(() => page.getByRole('heading', { name: /vehicle/i }).count()).toBeGreaterThan(0)
})

test('with script the views change in place, and a wrong code brings the focus back to its field', async () => {
  await open({})
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await askAbout('nobody@crew.example')
  await field('Code').pressSequentially('0000')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid Code').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  await button('RESEND CODE').click()
  await page.getByText('A new code has been sent to your email.').waitFor()
  expect(await page.getByText('Invalid Code').count()).toBe(0)
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
  await page.getByRole('link', { name: 'BACK' }).click()
  await heading('Forgot Password')
  await page.getByRole('link', { name: 'BACK' }).click()
  await heading('Login')
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
})

test('phones offer digits and the code from a message', async () => {
  await open({ width: 390 })
  await askAbout('nobody@crew.example')
  const code = field('Code')
  expect(await code.getAttribute('inputmode')).toBe('numeric')
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect((await code.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('the views after the first are accessible in both themes and fit every screen', async () => {
  await open({ isChecker: true })
  await askAbout(story.marcus)
  await checkView()
  await button('SUBMIT').click()
  await page.getByText('Invalid Code').waitFor()
  await checkView()
  await field('Code').fill(await mailedCode(story.marcus))
  await button('SUBMIT').click()
  await heading('New Password')
  await checkView()
  await button('Submit').click()
  await page.getByText('Please enter your new password.').waitFor()
  await checkView()
})

async function checkView() {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityProblems(page), colorScheme).toEqual([])
  }
  expect(await tooNarrow(page)).toEqual([])
}
