import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { todayPaths } from '~/models/trade/paths/today'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { aDeal, anInquiry } from '../world/deals'
import { aStoredInquiry } from '../world/stages'

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana }, { title: 'Chrome Summer' })
  const hudson = await aVehicle(omar, { year: 1951, make: 'Hudson', model: 'Hornet' })
  const listId = await aList(projectId, dana)
  const cardId = await aListVehicle(projectId, listId, hudson, dana)
  await aStoredInquiry(cardId, dana, { round: 2, lastOfferBy: 'owner' })
  const deal = await aDeal()
  const from = addDays(todayIn('America/New_York', new Date()), 10)
  await anInquiry(deal, { from, to: addDays(from, 4) })
  return {
    cookie: await signedIn(dana),
    ownerCookie: await signedIn(deal.owner),
    path: projectPaths.projectList(projectId),
  }
})

const field = (page: Page) => page.getByRole('combobox', { name: 'Command' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')
const lines = (page: Page) => options(page).allTextContents()

/** Retries, because the palette's script may not have loaded when the key is pressed. */
const open = (page: Page) =>
  expect
    .poll(async () => {
      if (!(await field(page).isVisible())) await page.keyboard.press('Control+k')
      return field(page).isVisible()
    })
    .toBe(true)

test('words open a form, and Escape gives the focus back', async () => {
  const page = await visit(story.path, { cookie: story.cookie })
  await page.getByRole('link', { name: /^Negotiate/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Search Vehicle' }).focus()
  await open(page)
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('searchbox').evaluate((input) => input === document.activeElement)).toBe(true)

  await open(page)
  await field(page).pressSequentially('decline hudson')
  await expect
    .poll(() => lines(page))
    .toEqual(['Decline the offer for 1951 Hudson HornetChrome Summer', expect.any(String)])
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('2 results')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /Decline/ }).waitFor()
  expect(await field(page).count()).toBe(0)
})

test('words to accept an offer put the focus on its button', async () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
  const page = await visit(story.path, { cookie: story.cookie })
  await open(page)
  await expect.poll(() => page.getByText('accept hudson', { exact: true }).count()).toBe(1)
  await field(page).fill('accept hudson')
  await expect.poll(() => lines(page)).toContain('Accept the offer for 1951 Hudson HornetChrome Summer')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Offers and messages' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Accept \$/)

  for (const path of [ownerPaths.ownerVehicles(), dealPaths.ownerInbox()]) {
    const desk = await visit(path, { cookie: story.ownerCookie })
    await open(desk)
    await field(desk).fill('accept')
    await expect.poll(() => lines(desk)).toEqual([expect.stringMatching(/^Accept the offer for /)])
    await desk.keyboard.press('Enter')
    await desk.waitForURL(/#accept$/)
    await expect.poll(() => focused(desk)).toMatch(/^Accept \$/)
  }
})

test('a late answer does not replace a newer one, and a search has its days', async () => {
  const page = await visit(searchPaths.searchResults(), { cookie: story.cookie })
  await open(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/commands\?q=chrome$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const requested = page.waitForRequest(/commands\?q=chrome$/)
  await field(page).fill('chrome')
  await requested
  await field(page).fill('hudson dec 7-11')
  await expect.poll(() => lines(page)).toEqual([expect.stringMatching(/^Search ‘hudson’, Dec 7.* to Dec 11/)])
  release()
  await field(page).fill('hudson dec 7-12')
  await expect.poll(() => lines(page)).toEqual([expect.stringMatching(/^Search ‘hudson’, Dec 7.* to Dec 12/)])
  await options(page).click()
  await page.waitForURL(/q=hudson&from=\d{4}-12-07/)
})

test('there is none without an account', async () => {
  const page = await visit('/')
  await page.keyboard.press('Control+k')
  const response = await page.request.get(todayPaths.commands('hudson'), { maxRedirects: 0 })
  expect([response.status(), await field(page).count()]).toEqual([302, 0])
})
