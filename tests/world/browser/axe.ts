import AXE from 'axe-core/axe.min.js?raw'
import type { Page } from 'playwright-core'
import { tooNarrow } from './browser'

type Found = { id: string; nodes: { html: string }[] }

/** Which rules to check: all of them, all but the slowest one, or only those about colors. */
type Rules = 'all' | 'all but contrast' | 'colors'

const RULES: Record<Rules, object> = {
  all: {},
  'all but contrast': { rules: { 'color-contrast': { enabled: false } } },
  colors: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/**
 * The violations that axe finds on the page, one line per rule with the elements. If a dialog is open, checks only the
 * dialog, because the page behind it is checked at its own address.
 */
export async function accessibilityProblems(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  // axe would load media first; no page has any
  const options = { resultTypes: ['violations'], preload: false, selectors: false, ...RULES[rules] }
  const found = await page.evaluate<Found[]>(
    `axe.run(document.querySelector('dialog[open]') ?? document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Accessibility violations in both themes, and window widths that the page overflows. */
export async function viewProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colors'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    problems.push(...(await accessibilityProblems(page, rules)).map((problem) => `${colorScheme}: ${problem}`))
  }
  return [...problems, ...(await tooNarrow(page))]
}

/** The distinct text styles of the page. Pages with the same styles have the same contrast results. */
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

/** Kinds of elements that became visible since the last call on the same page. */
export const appearedKinds = (page: Page) => page.evaluate(readAppearedKinds)

function readAppearedKinds(): string[] {
  const isShown = (element: Element) => element.checkVisibility()
  const hidden = [...document.querySelectorAll('[data-hidden-before]')]
  const appeared = hidden.filter(isShown).map((element) => `${element.tagName} ${element.getAttribute('class')}`)
  for (const element of document.body.querySelectorAll('*'))
    element.toggleAttribute('data-hidden-before', !isShown(element))
  return appeared
}
