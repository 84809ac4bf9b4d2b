import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds on the page, one line for each rule with the elements that break it. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source)
  const found = await page.evaluate<Found[]>(RUN)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const RUN = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`

type Found = { id: string; nodes: { html: string }[] }
