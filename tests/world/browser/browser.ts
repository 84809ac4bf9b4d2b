import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium, findHeadlessShell } from '#tests/world/run/chromium.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell(), args: FLAGS })
}

/** As people have it: Playwright switches the cache for the Back button off, and the headless shell has none. */
export function startBrowserWithBackCache(): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  return chromium.launch({ executablePath: findChromium(), args: FLAGS, ignoreDefaultArgs })
}

export interface Person {
  hasScript?: boolean
  width?: number
  /** The Cookie header of somebody who has logged in. */
  cookie?: string
  /** The page checker is script that the content policy rightly refuses. */
  isChecker?: boolean
  /** What their browser says because of what the test does to it. */
  expects?: RegExp
}

/**
 * Somebody with a browser of their own, and everything it complains about: errors, and breaches of the content policy. A
 * profile that others have left has the scripts and pictures of the application, and nothing of theirs.
 */
export async function openBrowser(browser: Browser, origin: string, person: Person = {}, left?: BrowserContext) {
  const { width = 1280, cookie, expects } = person
  const context = left ?? (await browser.newContext({ ...profileOf(person), baseURL: origin, viewport: VIEWPORT }))
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
  }
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  if (width !== VIEWPORT.width) await page.setViewportSize({ ...VIEWPORT, width })
  const complaints: string[] = []
  // a load that another one overtakes is given up, which is nothing to complain about
  page.on('pageerror', (error) => error.name !== 'AbortError' && complaints.push(`${page.url()}: ${error}`))
  page.on('console', (line) => {
    const isAnswer = line.text().startsWith('Failed to load resource') && /status of 4\d\d/.test(line.text())
    if (line.type() === 'error' && !isAnswer && !expects?.test(line.text()))
      complaints.push(`${page.url()}: ${line.text()}`)
  })
  return {
    page,
    complaints,
    close: () => context.close(),
    /** The profile without anything of this person's, for the next one of their kind. */
    async leave() {
      await Promise.all(context.pages().map((each) => each.close()))
      await context.clearCookies()
      await context.setOffline(false)
      return context
    },
  }
}

const VIEWPORT = { width: 1280, height: 800 }

/** What cannot be changed once a profile is made. */
export const profileOf = ({ hasScript = true, isChecker = false }: Person = {}) => ({
  javaScriptEnabled: hasScript,
  bypassCSP: isChecker,
})

/** Until the script of the page has taken over, where it has one; a press before that is carried out by the server alone. */
export async function whenReady(page: Page): Promise<void> {
  if (await page.locator('link[rel=modulepreload]').count())
    await expect.poll(() => page.evaluate(isAlive), { timeout: 60_000 }).toBe(true)
}

/** Every part of the page, those too whose script loads later. */
const isAlive = () =>
  [document.body, ...document.querySelectorAll('a, button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )

/** Widths of the window at which some of the page lies outside of it. */
export async function tooNarrow(page: Page, widths: readonly number[] = [320, 390, 1280]): Promise<string[]> {
  const before = page.viewportSize()
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(widerThanWindow)
    if (over) problems.push(`${page.url()} in a window of ${width} px: ${over}`)
  }
  if (before) await page.setViewportSize(before)
  return problems
}

/** By how much, and the innermost element that sticks out. */
function widerThanWindow(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return null
  const out = [...document.body.querySelectorAll('*')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth,
  )
  return `${scrollWidth - clientWidth} px too wide at ${out.at(-1)?.outerHTML.slice(0, 200)}`
}
