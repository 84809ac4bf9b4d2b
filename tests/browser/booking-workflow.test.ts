import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { tooNarrow } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import type { Account } from '~/server/session/asker.server'
import { anAdmin, anOwner, aProject, aVehicle, PASSWORD } from '../world/builders'
import { FIVE_DAYS } from '../world/days'
import { withBilling } from '../world/orders'
import { SIGNER } from '../world/paperwork'

const CAPRICE = '1976 Chevrolet Caprice'
const LTD = '1979 Ford LTD'

/** stories/orders/booking-workflow covers it without script. */
const { story, stay, open } = await useBrowser(async () => {
  const [renter, owner] = [await anAdmin(), await anOwner()]
  await aProject({ Owner: renter })
  await withBilling(renter)
  await aVehicle(owner)
  await aVehicle(owner, { make: 'Ford', model: 'LTD', year: 1979 })
  return { renter, owner }
}, 'own world')
const { renter, owner } = story
let crew: Awaited<ReturnType<typeof stay>>
let desk: Awaited<ReturnType<typeof stay>>
let page: Page

beforeAll(async () => {
  crew = await stay()
  desk = await stay()
  page = crew.page
})

test('a vehicle is added to a new list, and an inquiry below the floor is refused beside its field', async () => {
  await page.goto('/')
  await logIn(page, renter)
  await page.getByLabel('Vehicle', { exact: true }).fill('caprice')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('1 vehicle', { exact: true }).waitFor()
  await page.getByRole('link', { name: CAPRICE }).first().click()
  // a card among the results has a heading of the same name
  await page.getByRole('heading', { name: CAPRICE, level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Add to project' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create List' }).click()
  await page.getByLabel('New list name').fill('Street traffic, 1976')
  await page.getByRole('button', { name: 'Create and add' }).click()
  await page.getByRole('link', { name: 'In The Long Haul' }).first().click()
  await page.getByRole('link', { name: `Inquire ${CAPRICE}` }).click()
  await fillInquiry('300')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect.poll(() => page.getByLabel(/^Your rate/).getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('dialog').textContent()).toContain(
    'Your rate should not be less than 80% of the original price.',
  )
  expect(await page.getByLabel('Hero Shots').isChecked()).toBe(true)
  expect(await tooNarrow(page)).toEqual([])
})

test('the next vehicle is added with one click and ordered with at most ten', async () => {
  let clicks = 0
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    clicks++
    await page.getByRole(role, { name }).first().click()
  }
  page = await open()
  await page.goto('/')
  clicks++
  await logIn(page, renter)
  await page.getByLabel('Vehicle', { exact: true }).fill('ford ltd')
  await press('button', /^Search$/)
  await page.getByText('1 vehicle', { exact: true }).waitFor()
  await press('button', /^Add to Street traffic, 1976/)
  await press('link', /^In The Long Haul/)
  await press('link', `Inquire ${LTD}`)
  await fillInquiry('450')
  await press('button', 'Send inquiry')
  await says('Inquiry sent successfully to the car owner.')

  await desk.page.goto('/')
  await logIn(desk.page, owner)
  await desk.page.getByRole('link', { name: new RegExp(LTD) }).click()
  await desk.page.getByRole('button', { name: 'Accept $450' }).click()
  await desk.page.getByText('Offer has been accepted successfully').waitFor()

  // the open page follows the owner's answer
  await press('button', `Add to cart ${LTD}`)
  await press('link', `Book vehicles ${LTD}`)
  await press('button', 'NEXT')
  await page.getByLabel('First name').fill(SIGNER.firstName)
  await page.getByLabel('Last name').fill(SIGNER.lastName)
  await page.getByLabel('Email').fill(SIGNER.email)
  await page.getByLabel('Title').selectOption(SIGNER.role)
  await press('button', 'SEND')
  await page.getByText('Order placed successfully. Thank you for using Backlot.').waitFor()
  expect(clicks).toBeLessThanOrEqual(10)
})

test('the browsers logged no errors', () => {
  expect([...crew.complaints, ...desk.complaints]).toEqual([])
})

const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })

async function fillInquiry(rate: string) {
  await page.getByLabel('Location').fill('Newnan courthouse square')
  await page.getByLabel('From').fill(FIVE_DAYS.from)
  await page.getByLabel('To', { exact: true }).fill(FIVE_DAYS.to)
  await page.getByLabel(/^Your rate/).fill(rate)
  await page.getByLabel('Mileage').selectOption('low')
  await page.getByLabel('Hero Shots').check()
}

async function logIn(page: Page, { email }: Account) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}
