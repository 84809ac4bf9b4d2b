import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { anOrder } from '../world/orders'

const VEHICLES = 11

const { story, visit } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  for (let number = 0; number < VEHICLES; number++) {
    await aListVehicle(projectId, listId, await aVehicle(omar), dana)
  }
  await anOrder(dana, await aProject({ Owner: dana }, { title: 'Chrome Summer' }), [{ owner: omar }])
  return { cookie: await signedIn(dana), list: `${projectPaths.projectList(projectId)}?list=${listId}` }
})

test.each(['cards', 'table'])(
  'eleven vehicles as %s print as rows on at most two sheets, without controls',
  async (layout) => {
    const page = await visit(`${story.list}&layout=${layout}`, { cookie: story.cookie, hasScript: false })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('a:visible', { hasText: '1976 Chevrolet Caprice' }).count()).toBe(VEHICLES)
    expect(await page.locator(':is(input, select, button, .btn):visible').count()).toBe(0)
    // the heading of a list repeats on every sheet
    expect(await page.locator('.paper-table > header').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    )
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

const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
