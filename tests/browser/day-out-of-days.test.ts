import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { aBookedItem, withBilling } from '../world/orders'

const TODAY = todayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(TODAY, days)

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana }, { title: 'Ferry Street' })
  const listId = await aList(projectId, dana, { name: 'Street traffic' })
  for (let count = 0; count < 24; count += 1) {
    await aListVehicle(projectId, listId, await aVehicle(omar, { model: `Caprice ${count}` }), dana)
  }
  // on the newest list, which is the first one of the chart
  await withBilling(dana)
  const { ref } = await aBookedItem(dana, projectId, {
    owner: omar,
    from: inDays(9),
    to: inDays(11),
    agreedCents: 30_000,
  })
  return {
    cookie: await signedIn(dana),
    chart: projectPaths.dayOutOfDays(projectId, { from: inDays(1), to: inDays(31) }),
    change: orderPaths.itemDates(ref.orderId, projectId, 'Ferry Street', ref.orderItemId),
  }
})
const { cookie, chart, change } = story

const end = (page: Page, which: 'from' | 'to') => page.locator(`.board[data-movable] [data-end="${which}"]`)
const preview = (page: Page) => page.locator('.board-preview')

/** Presses an end of the bar and moves it over a day, without releasing it. */
async function pull(page: Page, which: 'from' | 'to', day: string) {
  const [handle, head] = [await end(page, which).boundingBox(), await page.locator(`[data-day="${day}"]`).boundingBox()]
  if (!handle || !head) throw new Error('There is no such end or day.')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(head.x + head.width / 2, handle.y + handle.height / 2, { steps: 4 })
}

test('an end of a booking is dragged to another day, which opens the change with its price; Escape cancels', async () => {
  const page = await visit(chart, { cookie })
  await end(page, 'to').waitFor()
  await pull(page, 'to', inDays(14))
  await preview(page).waitFor()
  expect(await preview(page).textContent()).toContain('about +$300 before tax')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect([await preview(page).count(), new URL(page.url()).pathname]).toEqual([0, new URL(chart, page.url()).pathname])

  // not beyond the other end
  await pull(page, 'from', inDays(20))
  expect(await preview(page).textContent()).not.toContain(' to ')
  await pull(page, 'from', inDays(9))
  await page.mouse.up()
  expect(await preview(page).count()).toBe(0)

  await pull(page, 'to', inDays(12))
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Change Date' })
  await dialog.waitFor()
  expect(new URL(page.url()).pathname).toBe(change)
  expect(await dialog.getByLabel('From', { exact: true }).inputValue()).toBe(inDays(9))
  expect(await dialog.getByLabel('To', { exact: true }).inputValue()).toBe(inDays(12))
  expect(await dialog.getByRole('region', { name: 'Price' }).textContent()).toContain('New (4 days)$400.00')
})

test('on a phone the agenda is there, and the chart once it is asked for, without script', async () => {
  const page = await visit(chart, { cookie, width: 390, hasScript: false })
  const [agenda, board] = [page.getByRole('region', { name: 'Agenda' }), page.locator('.board')]
  expect(await agenda.getByRole('listitem').filter({ hasText: 'Pickup, return' }).count()).toBe(1)
  expect([await agenda.isVisible(), await board.isVisible()]).toEqual([true, false])
  await page.getByText('Show chart').click()
  expect([await agenda.isVisible(), await board.isVisible()]).toEqual([false, true])
})

test('31 days of 25 vehicles print on one landscape page', async () => {
  const page = await visit(chart, { cookie, hasScript: false })
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
  const [, width = '', height = ''] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
})
