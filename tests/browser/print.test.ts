import { expect, test } from 'vitest'
import { whenReady } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import { comparePaths } from '~/models/trade/paths/search'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { anOrder } from '../world/orders'

const VEHICLES = 11

const { open, story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const vehicleIds: string[] = []
  for (let number = 0; number < VEHICLES; number++) vehicleIds.push(await aVehicle(omar))
  for (const vehicleId of vehicleIds) await aListVehicle(projectId, listId, vehicleId, dana)
  const { orderId } = await anOrder(dana, await aProject({ Owner: dana }, { title: 'Chrome Summer' }), [
    { owner: omar },
  ])
  return {
    cookie: await signedIn(dana),
    list: `${projectPaths.projectList(projectId)}?list=${listId}`,
    withButton: {
      'run sheet': pickupPaths.runSheet(orderId),
      comparison: comparePaths.compare({ vehicleIds: vehicleIds.slice(0, 2) }),
      'day out of days': projectPaths.dayOutOfDays(projectId),
    },
  }
})

test.each([
  ['cards', '.paper-table > header'],
  ['table', 'thead'],
])(
  'eleven vehicles as %s print as rows on at most two sheets with a heading, without controls',
  async (layout, heading) => {
    const page = await visit(`${story.list}&layout=${layout}`, { cookie: story.cookie, hasScript: false })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('a:visible', { hasText: '1976 Chevrolet Caprice' }).count()).toBe(VEHICLES)
    expect(await page.locator(':is(input, select, button, .btn):visible').count()).toBe(0)
    // repeated on every printed page
    expect(await page.locator(heading).evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
    expect(sheets(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
  },
)

test('projects with orders print as rows', async () => {
  const page = await visit(orderPaths.orders(), { cookie: story.cookie, hasScript: false })
  await page.emulateMedia({ media: 'print' })
  const tops = await page.getByRole('article').evaluate((row) => {
    const cells = [...row.querySelectorAll('h3, p')]
    return cells.map((cell) => Math.round(cell.getBoundingClientRect().top))
  })
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
})

test.each(['run sheet', 'comparison', 'day out of days'] as const)('Print opens the dialog for a %s', async (name) => {
  const page = await open({ cookie: story.cookie })
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(story.withButton[name])
  await whenReady(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('html[data-printed]').waitFor()
})

const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
