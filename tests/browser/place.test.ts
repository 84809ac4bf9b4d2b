import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { postRaw } from '#tests/world/visits/raw-requests'
import { accountPaths } from '~/models/trade/paths/accounts'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { db, projectMembers } from '~/server/db/client.server'
import { aUser, signedIn } from '../world/builders'
import { aDeal, anInquiry, anotherDeal } from '../world/deals'

const { story, visit } = await useBrowser(async () => {
  const first = await aDeal()
  const second = await anotherDeal(first)
  for (let more = 0; more < 7; more++) await anotherDeal(first)
  const vic = await aUser()
  await db().insert(projectMembers).values({ projectId: first.projectId, accountId: vic.id, role: 'User' })
  const [inquired, inquiredToo] = [await anotherDeal(first), await anotherDeal(first)]
  return {
    cookie: await signedIn(first.renter),
    viewerCookie: await signedIn(vic),
    ownerCookie: await signedIn(first.owner),
    list: projectPaths.projectList(first.projectId),
    second,
    inquired: { ...inquired, inquiryId: await anInquiry(inquired) },
    inquiredToo: { ...inquiredToo, inquiryId: await anInquiry(inquiredToo) },
  }
})
const { cookie, viewerCookie, ownerCookie, list, second, inquired, inquiredToo } = story
let page: Page

/** Waits for the script that loads after the page. */
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

