import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { documentPaths } from '~/models/trade/paths/documents'
import type { Account } from '~/server/session/asker.server'
import { anAdmin, aProject, PASSWORD, signedIn } from '../world/builders'
import { signed } from '../world/documents'
import { aPdfWith } from '../world/files/pdfs'
import { anOrder, aVehicleInCart } from '../world/orders'
import { BILLING } from '../world/paperwork'

const NEXT_YEAR = new Date().getFullYear() + 1
const DAYS = { from: `${NEXT_YEAR}-12-07`, to: `${NEXT_YEAR}-12-11` }

const { story, origin, open, visit } = await useBrowser(async () => {
  const crew = async () => {
    const renter = await anAdmin()
    await aVehicleInCart({ renter, projectId: await aProject({ Owner: renter }), ...DAYS })
    return renter
  }
  return { early: await crew(), late: await crew(), documents: await aSignedOrder() }
})

async function aSignedOrder() {
  const renter = await anAdmin()
  const { orderId } = await anOrder(renter, await aProject({ Owner: renter }), [DAYS])
  await signed(orderId)
  return { cookie: await signedIn(renter), path: documentPaths.orderDocuments(orderId) }
}

async function logIn(page: Page, renter: Account, path: string) {
  await page.goto(`/?return-to=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(renter.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${origin()}${path}`)
}

async function fillBilling(page: Page) {
  await page.getByLabel('Production company').fill(BILLING.productionCompanyName)
  await page.getByLabel('Phone number').fill('404-555-0123')
  await page.getByLabel('Address line 1').fill(BILLING.addressLine1)
  await page.getByLabel('City').fill(BILLING.city)
  await page.getByLabel('State').selectOption('Georgia')
  await page.getByLabel('Payment terms').selectOption('net_30')
  await page.getByLabel('Payment method').selectOption('ACH')
}

test('the checkout refuses fields beside them, keeps the rest and ends at the order', async () => {
  const page = await open()
  await logIn(page, story.early, '/cart')
  await page.getByRole('link', { name: 'BOOK VEHICLES' }).click()
  await fillBilling(page)
  await page.getByLabel('Zipcode').fill('3030')
  await page.getByRole('button', { name: 'NEXT' }).click()

  const zipcode = page.getByLabel('Zipcode')
  await expect.poll(() => zipcode.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.locator('#zipcode-problem').textContent()).toBe('Please enter a valid Zipcode.')
  expect(await zipcode.inputValue()).toBe('3030')
  expect(await page.getByLabel('Production company').inputValue()).toBe(BILLING.productionCompanyName)
  expect(await page.getByLabel('Payment terms').inputValue()).toBe('net_30')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('zipcode')

  await zipcode.fill(BILLING.zipcode)
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.getByRole('link', { name: /^Edit/ }).waitFor()
  await page.getByLabel('First name').fill('Marcus')
  await page.getByLabel('Last name').fill('Oyelaran')
  await page.getByLabel('Email').fill('marcus@redclay')
  await page.getByLabel('Title').selectOption('Line Producer')
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect
    .poll(() => page.locator('#email-problem').textContent())
    .toBe('Invalid email. Please enter a valid email address.')
  expect(await page.getByLabel('First name').inputValue()).toBe('Marcus')
  expect(await page.getByLabel('Title').inputValue()).toBe('Line Producer')

  await page.getByLabel('Email').fill('marcus@redclay.example')
  await page.getByRole('button', { name: 'SEND' }).click()
  await page.getByText('Order placed successfully. Thank you for using Backlot.').waitFor()
  expect(page.url()).toMatch(/\/orders\/\d+\/summary$/)
})

test('a form posted before the script has loaded keeps its errors and values', async () => {
  const page = await open({ expects: /ERR_FAILED/ })
  let isHeld = true
  await page.route('**/assets/*.js', (route) => (isHeld ? route.abort() : route.continue()))
  await logIn(page, story.late, '/cart/bookVehicles')
  await fillBilling(page)
  await page.getByLabel('Zipcode').fill('3030')
  isHeld = false
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.waitForLoadState('networkidle')
  const isAlive = () => Object.keys(document.getElementById('zipcode') ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.evaluate(isAlive)).toBe(true)
  expect(await page.locator('#zipcode-problem').textContent()).toBe('Please enter a valid Zipcode.')
  expect(await page.getByLabel('Zipcode').inputValue()).toBe('3030')
  expect(await page.getByLabel('Production company').inputValue()).toBe(BILLING.productionCompanyName)
  expect(await page.getByLabel('Phone number').inputValue()).toBe('404-555-0123')
  expect(await page.getByLabel('Payment method').inputValue()).toBe('ACH')
})

test('a staged file is removed, and typed values stay', async () => {
  const { cookie, path } = story.documents
  const page = await visit(path, { cookie })
  const file = { name: 'acord25.pdf', mimeType: 'application/pdf', buffer: aPdfWith('(certificate)') }
  await page.getByLabel('COI', { exact: true }).setInputFiles(file)
  const number = page.getByLabel('PO number (optional)')
  await number.fill('PO-7')
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('Received. Choose another file to replace it.').waitFor()
  const remove = page.getByRole('button', { name: 'Remove COI' })
  await expect.poll(() => remove.getAttribute('aria-busy')).toBeNull()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  // posts the form, not the removal
  await number.press('Enter')
  expect((await sent).url()).not.toContain('removal')
  await expect.poll(() => remove.getAttribute('aria-busy')).toBeNull()
  await number.fill('PO-9')
  await remove.click()
  await page.getByText('The file was removed.').waitFor()
  await expect.poll(() => remove.count()).toBe(0)
  expect(await number.inputValue()).toBe('PO-9')
  expect(new URL(page.url()).pathname).toBe(path)
})
