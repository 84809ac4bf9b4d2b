import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { listPaths } from '~/models/trade/paths/lists'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana, { name: 'Hero cars' })
  for (const model of ['Nova', 'Impala', 'Caprice']) {
    await aListVehicle(projectId, listId, await aVehicle(omar, { model }), dana)
  }
  return { cookie: await signedIn(dana), path: listPaths.arrangeVehicles(projectId, listId) }
})

const rows = (page: Page) => page.locator('[data-row]')
const order = async (page: Page) =>
  (await rows(page).locator('p.font-semibold').allTextContents()).map((title) => title.replace(/.* /, ''))

/** Presses the handle of one row and releases it in the lower half of another one, or above the first. */
async function drag(page: Page, from: number, to: number | 'top') {
  const handle = await rows(page).nth(from).locator('.drag-handle').boundingBox()
  const target = await rows(page)
    .nth(to === 'top' ? 0 : to)
    .boundingBox()
  if (!handle || !target) throw new Error('There is no such row.')
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, to === 'top' ? target.y - 4 : target.y + target.height - 4, { steps: 4 })
  await page.mouse.up()
}

test('a vehicle is dragged to another place, or moved by keyboard, and is announced and stays there', async () => {
  const page = await visit(story.path, { cookie: story.cookie })
  await drag(page, 0, 2)
  await expect.poll(() => order(page)).toEqual(['Impala', 'Caprice', 'Nova'])
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('1976 Chevrolet Nova is number 3 of 3.')
  await drag(page, 1, 'top')
  await expect.poll(() => order(page)).toEqual(['Caprice', 'Impala', 'Nova'])
  await page.getByRole('button', { name: 'Move 1976 Chevrolet Nova up' }).press('Enter')
  await expect.poll(() => order(page)).toEqual(['Caprice', 'Nova', 'Impala'])
  await page.locator('ol[aria-busy="false"]').waitFor()
  await page.reload()
  expect(await order(page)).toEqual(['Caprice', 'Nova', 'Impala'])
})
