import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { searchPaths } from '~/models/trade/paths/search'
import { anAdmin, anOwner, aVehicle, signedIn } from '../world/builders'

const { story, visit } = await useBrowser(async () => {
  const omar = await anOwner()
  await aVehicle(omar, { make: 'Checker', model: 'Marathon', bodyType: 'Taxi' })
  for (const model of ['Bel Air', 'Nomad']) await aVehicle(omar, { make: 'Chevrolet', model, bodyType: 'Wagon' })
  return { cookie: await signedIn(await anAdmin()) }
}, 'own world')

let page: Page
beforeEach(async () => {
  page = await visit(searchPaths.searchResults(), { cookie: story.cookie })
  await page.getByRole('combobox', { name: 'Vehicle' }).waitFor()
})

const field = () => page.getByRole('combobox', { name: 'Vehicle' })
const listed = () => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const options = () => listed().allTextContents()

test('the search field suggests while typing, by keys, and remembers what was searched', async () => {
  await field().pressSequentially('che')
  await expect
    .poll(options)
    .toEqual([
      'ChevroletMake',
      'CheckerMake',
      'Checker MarathonModel',
      'Chevrolet Bel AirModel',
      'Chevrolet NomadModel',
    ])
  expect(await field().getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowUp')
  const active = page.locator(`[id="${await field().getAttribute('aria-activedescendant')}"]`)
  expect(await active.textContent()).toBe('Chevrolet NomadModel')
  expect(await active.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => field().getAttribute('aria-expanded')).toBe('false')
  expect(await field().inputValue()).toBe('che')
  await page.keyboard.press('ArrowDown')
  await expect.poll(options).toHaveLength(5)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('1 vehicle', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('Checker')

  await field().waitFor()
  await field().fill('')
  await expect.poll(options).toEqual(['CheckerRecent'])
  await listed().click()
  await page.getByText('1 vehicle', { exact: true }).waitFor()
})

test('Enter without a chosen suggestion searches for what was typed', async () => {
  await field().pressSequentially('chevy')
  await expect.poll(options).toHaveLength(3)
  await page.keyboard.press('Enter')
  await page.getByText('2 vehicles', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('chevy')
})

test('text typed before all scripts have arrived stays, without an error', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let waiting = 0
  await page.route(/more-filters|compare-bar/, async (route) => {
    waiting += 1
    await held
    return route.continue()
  })
  await page.reload()
  await field().pressSequentially('nomad')
  expect(waiting).toBe(2)
  release()
  await page.waitForLoadState('networkidle')
  expect(await field().inputValue()).toBe('nomad')
})
