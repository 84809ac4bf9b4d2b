import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { aVehicle } from '../world/fleet'
import { anAdmin, anOwner, signedIn } from '../world/people'
import { aProject } from '../world/projects'

const { story, visit } = await useBrowser(async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const omar = await anOwner()
  await aVehicle(omar)
  await aVehicle(omar, { color: 'red', make: 'Ford', model: 'LTD' })
  return { cookie: await signedIn(dana), newList: listPaths.newList(projectId) }
})
const { cookie, newList } = story
let page: Page

async function open(...visitor: Parameters<typeof visit>) {
  page = await visit(...visitor)
}

describe.each([
  ['with script', true],
  ['without script', false],
])('on a phone %s', (_, hasScript) => {
  const phone = { width: 390, cookie, hasScript }

  test('the menu slides in from the right and closes when it has led somewhere, and on Escape', async () => {
    await open(projectPaths.projects(), phone)
    const drawer = page.locator('#drawer')
    expect(await drawer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.waitFor()
    await expect.poll(async () => rightEdge(await drawer.boundingBox())).toBe(390)
    expect(await drawer.getByRole('link').allTextContents()).toEqual([
      'Dana Whitlock',
      'Search',
      'Projects',
      'Orders',
      'Cart',
    ])
    await drawer.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('heading', { name: 'Orders' }).waitFor()
    await expect.poll(() => drawer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => drawer.isVisible()).toBe(false)
  })

  test('the filters cover the screen until Show Results, and what was chosen is found', async () => {
    await open(searchPaths.searchResults(), phone)
    const filters = page.locator('#filters')
    expect(await filters.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    await filters.waitFor()
    await expect.poll(async () => (await filters.boundingBox())?.width).toBe(390)
    await filters.getByLabel('Red', { exact: true }).check()
    await filters.getByRole('button', { name: 'Show Results' }).click()
    await page.getByText('1 vehicle', { exact: true }).waitFor()
    await expect.poll(() => filters.isVisible()).toBe(false)
    expect(page.url()).toContain('red')
    expect(await page.getByRole('link', { name: '1976 Ford LTD' }).first().isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: '1976 Chevrolet Caprice' }).count()).toBe(0)
  })

  test('a notice appears, is heard, and leaves by itself', async () => {
    await open(newList, phone)
    await page.getByLabel('Name', { exact: true }).fill(`Street traffic ${hasScript}`)
    await page.getByRole('button', { name: 'Create' }).click()
    const notice = page.getByRole('status').getByText('List created Successfully')
    await notice.waitFor()
    await notice.waitFor({ state: 'hidden', timeout: 5_000 })
  })
})

test('the profile menu opens and Logout leaves nothing behind', async () => {
  await open(projectPaths.projects(), { cookie })
  await page.getByText('Dana Whitlock').first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
})

const rightEdge = (box: { x: number; width: number } | null) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