describe('a navigation by script', () => {
  test('focuses the heading of a new page, but not of the first page or after a query change', async () => {
    await open(projectPaths.projects())
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await expect.poll(focused).toBe('The Long Haul')
    await page.getByLabel('Search Vehicle').fill('caprice')
    await page.getByLabel('Search Vehicle').press('Enter')
    await page.waitForURL(/vehicle=caprice/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1')
  })

  test('shows a progress line under the bar while it is slow', async () => {
    await open(list)
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/orders\.data/, async (route) => {
      await isReleased
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

describe('a closed dialog', () => {
  test.each([
    ['Cancel', () => dialog().getByRole('link', { name: 'Cancel' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ])('by %s keeps the scroll position, and Back leads to the previous page', async (_, close) => {
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

  test('leads Back to the previous page after a reload too', async () => {
    await open(projectPaths.projects())
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await card(second).getByRole('link', { name: 'Inquire' }).click()
    await dialog().waitFor()
    await page.evaluate(WATCH_PASSED)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    // before the page is visible again
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

  test('by its form keeps the position, and the removed card has a focused Undo button', async () => {
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

  test('without script leaves the removed card with an Undo button', async () => {
    await open(list, false)
    await card(second).getByRole('link', { name: 'Remove' }).click()
    await dialog().getByRole('button', { name: 'Remove Vehicle' }).click()
    await card(second).getByText('Removed.', { exact: true }).waitFor()
    await card(second).getByRole('button', { name: 'Undo' }).click()
    await card(second).getByRole('link', { name: 'Remove' }).waitFor()
  })
})

/** From this call on, an open page polls for updates. Call it before opening the page. */
const hasBegun = () => page.waitForResponse((response) => response.url().includes('/updates?age='))

describe('an open page', () => {
  const offered = async ({ inquiryId }: { inquiryId: string }, rate: string) =>
    postRaw(new URL(dealPaths.ownerNegotiation(inquiryId), page.url()).href, { round: '1', rate }, ownerCookie)
  /** Polls immediately, as when the tab becomes visible, instead of in a few seconds. */
  const pollNow = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  test('shows a new offer and says so, keeping what is being typed', async () => {
    page = await visit(projectPaths.projects(), { cookie })
    const begun = hasBegun()
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await begun
    await page.getByLabel('Search Vehicle').fill('capri')
    await offered(inquired, '480')
    await pollNow()
    await page.locator('body > p[role=status]').getByText('Updated just now.').waitFor({ state: 'attached' })
    await card(inquired).getByText('$480').first().waitFor()
    expect(await page.getByLabel('Search Vehicle').inputValue()).toBe('capri')
  })

  const polled = (status: number) =>
    page.waitForResponse((response) => response.url().includes('/updates?after=') && response.status() === status)

  test('an update that comes while a form is on its way does not hide what the form changed', async () => {
    page = await visit(projectPaths.projects(), { cookie })
    const begun = hasBegun()
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await begun
    await page.route(/\/list\//, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const updated = polled(200)
      await offered(inquired, '490')
      await pollNow()
      await updated
      // enough time for a reload of the page, which would come before the change
      const without = polled(204)
      await pollNow()
      await without
      return route.continue()
    })
    const editLinks = page.getByRole('link', { name: /^Edit list/ })
    await editLinks.first().click()
    // a new name for each attempt, so that a retry does not find the previous one
    const name = `Chase ${Date.now()}`
    await page.getByRole('textbox', { name: 'List', exact: true }).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `Edit list ${name}` }).waitFor()
  })

  test('does not update while a dialog is open', async () => {
    page = await visit(projectPaths.projects(), { cookie })
    const begun = hasBegun()
    await page.getByRole('link', { name: 'The Long Haul' }).first().click()
    await begun
    await page.getByRole('link', { name: 'Create List' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Night traffic')
    const updated = polled(200)
    await offered(inquiredToo, '470')
    await pollNow()
    await updated
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night traffic')
    await page.keyboard.press('Escape')
    await card(inquiredToo).getByText('$470').first().waitFor()
  })
})

const typed = () => dialog().getByRole('textbox', { name: 'Comment' })

test('a Viewer sees new comments in an open dialog, keeping what is being typed, and a like reloads nothing', async () => {
  page = await visit(projectPaths.projects(), { cookie: viewerCookie })
  const begun = hasBegun()
  await page.getByRole('link', { name: 'The Long Haul' }).first().click()
  await begun
  await card(second)
    .getByRole('link', { name: /^Comment on / })
    .click()
  await typed().fill('I agree.')
  const comments = new URL(listPaths.comments(second.projectId, second.listVehicleId), page.url()).href
  await postRaw(comments, { comment: 'Too clean.', attempt: 'a'.repeat(32) }, cookie)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await dialog().getByText('Too clean.').waitFor()
  expect(await typed().inputValue()).toBe('I agree.')
  await dialog().getByRole('button', { name: 'Comment' }).click()
  await dialog().getByText('2 comments').waitFor()
  expect(await typed().inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await card(second)
    .getByRole('link', { name: /^Comments \(2\) on / })
    .waitFor()

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.url().includes('.data')) requests.push(request.method())
  })
  const press = async (name: RegExp) => {
    const answered = page.waitForResponse(/\/own$/)
    await card(second).getByRole('button', { name }).click()
    await answered
  }
  await press(/^Like .*: 0$/)
  await press(/^Dislike .*: 0$/)
  await card(second)
    .getByRole('button', { name: /^Dislike .*: 1$/ })
    .waitFor()
  expect(requests).toEqual(['POST', 'POST'])
})

describe('keyboard shortcuts', () => {
  test('focus the search, move between vehicles and open one, but not in a field or with a modifier', async () => {
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

  test('add the focused vehicle', async () => {
    await open(searchPaths.searchResults())
    for (const key of ['j', 'a']) await page.keyboard.press(key)
    const isAsked = async () => page.url().includes('/view-vehicle/add') || (await dialog().count()) > 0
    const isAdded = async () => (await page.locator('[data-nav-item] a').getByText(/^In /).count()) > 0
    await expect.poll(async () => (await isAsked()) || (await isAdded())).toBe(true)
  })

  test('can be turned off and on in the profile', async () => {
    await open(accountPaths.profile())
    await page.getByRole('button', { name: 'Turn off keyboard shortcuts' }).click()
    await page.getByRole('button', { name: 'Turn on keyboard shortcuts' }).waitFor()
    await open(list)
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await open(accountPaths.profile(), false)
    await page.getByRole('button', { name: 'Turn on keyboard shortcuts' }).click()
    await open(list)
    await page.keyboard.press('j')
    await expect.poll(() => focusedIn('[id^=card-]')).toBe(true)
  })
})
