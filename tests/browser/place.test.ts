import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { postByHand } from '#tests/world/visits/by-hand'
import { accountPaths } from '~/models/trade/paths/accounts'
import { dealPaths } from '~/models/trade/paths/deals'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { signedIn } from '../world/builders'
import { aDeal, anInquiry, anotherDeal } from '../world/deals'

const { story, visit } = await useBrowser(async () => {
  const first = await aDeal()
  const second = await anotherDeal(first)
  for (let more = 0; more < 7; more++) await anotherDeal(first)
  const [asked, askedToo] = [await anotherDeal(first), await anotherDeal(first)]
  return {
    cookie: await signedIn(first.renter),
    ownerCookie: await signedIn(first.owner),
    list: projectPaths.projectList(first.projectId),
    second,
    asked: { ...asked, inquiryId: await anInquiry(asked) },
    askedToo: { ...askedToo, inquiryId: await anInquiry(askedToo) },
  }
})
const { cookie, ownerCookie, list, second, asked, askedToo } = story
let page: Page

/** Once what comes later is there, too. */
async function open(path: string, hasScript = true) {
  page = await visit(path, { cookie, hasScript })
  if (hasScript) await page.locator('body > p[role=status]').waitFor({ state: 'attached' })
}

const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const focusedIn = (selector: string) =>
  page.evaluate((within) => Boolean(document.activeElement?.closest(within)), selector)
const scrolled = () => page.evaluate(() => window.scrollY)
const dialog = () => page.getByRole('dialog')
const card = ({ listVehicleId }: { listVehicleId: string }) => page.locator(`#card-${listVehicleId}`)

describe('a move by script', () => {
  test('leads to the heading of another page, the first page and a query alone do not', async () => {
    await open(projectPaths.projects())
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await expect.poll(focused).toBe('The Long Haul')
    await page.getByLabel('Search Vehicle').fill('caprice')
    await page.getByLabel('Search Vehicle').press('Enter')
    await page.waitForURL(/vehicle=caprice/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1')
  })

  test('that takes its time shows a line under the bar, which stays in sight', async () => {
    await open(list)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/orders\.data/, async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('link', { name: 'Orders' }).first().click()
    const line = page.locator('.progress-line')
    await expect.poll(() => line.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1')
    expect((await line.boundingBox())?.y).toBe(64)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await line.evaluate((shown) => getComputedStyle(shown).animationName)).toBe('appears')
    release()
    await line.waitFor({ state: 'detached' })
  })
})

describe('a dialog that was closed', () => {
  test.each([
    ['Cancel', () => dialog().getByRole('link', { name: 'Cancel' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ])('by %s leaves the page as it stood, and one step back leads to the one before it', async (_, close) => {
    await open(projectPaths.projects())
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    const inquire = card(second).getByRole('link', { name: 'Inquire' })
    await inquire.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 37))
    await inquire.click()
    await dialog().waitFor()
    const before = await scrolled()
    await close()
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => focusedIn(`#card-${second.listVehicleId}`)).toBe(true)
    expect(await scrolled()).toBe(before)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === projectPaths.projects())
    expect(await dialog().count()).toBe(0)
  })

  test('leads one step back to the one before it after the page was loaded anew as well', async () => {
    await open(projectPaths.projects())
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await card(second).getByRole('link', { name: 'Inquire' }).click()
    await dialog().waitFor()
    await page.evaluate(WATCH_PASSED)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    // before anybody can see the page, let alone leave it
    expect(await page.evaluate('window.passedAtOnce')).toBe(true)
    await page.reload()
    await page.locator('body > p[role=status]').waitFor({ state: 'attached' })
    await page.goBack()
    await page.waitForURL((url) => url.pathname === projectPaths.projects())
  })

  const WATCH_PASSED = `{
    const scroll = scrollTo
    window.scrollTo = (...to) => {
      if (!('passedAtOnce' in window)) window.passedAtOnce = history.state?.isRepeat
      scroll(...to)
    }
  }`

  test('by its form neither; the removed card leaves a way back in its place, with the focus on it', async () => {
    await open(projectPaths.projects())
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    const remove = card(second).getByRole('link', { name: 'Remove' })
    await remove.scrollIntoViewIfNeeded()
    await remove.click()
    const before = await scrolled()
    await dialog().getByRole('button', { name: 'Remove Vehicle' }).click()
    const undo = card(second).getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await expect.poll(() => focusedIn(`#card-${second.listVehicleId}`)).toBe(true)
    expect(await scrolled()).toBe(before)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === projectPaths.projects())
    await page.goForward()
    await undo.click()
    await card(second).getByRole('link', { name: 'Remove' }).waitFor()
    await expect.poll(() => focusedIn(`#card-${second.listVehicleId}`)).toBe(true)
    expect(page.url()).not.toContain('removed')
  })

  test('without script the page says what was removed, and undoes it', async () => {
    await open(list, false)
    await card(second).getByRole('link', { name: 'Remove' }).click()
    await dialog().getByRole('button', { name: 'Remove Vehicle' }).click()
    await card(second).getByText('Removed.', { exact: true }).waitFor()
    await card(second).getByRole('button', { name: 'Undo' }).click()
    await card(second).getByRole('link', { name: 'Remove' }).waitFor()
  })
})

