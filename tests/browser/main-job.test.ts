import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { tooNarrow } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import type { Account } from '~/server/session/asker.server'
import { FIVE_DAYS } from '../world/days'
import { aVehicle } from '../world/fleet'
import { BILLING, SIGNER } from '../world/paperwork'
import { anAdmin, anOwner, PASSWORD } from '../world/people'
import { aProject } from '../world/projects'

const CAPRICE = '1976 Chevrolet Caprice'
const LTD = '1979 Ford LTD'

/** Without script it is walked in stories/main-job. */
const { story, stay, open } = await useBrowser(async () => {
  const [renter, owner] = [await anAdmin(), await anOwner()]
  await aProject({ Owner: renter })
  await aVehicle(owner)
  await aVehicle(owner, { make: 'Ford', model: 'LTD', year: 1979 })
  return { renter, owner }
})
const { renter, owner } = story
let crew: Awaited<ReturnType<typeof stay>>
let desk: Awaited<ReturnType<typeof stay>>
let page: Page

beforeAll(async () => {
  crew = await stay()
  desk = await stay()
  page = crew.page
})

test('a wrong password is refused in words, the right one leads to the search', async () => {
  await page.goto('/')
  await logIn(page, renter, 'not-the-password')
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(renter.email)
  await logIn(page, renter, PASSWORD)
  await page.getByRole('heading', { name: 'Search vehicles' }).waitFor()
  await fits()
})

test('the vehicle is found and put into a new list of the project', async () => {
  await page.getByLabel('Vehicle', { exact: true }).fill('caprice')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('1 vehicle', { exact: true }).waitFor()
  await fits()
  await page.getByRole('link', { name: CAPRICE }).first().click()
  // a card among the results has a heading of the same name
  await page.getByRole('heading', { name: CAPRICE, level: 1 }).waitFor()
  await fits()
  await page.getByRole('link', { name: 'Add to project' }).first().click()
  await page.getByRole('dialog').getByText('The Long Haul').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Create List' }).click()
  await page.getByLabel('New list name').fill('Street traffic, 1976')
  await fits()
  await page.getByRole('button', { name: 'Create and add' }).click()
  await page.getByRole('link', { name: 'In The Long Haul' }).first().waitFor()
})

test('an inquiry below the floor is refused beside its field, a better one is sent', async () => {
  await openCard()
  await page.getByRole('link', { name: `Inquire ${CAPRICE}` }).click()
  await page.getByLabel('Location').fill('Newnan courthouse square')
  await page.getByLabel('From').fill(FIVE_DAYS.from)
  await page.getByLabel('To', { exact: true }).fill(FIVE_DAYS.to)
  await page.getByLabel(/^Your rate/).fill('300')
  await page.getByLabel('Owner must answer within').selectOption('2')
  await page.getByLabel('Mileage').selectOption('low')
  await page.getByLabel('Hero Shots').check()
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  const rate = page.getByLabel(/^Your rate/)
  await expect.poll(() => rate.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('dialog').textContent()).toContain(
    'Your rate should not be less than 80% of the original price.',
  )
  expect(await page.getByLabel('Hero Shots').isChecked()).toBe(true)
  await fits()
  await rate.fill('450')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await says('Inquiry sent successfully to the car owner.')
  await fits()
})

test('the owner accepts it', async () => {
  await desk.page.goto('/')
  await logIn(desk.page, owner, PASSWORD)
  await desk.page.getByRole('link', { name: new RegExp(CAPRICE) }).click()
  await desk.page.getByText('Newnan courthouse square').first().waitFor()
  expect(await tooNarrow(desk.page)).toEqual([])
  await desk.page.getByRole('button', { name: 'Accept $450' }).click()
  await desk.page.getByText('Offer has been accepted successfully').waitFor()
  expect(await tooNarrow(desk.page)).toEqual([])
})

