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
  // no page lives long enough for optimized code to pay off
  '--js-flags=--no-opt,--no-maglev',
]

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell(), args: FLAGS })
}

/** Keeps the back/forward cache, which Playwright disables by default and the headless shell lacks. */
export function startBrowserWithBackCache(): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  return chromium.launch({ executablePath: findChromium(), args: FLAGS, ignoreDefaultArgs })
}

export interface Person {
  hasScript?: boolean
  width?: number
  /** The Cookie header of a logged-in account. */
  cookie?: string
  /** Bypasses the content security policy, so that axe can be injected. */
  isChecker?: boolean
  /** Console errors that the test provokes. */
  expects?: RegExp
}

/**
 * Opens a page in a new browser profile, and collects its errors and content policy violations. `left` is a reused
 * profile that still has the application's scripts and pictures in its cache, but no cookies.
 */
export async function openBrowser(browser: Browser, origin: string, person: Person = {}, left?: BrowserContext) {
  const { width = 1280, cookie, expects } = person
  const context = left ?? (await browser.newContext({ ...profileOf(person), baseURL: origin, viewport: VIEWPORT }))
  /** Logs in with the Cookie header of an account, or logs out with ''. */
  async function logInAs(cookie: string) {
    const [name = '', value = ''] = cookie.split('=')
    await context.clearCookies()
    if (cookie) await context.addCookies([{ name, value, url: origin }])
  }
  if (cookie) await logInAs(cookie)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  if (width !== VIEWPORT.width) await page.setViewportSize({ ...VIEWPORT, width })
  const complaints: string[] = []
  // a navigation or update that replaces another one aborts it, which is not an error
  const isAborted = (text: string) => text.startsWith('AbortError')
  // RemixBrowser suspends until it has decoded the page's data; a click in that moment makes React throw this error, and
  // then acts as it does without script
  const isEarly = (text: string) => text.includes('React error #345')
  page.on(
    'pageerror',
    (error) => !isAborted(`${error}`) && !isEarly(`${error}`) && complaints.push(`${page.url()}: ${error}`),
  )
  page.on('console', (line) => {
    const isAnswer = line.text().startsWith('Failed to load resource') && /status of 4\d\d/.test(line.text())
    if (line.type() === 'error' && !isAnswer && !isAborted(line.text()) && !expects?.test(line.text()))
      complaints.push(`${page.url()}: ${line.text()}`)
  })
  return {
    page,
    complaints,
    logInAs,
    close: () => context.close(),
    /** Clears the profile and returns it for reuse. */
    async leave() {
      await Promise.all(context.pages().map((each) => each.close()))
      await context.clearCookies()
      await context.setOffline(false)
      return context
    },
  }
}

const VIEWPORT = { width: 1280, height: 800 }

/** Options that are fixed when a profile is created. */
export const profileOf = ({ hasScript = true, isChecker = false }: Person = {}) => ({
  javaScriptEnabled: hasScript,
  bypassCSP: isChecker,
})

/**
 * Waits until the page is hydrated and its features are loaded, if it has script. A click before that is a plain form
 * post or link, or one after which focus is not restored.
 */
export async function whenReady(page: Page): Promise<void> {
  if (await page.locator('link[rel=modulepreload]').count())
    await expect.poll(() => page.evaluate(isAlive), { timeout: 60_000 }).toBe(true)
}

/** Whether every part of the page is hydrated, including parts whose script loads later. */
const isAlive = () =>
  document.documentElement.dataset.features === 'ready' &&
  [document.body, ...document.querySelectorAll('a, button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )

/** The window widths at which the page overflows horizontally. */
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

/** By how many pixels the page overflows, and the innermost element that causes it; null if it does not. */
function widerThanWindow(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return null
  const out = [...document.body.querySelectorAll('*')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth,
  )
  return `${scrollWidth - clientWidth} px too wide at ${out.at(-1)?.outerHTML.slice(0, 200)}`
}
