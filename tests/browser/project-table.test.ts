import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tooNarrow } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { projectPaths } from '~/models/trade/paths/projects'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { aStoredInquiry } from '../world/stages'

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const description = 'A produce driver crosses four states in two nights. '.repeat(6)
  const projectId = await aProject({ Owner: dana }, { title: 'A title that takes two lines '.repeat(2), description })
  for (const name of ['Second unit', 'Hero cars']) {
    const listId = await aList(projectId, dana, { name })
    for (const year of [1971, 1972, 1973, 1974, 1975, 1976]) {
      const vehicleId = await aVehicle(omar, { year, model: name === 'Hero cars' ? 'Nova' : 'Impala' })
      const cardId = await aListVehicle(projectId, listId, vehicleId, dana)
      if (year === 1974) await aStoredInquiry(cardId, dana, { round: 2, lastOfferBy: 'owner' })
    }
  }
  return { cookie: await signedIn(dana), path: `${projectPaths.projectList(projectId)}?layout=table&order=price` }
})

const open = () => visit(story.path, { cookie: story.cookie })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const selected = (page: Page) =>
  page
    .locator('tr', { has: page.locator('input[name=selected]:checked') })
    .locator('th a')
    .allTextContents()
const top = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Infinity

test('the first vehicle is near the top, and the name of its list stays above it', async () => {
  const page = await open()
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await top(page, '[data-nav-item]')).toBeLessThan(400)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page
      .getByRole('link', { name: '1974 Chevrolet Nova', exact: true })
      .evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 220))
    const bar = await page.locator('.switch').boundingBox()
    const name = await page.getByRole('rowheader', { name: /Hero cars/ }).boundingBox()
    expect((name?.y ?? 0) - (bar?.y ?? 0)).toBeGreaterThanOrEqual(bar?.height ?? 0)
    expect((name?.y ?? 0) - (bar?.y ?? 0)).toBeLessThan(80)
  }
  expect(await tooNarrow(page, [320, 390, 1024, 1280])).toEqual([])
})

test('vehicles are selected one by one, by list and from one to another, and marked together', async () => {
  const page = await open()
  await box(page, '1971 Chevrolet Nova').check()
  await box(page, '1973 Chevrolet Nova').click({ modifiers: ['Shift'] })
  expect(await selected(page)).toEqual(['1971', '1972', '1973'].map((year) => `${year} Chevrolet Nova`))
  await page.getByText('3 selected').waitFor()
  const all = page.getByRole('checkbox', { name: 'Select all of Hero cars' })
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.check()
  await page.getByText('6 selected').waitFor()
  await all.uncheck()
  await box(page, '1975 Chevrolet Impala').press('Space')
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await page.getByRole('radio', { name: 'Backup' }).check()
  await page.getByRole('button', { name: 'Mark 1 vehicle' }).click()
  await page.getByText('1 vehicle marked.').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('th a')?.textContent))
    .toBe('1975 Chevrolet Impala')
})

test('an offer is accepted in its row, which keeps the focus', async () => {
  const page = await open()
  const row = page.getByRole('row', { name: /1974 Chevrolet Nova/ })
  await row.getByRole('link', { name: /^Negotiate/ }).waitFor()
  await row.getByRole('button', { name: /^Accept/ }).press('Enter')
  await row.getByRole('button', { name: /^Add to cart/ }).waitFor()
  await expect.poll(() => row.evaluate((tr) => tr.contains(document.activeElement))).toBe(true)
})
