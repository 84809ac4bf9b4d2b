import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { viewProblems } from '#tests/world/browser/axe'
import { useBrowser } from '#tests/world/browser/use-browser'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { orderPaths } from '~/models/trade/paths/orders'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { aBookedItem, anOrder, withBilling } from '../world/orders'

const TODAY = todayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(TODAY, days)

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const vehicleId = await aVehicle(omar)
  await withBilling(dana)
  const elsewhere = await aProject({ Owner: dana })
  const { ref } = await aBookedItem(dana, elsewhere, { vehicleId, owner: omar, from: inDays(9), to: inDays(12) })
  await anOrder(dana, elsewhere, [{ vehicleId, owner: omar, from: inDays(16), to: inDays(17) }])
  const listVehicleId = await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
  return {
    cookie: await signedIn(dana),
    vehicle: fleetPaths.viewVehicle(vehicleId),
    inquiry: dealPaths.inquiry(projectId, listVehicleId),
    change: `${orderPaths.orderDetails(ref.orderId, elsewhere, 'x')}/${ref.orderItemId}/dates`,
  }
})
const { cookie, vehicle, inquiry, change } = story

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Select Date Range' })
const day = (page: Page, days: number) => calendar(page).locator(`[data-day="${inDays(days)}"]`)
const fields = async (page: Page) => [
  await page.getByLabel('From', { exact: true }).inputValue(),
  await page.getByLabel('To', { exact: true }).inputValue(),
]
const opener = (page: Page) => page.getByRole('button', { name: /^Dates/ })
const hasFocus = (page: Page) => opener(page).evaluate((button) => button === document.activeElement)

async function open(page: Page) {
  await opener(page).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-day'))).toBe(true)
}

test('in an inquiry, days are chosen by keyboard around taken ones, and the price follows', async () => {
  const page = await visit(inquiry, { cookie })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const width = async () => (await page.getByRole('dialog', { name: 'Inquire Vehicle' }).boundingBox())?.width
  const before = await width()
  await open(page)
  expect(
    await page
      .locator('.dialog')
      .first()
      .evaluate((dialog) => dialog.getBoundingClientRect().width),
  ).toBe(before)
  const kinds = loaded.map((url) => /\/calendar-[\w-]{8}\.(js|css)$/.exec(url)?.[1])
  expect([kinds.includes('js'), kinds.includes('css')]).toEqual([true, true])
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(page)).toBe(true)
  expect(await page.getByRole('dialog', { name: 'Inquire Vehicle' }).count()).toBe(1)

  await page.keyboard.press('Enter')
  await day(page, 0).waitFor()
  await expect.poll(() => day(page, 0).evaluate((button) => button === document.activeElement)).toBe(true)
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await calendar(page)
    .getByText(/^Taken .* Free from /)
    .waitFor()
  for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => calendar(page).count()).toBe(0)
  await expect.poll(() => hasFocus(page)).toBe(true)
  expect(await fields(page)).toEqual([inDays(14), inDays(15)])
  await page.getByText('Listed, 2 days').waitFor()
})

test('in a date change, its own days are marked, and Escape closes only the calendar', async () => {
  const page = await visit(change, { cookie })
  await open(page)
  const wordsOf = (days: number) => day(page, days).getAttribute('aria-label')
  expect([await wordsOf(9), await wordsOf(14), await wordsOf(16)]).toEqual([
    expect.stringMatching(/, yours, chosen$/),
    expect.stringMatching(/ \d{4}$/),
    expect.stringMatching(/, taken$/),
  ])
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(page)).toBe(true)
  expect(await page.getByRole('dialog', { name: 'Change Date' }).count()).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => day(page, 9).evaluate((button) => button === document.activeElement)).toBe(true)
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => calendar(page).count()).toBe(0)
  expect(await fields(page)).toEqual([inDays(10), inDays(11)])
  await page.getByText('New (2 days)').waitFor()
})

test('on a wide screen it opens beside the field, and the page shows the same calendar', async () => {
  const page = await visit(vehicle, { cookie })
  await open(page)
  const [field, popover] = [await opener(page).boundingBox(), await calendar(page).boundingBox()]
  if (!field || !popover) throw new Error('It is not on the screen.')
  const isBelow = popover.y >= field.y + field.height
  const isApart = isBelow || popover.y + popover.height <= field.y || popover.x + popover.width <= field.x
  expect([isApart, popover.x >= 0, popover.y >= 0]).toEqual([true, true, true])
  await page.mouse.click(10, 10)
  await expect.poll(() => calendar(page).count()).toBe(0)
  const onPage = (days: number) => page.locator(`.calendar-on-page [data-day="${inDays(days)}"]`)
  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded()
  await onPage(1).click()
  await onPage(3).click()
  expect(await fields(page)).toEqual([inDays(1), inDays(3)])
  await page.getByRole('form', { name: 'Your dates' }).getByText('$300 for 3 days').waitFor()
  expect(await opener(page).textContent()).not.toContain('Select')
})

test('on a phone it is accessible in both themes, with large buttons', async () => {
  const page = await visit(vehicle, { cookie, width: 390, isChecker: true })
  await open(page)
  expect(await viewProblems(page)).toEqual([])
  const small = await calendar(page)
    .locator('button:enabled')
    .evaluateAll((buttons) => buttons.filter((each) => Math.min(each.clientWidth, each.clientHeight) < 44).length)
  expect(small).toBe(0)
  await day(page, 1).click()
  await day(page, 3).click()
  await page.getByRole('form', { name: 'Your dates' }).getByText('$300 for 3 days').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.date-button').isVisible()).toBe(false)
})

test('without script there are date fields, the taken days as text and a button for the price', async () => {
  const page = await visit(vehicle, { cookie, hasScript: false })
  expect(await page.locator('.date-button').count()).toBe(0)
  expect(await page.getByRole('cell', { name: /, taken$/ }).count()).toBeGreaterThan(0)
  await page.getByText(/^Taken [A-Z].*\.$/).waitFor()
  const ask = async (from: number, to: number) => {
    await page.getByLabel('From', { exact: true }).fill(inDays(from))
    await page.getByLabel('To', { exact: true }).fill(inDays(to))
    await page.getByRole('button', { name: 'Show price' }).click()
  }
  await ask(1, 3)
  await page.getByText('$300 for 3 days').waitFor()
  await ask(8, 10)
  await page.getByText(/^Taken .* Free from /).waitFor()
})
