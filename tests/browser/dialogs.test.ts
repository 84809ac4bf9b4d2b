import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { postRaw } from '#tests/world/visits/raw-requests'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'

/** A project for each kind of test, so that they do not interfere. */
const { story, visit } = await useBrowser(async () => {
  const [dana, mel, owner] = [await anAdmin(), await aMember(), await anOwner()]
  const [projectId, ofTwo, withMany] = [await ofBoth(), await ofBoth(), await ofBoth()]
  function ofBoth() {
    return aProject({ Owner: dana, Member: mel })
  }
  const listId = await aList(projectId, dana)
  await aListVehicle(projectId, listId, await aVehicle(owner), dana)
  const shared = await aList(ofTwo, dana, { name: 'Second unit' })
  for (let number = 1; number <= 19; number++) {
    await aList(withMany, dana, { name: `Before ${number}`, createdAt: new Date(2020, 0, number) })
  }
  return {
    cookie: await signedIn(dana),
    melCookie: await signedIn(mel),
    list: projectPaths.projectList(projectId),
    edit: listPaths.editList(projectId, listId),
    shared: `${projectPaths.projectList(ofTwo)}?list=${shared}`,
    many: projectPaths.projectList(withMany),
  }
})
const { cookie, melCookie, list, edit, shared, many } = story
let page: Page

async function open(path: string, hasScript = true) {
  page = await visit(path, { cookie, hasScript })
}

const dialog = () => page.getByRole('dialog')
const inquire = () => page.getByRole('link', { name: 'Inquire 1976 Chevrolet Caprice' })
const isFocusInside = () => page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))
const isFocusOn = (name: string) => page.evaluate((text) => document.activeElement?.textContent?.includes(text), name)
const pathOf = () => new URL(page.url()).pathname

test('a dialog opens in place and traps the focus in both directions', async () => {
  await open(list)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await inquire().click()
  await expect.poll(isFocusInside).toBe(true)
  expect(pathOf()).toMatch(/\/inquiry$/)
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  const outside: string[] = []
  for (const key of [...Array(40).fill('Tab'), ...Array(5).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const where = await page.evaluate(() => {
      const { activeElement, body } = document
      // between the last and the first field the focus passes through the browser's own buttons
      return activeElement === body || activeElement?.closest('dialog') ? '' : (activeElement?.outerHTML ?? '')
    })
    if (where) outside.push(where)
  }
  expect(outside).toEqual([])
})

test('Escape, Cancel, Close and a click outside close it and return the focus to its link', async () => {
  await open(list)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog().getByRole('link', { name: 'Cancel' }).click(),
    () => dialog().getByRole('link', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await inquire().click()
    await expect.poll(isFocusInside).toBe(true)
    await close()
    await expect.poll(() => dialog().count()).toBe(0)
    expect(pathOf()).toBe(list)
    await expect.poll(() => isFocusOn('Inquire')).toBe(true)
  }
})

test('a dialog opened by its URL loads the whole page when closed and focuses its link', async () => {
  await open(list)
  const inquiryAt = (await inquire().getAttribute('href')) ?? ''
  await open(inquiryAt)
  await expect.poll(isFocusInside).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog().count()).toBe(0)
  await page.getByRole('link', { name: 'Create List' }).first().waitFor()
  await expect.poll(() => isFocusOn('Inquire')).toBe(true)
})

test('a refused form focuses its first invalid field, and Back closes the dialog', async () => {
  await open(list)
  await page.getByRole('link', { name: 'Create List' }).first().click()
  await dialog().getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  const sentence = await page.getByLabel('Name', { exact: true }).getAttribute('aria-describedby')
  expect(await page.locator(`[id="${sentence?.split(' ')[0]}"]`).textContent()).toContain('Name is required')
  await page.goBack()
  await expect.poll(() => dialog().count()).toBe(0)
})

