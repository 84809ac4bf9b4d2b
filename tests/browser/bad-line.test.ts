import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { anAdmin, signedIn } from '../world/people'
import { aProject } from '../world/projects'

const { story, visit } = await useBrowser(async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  return {
    cookie: await signedIn(dana),
    newList: listPaths.newList(projectId),
    list: projectPaths.projectList(projectId),
  }
})
const { cookie, newList, list } = story

async function typeList(name: string) {
  const page = await visit(newList, { cookie, expects: /ERR_(INTERNET_DISCONNECTED|FAILED)/ })
  await page.locator('[name=name]').fill(name)
  return page
}

test('a form sent without a connection stays, says so, and is sent once when the connection is back', async () => {
  const page = await typeList('Night exteriors')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Create' }).click()
  const notice = page.getByText(/^No connection/)
  await notice.waitFor()
  expect(await page.locator('[name=name]').inputValue()).toBe('Night exteriors')
  await page.context().setOffline(false)
  await page.waitForURL((url) => url.pathname === list)
  await page.getByRole('heading', { name: 'Night exteriors' }).waitFor()
  expect(await notice.count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Night exteriors' }).count()).toBe(1)
})

test('a page asked for without a connection leaves the page as it is, and comes when the connection is back', async () => {
  const page = await typeList('Not sent')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText(/^No connection/).waitFor()
  expect(await page.locator('[name=name]').inputValue()).toBe('Not sent')
  await page.context().setOffline(false)
  await page.waitForURL((url) => url.pathname === list)
  await page.getByRole('button', { name: 'Search' }).waitFor()
  expect(await page.getByText(/^No connection/).count()).toBe(0)
})

test('a form whose answer was lost on the way back makes one list all the same', async () => {
  const page = await typeList('Second unit')
  let isFirst = true
  await page.route('**/*.data*', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue()
    isFirst = false
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL((url) => url.pathname === list)
  await page.getByRole('heading', { name: 'Second unit' }).waitFor()
  expect(isFirst).toBe(false)
  expect(await page.getByRole('heading', { name: 'Second unit' }).count()).toBe(1)
})
