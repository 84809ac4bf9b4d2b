import { beforeAll, describe, expect, test } from 'vitest'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS, type Visitor } from '#tests/architecture/policies'
import { pagesOfRoutes } from '#tests/architecture/route-files'
import { accessibilityProblems, appearedKinds, textStyles } from '#tests/world/browser/axe'
import { tooNarrow, whenReady } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import { pathTo } from '#tests/world/visits/route-requests'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import { searchPaths } from '~/models/trade/paths/search'
import { aCrewAtWork, cookiesOf } from '../world/crews'
import { aVehicleInCart } from '../world/orders'

const today = todayIn('America/New_York', new Date())
const SOON = { from: addDays(today, 1), to: addDays(today, 3) }
const LATER = { from: addDays(today, 40), to: addDays(today, 44) }

const { story, open, stay } = await useBrowser(async () => {
  const crew = await aCrewAtWork(LATER, [SOON, LATER])
  const { admin, owner } = crew.people
  const here = { projectId: crew.params.projectId, renter: admin, owner }
  await aVehicleInCart({ ...here, ...LATER, vehicle: { make: 'Ford', model: 'Econoline' } })
  return { ...crew, cookies: await cookiesOf(crew) }
}, 'own world')
const { cookies, params, vehicleId } = story
const { projectId } = params

/** Routes that redirect instead of rendering their page. */
const REDIRECTS: Record<string, string> = {
  '/answer/:token': 'to the same page without the token',
  '/agreement/:token': 'to the same page without the token',
  '/agreement/signing': 'to the agreement, unless it is signed in DocuSign',
  '/projects/:projectId/list/:listVehicleId/cart-item': 'only renders when the cart is of another project',
  '/home/reset-code': 'only renders in the browser that requested the code: see reset.test',
  '/home/new-password': 'only renders in the browser that requested the code: see reset.test',
  '/profile/:contact/code': 'only renders in the browser that requested the code: see profile.test',
}

/** Every page of the route table, with the first visitor who may open it and its parents. */
const derived = pagesOfRoutes().map(({ address, chain }) => ({
  visitor: VISITORS.find((each) => chain.every((one) => (ACCESS[one]?.loader?.[each] ?? 'open') === 'open')) ?? 'guest',
  name: address,
  path: pathTo(address, story),
  isThere: !(address in REDIRECTS),
}))

/** The same pages in other states. */
const OTHER_STATES: Partial<Record<Visitor, [name: string, path: string][]>> = {
  guest: [['a setup link that is over', accountPaths.accountSetup('0123456789abcdef')]],
  admin: [
    ['a search that finds nothing', `${searchPaths.searchResults()}?q=zeppelin&make=Chevrolet&color=red`],
    ['a search near no place', `${searchPaths.searchResults()}?near=99999&kind=police`],
    ['a search by several kinds', `${searchPaths.searchResults()}?kind=police&kind=taxi&kind=ambulance&kind=fire`],
    ['a vehicle', fleetPaths.viewVehicle(vehicleId)],
    ['the choice of a project', listPaths.addToProject(vehicleId)],
    ['an inquiry that cannot be sent', dealPaths.inquiry(projectId, story.waiting)],
    ['orders that nobody has', orderPaths.orders({ search: 'nothing of that name' })],
    // opening it changes the remembered layout, so it comes last
    ['the lists of a project as tables', `${projectPaths.projectList(projectId)}?layout=table`],
  ],
  stranger: [
    ['an empty cart', bookingPaths.cart()],
    ['somebody else’s project', projectPaths.projectList(projectId)],
  ],
  user: [['the lists of a project, for a viewer', projectPaths.projectList(projectId)]],
  owner: [
    ['an empty tab', dealPaths.ownerInbox('closed')],
    ['a thread that waits for the crew', dealPaths.ownerInquiry(story.inquiryId)],
  ],
  provider: [['no request', providerPaths.provider('rejected')]],
}

test('an inaccessible and too wide page is detected', async () => {
  const page = await open({ isChecker: true })
  await page.setContent('<main><img src="x.png"><p><input></p><div style="width: 500px">wide</div></main>')
  expect((await accessibilityProblems(page)).join()).toMatch(/image-alt.*label/)
  expect(await tooNarrow(page)).toHaveLength(2)
})

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 800 }
const LIGHT = { colorScheme: 'light', reducedMotion: 'reduce' } as const
const DARK = { colorScheme: 'dark', reducedMotion: 'reduce' } as const
const DIFFERS_WITHOUT_SCRIPT = /with(out)?-script|noscript/

/** Whether any of these is new: elements that pages share are checked only once. */
function areNew(kinds: string[]): boolean {
  const unseen = kinds.filter((kind) => !seen.has(kind))
  for (const kind of unseen) seen.add(kind)
  return unseen.length > 0
}
const seen = new Set<string>()

const pages = VISITORS.map((visitor) => {
  const others = (OTHER_STATES[visitor] ?? []).map(([name, path]) => ({ name, path, isThere: false }))
  return { visitor, pages: [...derived.filter((page) => page.visitor === visitor), ...others] }
})

