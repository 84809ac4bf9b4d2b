import AXE from 'axe-core/axe.min.js?raw'
import type { Page } from 'playwright-core'
import { tooNarrow } from './browser'

type Found = { id: string; nodes: { html: string }[] }

/**
 * What axe finds on the page, one line for each rule with the elements that break it; contrast is its slowest rule. Of a
 * page with an open dialog, the dialog: what is behind it has an address of its own.
 */
export async function accessibilityProblems(page: Page, hasContrast = true): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  const options = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: hasContrast } } }
  const found = await page.evaluate<Found[]>(
    `axe.run(document.querySelector('dialog[open]') ?? document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** What is inaccessible in either theme, and the widths that the page does not fit. */
export async function viewProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    problems.push(...(await accessibilityProblems(page)).map((problem) => `${colorScheme}: ${problem}`))
  }
  return [...problems, ...(await tooNarrow(page))]
}

/** How the text of the page looks: contrast is the same wherever all of this is the same. */
export const textStyles = (page: Page) => page.evaluate(readTextStyles)

function readTextStyles(): string[] {
  const backgroundOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const isTransparent = /, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)
    const own = [isTransparent ? '' : backgroundColor, backgroundImage, opacity].join(' ')
    const below = element.parentElement
    if (!below || (!isTransparent && !/rgba|\//.test(backgroundColor))) return own
    return own === ' none 1' ? backgroundOf(below) : `${own} on ${backgroundOf(below)}`
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => hasText(element) && element.checkVisibility(),
  )
  const styles = shown.map((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.5 : 24)
    return `${color}${isLarge ? ' large' : ''} on ${backgroundOf(element)}`
  })
  return [...new Set(styles)]
}

/** Kinds of elements that have come into sight since this was asked on the same page before. */
export const appearedKinds = (page: Page) => page.evaluate(readAppearedKinds)

function readAppearedKinds(): string[] {
  const isShown = (element: Element) => element.checkVisibility()
  const hidden = [...document.querySelectorAll('[data-hidden-before]')]
  const appeared = hidden.filter(isShown).map((element) => `${element.tagName} ${element.getAttribute('class')}`)
  for (const element of document.body.querySelectorAll('*'))
    element.toggleAttribute('data-hidden-before', !isShown(element))
  return appeared
}
