import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { useSharedWorld, useWorld } from '#tests/world/application/world'
import { openBrowser, type Person, profileOf, startBrowser, whenReady } from './browser'

/** One browser per test process, shared by its test files. */
let chromium: Promise<Browser> | undefined

/**
 * Call it at the top of a browser test file. Seeds a world and runs one application on it and one Chromium. Every
 * visitor gets a separate profile; cleared profiles with the same options are reused, which keeps the application's
 * scripts cached. `sharing`: whether files share the application and its database.
 */
export async function useBrowser<Story>(
  seed: () => Promise<Story>,
  sharing: 'shared world' | 'own world' = 'shared world',
) {
  chromium ??= startBrowser()
  const launched = chromium
  const { story, inside, app } = await (sharing === 'own world' ? useWorld(seed) : useSharedWorld(seed))
  let browser: Browser
  let visitors: { kind: string; visitor: Awaited<ReturnType<typeof openBrowser>> }[] = []
  const left = new Map<string, BrowserContext[]>()

  beforeAll(async () => {
    browser = await launched
  })
  afterEach(async () => {
    const leaving = visitors
    visitors = []
    for (const { kind, visitor } of leaving) left.set(kind, [...(left.get(kind) ?? []), await visitor.leave()])
    expect(leaving.flatMap(({ visitor }) => visitor.complaints)).toEqual([])
  })
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
  })

  const stay = (person?: Person) => openBrowser(browser, app.origin, person)

  async function open(person?: Person) {
    const kind = JSON.stringify(profileOf(person))
    const visitor = await openBrowser(browser, app.origin, person, left.get(kind)?.pop())
    visitors.push({ kind, visitor })
    return visitor.page
  }

  return {
    story,
    origin: () => app.origin,

    /** Reads or writes the database directly. */
    inside,

    /** Opens a page that stays open across tests. The test itself checks its complaints. */
    stay,

    /** Opens a page that is closed after the test, which fails if the page had errors. */
    open,

    /** The same at this address, and waits for hydration if script is on. */
    async visit(path: string, person?: Person) {
      const page = await open(person)
      await page.goto(path)
      if (person?.hasScript !== false) await whenReady(page)
      return page
    },
  }
}