test('the vehicle goes into the cart, and the cart becomes an order', async () => {
  await openCard()
  await card()
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await says('Added to cart successfully.')
  await page.getByRole('navigation').first().getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('heading', { name: 'Cart (1)' }).waitFor()
  await fits()
  await page.getByRole('link', { name: 'BOOK VEHICLES' }).click()
  for (const [label, text] of Object.entries(BILLING_FIELDS)) await page.getByLabel(label).fill(text)
  await page.getByLabel('State').selectOption('GA')
  await page.getByLabel('Payment terms').selectOption('net_30')
  await page.getByLabel('Payment method').selectOption('ACH')
  await fits()
  await page.getByRole('button', { name: 'NEXT' }).click()
  await page.getByLabel('First name').fill(SIGNER.firstName)
  await page.getByLabel('Last name').fill(SIGNER.lastName)
  await page.getByLabel('Email').fill(SIGNER.email)
  await page.getByLabel('Title').selectOption(SIGNER.role)
  await fits()
  await page.getByRole('button', { name: 'SEND' }).click()
  await page.getByText('Order placed successfully. Thank you for using Backlot.').waitFor()
  expect(page.url()).toMatch(/\/orders\/\d+\/summary$/)
  expect(await page.getByText(CAPRICE).first().isVisible()).toBe(true)
  await fits()
})

test('the next vehicle is ordered with twelve presses at most, and put on the last list with one', async () => {
  let presses = 0
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    presses++
    await page.getByRole(role, { name }).first().click()
  }
  page = await open()
  await page.goto('/')
  await page.getByLabel('Email').fill(renter.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press('button', 'Login')
  await page.getByLabel('Vehicle', { exact: true }).fill('ford ltd')
  await press('button', /^Search$/)
  await page.getByText('1 vehicle', { exact: true }).waitFor()
  await press('button', /^Add to Street traffic, 1976/)
  await press('link', /^In The Long Haul/)
  await press('link', `Inquire ${LTD}`)
  await page.getByLabel('Location').fill('Newnan courthouse square')
  await page.getByLabel('From').fill(FIVE_DAYS.from)
  await page.getByLabel('To', { exact: true }).fill(FIVE_DAYS.to)
  await page.getByLabel(/^Your rate/).fill('450')
  await page.getByLabel('Mileage').selectOption('low')
  await page.getByLabel('Hero Shots').check()
  await press('button', 'Send inquiry')
  await says('Inquiry sent successfully to the car owner.')

  await desk.page.goto('/owner')
  await desk.page.getByRole('link', { name: new RegExp(LTD) }).click()
  await desk.page.getByRole('button', { name: 'Accept $450' }).click()
  await desk.page.getByText('Offer has been accepted successfully').waitFor()

  presses++
  await page.reload()
  await press('button', `Add to cart ${LTD}`)
  await press('link', `View cart ${LTD}`)
  await press('link', 'BOOK VEHICLES')
  await press('button', 'NEXT')
  await page.getByLabel('First name').fill(SIGNER.firstName)
  await page.getByLabel('Last name').fill(SIGNER.lastName)
  await page.getByLabel('Email').fill(SIGNER.email)
  await page.getByLabel('Title').selectOption(SIGNER.role)
  await press('button', 'SEND')
  await page.getByText('Order placed successfully. Thank you for using Backlot.').waitFor()
  expect(presses).toBeLessThanOrEqual(12)
})

test('the browsers had nothing to complain about', () => {
  expect([...crew.complaints, ...desk.complaints]).toEqual([])
})

const card = () => page.getByRole('article', { name: CAPRICE })
const says = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

async function openCard() {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'The Long Haul' }).first().click()
  await card().waitFor()
  await fits()
}

async function fits() {
  expect(await tooNarrow(page)).toEqual([])
}

const BILLING_FIELDS = {
  'Production company': BILLING.productionCompanyName,
  'Contact person': BILLING.contactName,
  Email: BILLING.email,
  'Phone number': '404-555-0123',
  'Address line 1': BILLING.addressLine1,
  City: BILLING.city,
  Zipcode: BILLING.zipcode,
}

async function logIn(page: Page, person: Account, password: string) {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