/** One profile for all visitors, which keeps the application's scripts cached. */
let checker: Awaited<ReturnType<typeof stay>>
let reader: Awaited<ReturnType<typeof stay>>

beforeAll(async () => {
  checker = await stay({ isChecker: true })
  reader = await stay({ hasScript: false })
})

describe.each(pages.filter((each) => each.pages.length > 0))('for $visitor', ({ visitor, pages }) => {
  beforeAll(async () => {
    for (const { logInAs } of [checker, reader]) await logInAs(cookies[visitor])
  })

  test.each(pages)(
    '$name is accessible in both themes and fits every screen, with and without script',
    async ({ path, isThere }) => {
      const { page, complaints } = checker
      // the page that is left need not be laid out again
      await page.evaluate('document.documentElement.hidden = true')
      await page.emulateMedia(LIGHT)
      await page.setViewportSize(WIDE)
      const response = await page.goto(path)
      expect(response?.status()).toBeLessThan(500)
      if (isThere) expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
      await whenReady(page)
      const rules = areNew(await textStyles(page)) ? 'all' : 'all but contrast'
      expect(await accessibilityProblems(page, rules), 'light, wide').toEqual([])
      expect(await tooNarrow(page, [WIDE.width])).toEqual([])

      await appearedKinds(page)
      await page.emulateMedia(DARK)
      await page.setViewportSize(NARROW)
      const [hasNewStyles, hasNewKinds] = [areNew(await textStyles(page)), areNew(await appearedKinds(page))]
      if (hasNewStyles) expect(await accessibilityProblems(page, 'colors'), 'dark, narrow').toEqual([])
      if (hasNewKinds) expect(await accessibilityProblems(page, 'all but contrast'), 'dark, narrow').toEqual([])
      expect(await tooNarrow(page, [NARROW.width])).toEqual([])

      if (DIFFERS_WITHOUT_SCRIPT.test((await response?.text()) ?? '')) {
        await reader.page.goto(path)
        expect(await tooNarrow(reader.page, [NARROW.width])).toEqual([])
      }
      expect([...complaints.splice(0), ...reader.complaints.splice(0)]).toEqual([])
    },
  )
})

const LARGE_TEXT: [Visitor, string[]][] = [
  [
    'admin',
    [
      searchPaths.searchResults(),
      `${projectPaths.projectList(projectId)}?layout=cards`,
      `${projectPaths.projectList(projectId)}?layout=table`,
      listPaths.listAvailability(projectId, params.listId, SOON),
      pathTo('/orders/:orderId/details/:projectId/:name', story),
    ],
  ],
  [
    'owner',
    [
      dealPaths.ownerInquiry(story.inquiryId),
      ownerPaths.ownerVehicles(),
      ownerPaths.ownerVehicle(vehicleId),
      ownerPaths.vehicleDetails(vehicleId),
      pathTo('/owner/orders/:orderItemId', story),
    ],
  ],
  ['provider', [pathTo('/provider/orders/:orderId', story), providerPaths.inquiry(story.inquiryId)]],
]

test('with the text size of the browser doubled, pages fit a phone', async () => {
  const { page, logInAs, close } = await stay({ hasScript: false, width: 390 })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const [visitor, paths] of LARGE_TEXT) {
    await logInAs(cookies[visitor])
    for (const path of paths) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await tooNarrow(page, [390])).toEqual([])
    }
  }
  await close()
})

const SEARCH = { name: 'Search', exact: true } as const
const ofGuests = pages.find(({ visitor }) => visitor === 'guest')?.pages ?? []
const unknown = [
  { name: 'an unknown address', path: '/no-such-page' },
  { name: 'an unknown vehicle', path: fleetPaths.viewVehicle('9f1c7c1e-6a1f-4d62-8f0e-0f6d6f6f1a11') },
]

test('a guest’s Search opens the log-in as a dialog on pages with script and as a page on others', async () => {
  const page = await open()
  const found = new Set<string>()
  for (const { name, path } of [...ofGuests, ...unknown]) {
    const response = await page.request.get(path)
    const html = await response.text()
    const link = /<a [^>]*data-log-in="\/home"[^>]*>/.exec(html)?.[0]
    const { pathname, search } = new URL(response.url())
    if (link && html.includes('rel="modulepreload"')) {
      if (found.has('over the page')) continue
      await page.goto(path)
      await whenReady(page)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', SEARCH).click()
      await page.getByRole('dialog', { name: 'Login' }).waitFor()
      expect(new URL(page.url()), name).toMatchObject({ pathname, search })
      found.add('over the page')
    } else if (link) {
      // there is no return to a missing page
      const back = response.ok() ? pathname + search : undefined
      expect(link, name).toContain(`href="${accountPaths.login(back)}"`)
      found.add('on a page of its own')
    }
  }
  expect(found).toEqual(new Set(['over the page', 'on a page of its own']))
})