describe('an open page', () => {
  const offered = async ({ inquiryId }: { inquiryId: string }, rate: string) =>
    postByHand(new URL(dealPaths.ownerNegotiation(inquiryId), page.url()).href, { round: '1', rate }, ownerCookie)
  /** Asks at once, as it does when it is seen again, instead of in a few seconds. */
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const hasBegun = () => page.waitForResponse((answer) => answer.url().includes('/updates?age='))

  test('shows an offer by itself and says so, with what was being typed', async () => {
    page = await visit(projectPaths.projects(), { cookie })
    const begun = hasBegun()
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await begun
    await page.getByLabel('Search Vehicle').fill('capri')
    await offered(asked, '480')
    await look()
    await page.locator('body > p[role=status]').getByText('Updated just now.').waitFor({ state: 'attached' })
    await card(asked).getByText('$480').first().waitFor()
    expect(await page.getByLabel('Search Vehicle').inputValue()).toBe('capri')
  })

  test('waits with it while a dialog is open', async () => {
    page = await visit(projectPaths.projects(), { cookie })
    const begun = hasBegun()
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await begun
    await page.getByRole('link', { name: 'Create List' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Night traffic')
    const told = page.waitForResponse((answer) => answer.url().includes('/updates?after=') && answer.status() === 200)
    await offered(askedToo, '470')
    await look()
    await told
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night traffic')
    await page.keyboard.press('Escape')
    await card(askedToo).getByText('$470').first().waitFor()
  })
})

describe('keys', () => {
  test('search, walk through the vehicles, open one and close what is open, but not in a field or with a modifier', async () => {
    await open(searchPaths.searchResults())
    await page.keyboard.press('/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q')
    await page.keyboard.type('j/?')
    expect(await page.locator('#q').inputValue()).toBe('j/?')
    await page.locator('#q').blur()
    const stop = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-nav-item]')].findIndex((each) => each.contains(document.activeElement)),
      )
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
      ['Control+j', 0],
    ] as const) {
      await page.keyboard.press(key)
      expect([key, await stop()]).toEqual([key, at])
    }
    await page.keyboard.press('?')
    await dialog().getByText('Next vehicle, previous vehicle').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(0)
    await expect.poll(stop).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/view-vehicle/)
  })

  test('press the button of a card that adds it, however it does so', async () => {
    await open(searchPaths.searchResults())
    for (const key of ['j', 'a']) await page.keyboard.press(key)
    const isAsked = async () => page.url().includes('/view-vehicle/add') || (await dialog().count()) > 0
    const isAdded = async () => (await page.locator('[data-nav-item] a').getByText(/^In /).count()) > 0
    await expect.poll(async () => (await isAsked()) || (await isAdded())).toBe(true)
  })

  test('are turned off in the profile, for good', async () => {
    await open(accountPaths.profile())
    await page.getByRole('button', { name: 'Turn keyboard shortcuts off' }).click()
    await page.getByRole('button', { name: 'Turn keyboard shortcuts on' }).waitFor()
    await open(list)
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await open(accountPaths.profile(), false)
    await page.getByRole('button', { name: 'Turn keyboard shortcuts on' }).click()
    await open(list)
    await page.keyboard.press('j')
    await expect.poll(() => focusedIn('[id^=card-]')).toBe(true)
  })
})