test('the dialog of a list fills the screen', async () => {
  await open(edit)
  expect(await dialog().boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
})

test('a conflicting save shows typed and current values and is saved on the second click', async () => {
  await open(edit)
  const value = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  await page.getByLabel('Name', { exact: true }).fill('Cabs')
  // typed and reverted: nothing has changed
  for (const typed of ['3', '']) await page.getByLabel('Season').fill(typed)
  await postRaw(new URL(edit, page.url()).href, { name: 'Taxis', season: '2' }, cookie)
  await dialog().getByRole('button', { name: 'Update' }).click()
  await dialog().getByRole('button', { name: 'Save anyway' }).waitFor()
  expect(await dialog().textContent()).toContain('You have changed this list somewhere else')
  expect([await value('Name'), await value('Season')]).toEqual(['Cabs', '2'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await dialog().textContent()).toContain('It now says “Taxis”.')
  await dialog().getByRole('button', { name: 'Save anyway' }).click()
  await page.getByRole('heading', { name: 'Cabs' }).first().waitFor()
})

test('two members editing a list inline keep both changes, and a conflict asks the later one', async () => {
  const [dana, mel] = [await visit(shared, { cookie }), await visit(shared, { cookie: melCookie })]
  const field = (whose: Page, name: string) => whose.getByRole('textbox', { name, exact: true })
  const begin = async (name: string) => {
    for (const each of [dana, mel]) {
      await each.getByRole('link', { name: `Edit list ${name}` }).click()
      await field(each, 'List').waitFor()
    }
  }
  const hasBeenNamed = (whose: Page, name: string) => whose.getByRole('link', { name: `Edit list ${name}` }).waitFor()
  await begin('Second unit')
  await field(dana, 'List').fill('Taxis')
  await dana.getByRole('button', { name: 'Save' }).click()
  await hasBeenNamed(dana, 'Taxis')
  await field(mel, 'Season').fill('2')
  await field(mel, 'Season').press('Enter')
  await hasBeenNamed(mel, 'Taxis')
  await mel.getByText('Season 2').waitFor()

  await begin('Taxis')
  await field(dana, 'List').fill('Cabs')
  await field(dana, 'List').press('Enter')
  await hasBeenNamed(dana, 'Cabs')
  await field(mel, 'List').fill('Yellow cabs')
  await field(mel, 'List').press('Enter')
  const again = mel.getByRole('button', { name: 'Save anyway' })
  await again.waitFor()
  expect(await mel.getByRole('form').textContent()).toMatch(/Dana Whitlock has changed this list.*“Cabs”/)
  expect(await field(mel, 'List').inputValue()).toBe('Yellow cabs')
  await again.click()
  await hasBeenNamed(mel, 'Yellow cabs')
  await dana.reload()
  await hasBeenNamed(dana, 'Yellow cabs')
})

test('without script the page behind is inert, Cancel returns, and a refused form keeps its values', async () => {
  await open(list, false)
  await inquire().click()
  await dialog().waitFor()
  expect(await page.locator('[inert]').count()).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  expect(await isFocusInside()).toBe(true)
  await dialog().getByRole('link', { name: 'Cancel' }).click()
  expect(pathOf()).toBe(list)
  expect(await dialog().count()).toBe(0)
  expect(await page.locator('[inert]').count()).toBe(0)

  await page.getByRole('link', { name: 'Create List' }).first().click()
  await page.getByLabel('Season').fill('2')
  await dialog().getByRole('button', { name: 'Create' }).click()
  expect(await dialog().textContent()).toContain('Name is required')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await page.getByLabel('Season').inputValue()).toBe('2')
})

test('more lists are appended and stay after an action', async () => {
  await open(many)
  const lists = page.getByRole('heading', { level: 3 })
  await expect.poll(() => lists.count()).toBe(16)
  await page.getByRole('link', { name: /^Show more lists/ }).click()
  await expect.poll(() => lists.count()).toBe(19)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Before 3')
  expect([pathOf(), new URL(page.url()).search]).toEqual([many, ''])
  await page.getByRole('link', { name: 'Create List' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('The newest')
  await dialog().getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'The newest', level: 3 }).waitFor()
  await expect.poll(() => lists.allTextContents().then((names) => new Set(names).size)).toBe(20)
  expect(await lists.count()).toBe(20)
})

test('more lists and the scroll position are restored by Back', async () => {
  await open(many)
  const lists = page.getByRole('heading', { level: 3 })
  await page.getByRole('link', { name: /^Show more lists/ }).click()
  await expect.poll(() => lists.count()).toBeGreaterThan(16)
  await lists.last().scrollIntoViewIfNeeded()
  const where = () => page.evaluate(() => [document.querySelectorAll('h3').length, Math.round(window.scrollY)])
  const before = await where()
  // a mouse click would scroll the page first
  await page.getByRole('navigation').first().getByRole('link', { name: 'Orders' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await page.goBack()
  await lists.first().waitFor()
  await expect.poll(where).toEqual(before)
})
