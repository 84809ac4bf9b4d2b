import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { openBrowser, type Person, profileOf, startBrowser, whenReady } from './browser'

/** Of this process, in which the files take turns; it ends with it. */
let chromium: Promise<Browser> | undefined

/**
 * Called at the top of a browser test file: a world with this story in it, and from the first test on one application on
 * it and one Chromium, in which everybody has a profile of their own; whoever comes after somebody of the same kind takes
 * theirs, emptied, so that the application's scripts need not be loaded anew.
 */
export async function useBrowser<Story>(seed: () => Promise<Story>) {
  const world = await aWorld(seed)
  let app: AppServer
  let browser: Browser
  let visitors: { kind: string; visitor: Awaited<ReturnType<typeof openBrowser>> }[] = []
  const left = new Map<string, BrowserContext[]>()

  beforeAll(async () => {
    chromium ??= startBrowser()
    ;[app, browser] = await Promise.all([world.start(), chromium])
  })
  afterEach(async () => {
    const leaving = visitors
    visitors = []
    for (const { kind, visitor } of leaving) left.set(kind, [...(left.get(kind) ?? []), await visitor.leave()])
    expect(leaving.flatMap(({ visitor }) => visitor.complaints)).toEqual([])
  })
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    await world.end()
  })

  const stay = (person?: Person) => openBrowser(browser, app.origin, person)

  async function open(person?: Person) {
    const kind = JSON.stringify(profileOf(person))
    const visitor = await openBrowser(browser, app.origin, person, left.get(kind)?.pop())
    visitors.push({ kind, visitor })
    return visitor.page
  }

  return {
    story: world.story,
    origin: () => app.origin,

    /** What the database says meanwhile. */
    inside: world.inside,

    /** Somebody whose window stays open from test to test: its complaints are read by the test. */
    stay,

    /** Somebody whose window closes with the test, which fails if there was anything to complain about. */
    open,

    /** The same at this address, once the script of the page has taken over, if it has one and they let it. */
    async visit(path: string, person?: Person) {
      const page = await open(person)
      await page.goto(path)
      if (person?.hasScript !== false) await whenReady(page)
      return page
    },
  }
}
