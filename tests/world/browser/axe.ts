import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it stands, one line for each rule with the elements that break it. Of a page that was
 * looked at in one theme, the other can only change what its colors break.
 */
export async function accessibilityProblems(page: Page, by: 'every rule' | 'colors' = 'every rule'): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source)
  const found = await page.evaluate<Found[]>(by === 'colors' ? RUN_COLORS : RUN)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const RUN = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`

const RUN_COLORS = RUN.replace('{', "{ runOnly: ['color-contrast', 'link-in-text-block'], ")

type Found = { id: string; nodes: { html: string }[] }
