import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerCookie } from '#tests/world/answer-links'
import { useWorld } from '#tests/world/application/world'
import { aLongList } from '#tests/world/builders'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { FIVE_DAYS } from '#tests/world/days'
import { anExternal, anExternalFile } from '#tests/world/externals'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import { searchPaths } from '~/models/trade/paths/search'
import { shellPaths } from '~/models/trade/paths/shell'
import type { Account } from '~/server/session/asker.server'

const { app, story } = await useWorld(async () => {
  const crew = await aCrewAtWork(FIVE_DAYS)
  const { admin, owner } = crew.people
  return {
    ...crew,
    cookies: { ...(await cookiesOf(crew)), linkHolder: await answerCookie(crew.params.linkId) },
    long: await aLongList(admin, owner, 60),
    empty: await aLongList(admin, owner, 0),
    elsewhere: await aListFromElsewhere(admin, owner),
  }
})
const { params, cookies, vehicleId, inquiryId, setup, long, empty, elsewhere } = story
const { projectId, listVehicleId, orderItemId } = params
const orderId = Number(params.orderId)

/** A list of nine external vehicles with ten photos each. */
async function aListFromElsewhere(admin: Account, owner: Account) {
  const place = await aLongList(admin, owner, 0)
  for (let vehicle = 0; vehicle < 9; vehicle += 1) {
    const { externalVehicleId } = await anExternal(place, admin)
    const ref = { projectId: place.projectId, externalVehicleId, kind: 'photo' as const }
    for (let position = 1; position < 10; position += 1) await anExternalFile({ ...ref, position }, admin)
  }
  return place
}

/** Limits of script and in total, in gzipped kilobytes without photos, and of script files. */
const LIMITS = {
  page: { script: 115, all: 154, files: 40 },
  /** With a form that is posted by script: a dialog, or the checkout. */
  form: { script: 130, all: 165, files: 56 },
  emailed: { script: 6, all: 24, files: 2 },
  /** With the upload queue. */
  inspection: { script: 15, all: 34, files: 2 },
} as const

const UNKNOWN = '/no/such/place'

/** The heaviest pages of each kind and public pages; the script of every route is measured in architecture/client-build. */
const PAGES: readonly (readonly [kind: keyof typeof LIMITS, path: string, cookie: string])[] = [
  ['page', accountPaths.home(), ''],
  ['page', fleetPaths.viewVehicle(vehicleId), ''],
  ['page', searchPaths.search(), cookies.admin],
  ['page', searchPaths.searchResults(), cookies.admin],
  ['page', fleetPaths.viewVehicle(vehicleId), cookies.admin],
  ['page', projectPaths.projectList(long.projectId), cookies.admin],
  ['page', `${projectPaths.projectList(long.projectId)}?list=${long.listId}`, cookies.admin],
  ['page', projectPaths.dayOutOfDays(long.projectId, { from: '2027-07-01', to: '2027-08-31' }), cookies.admin],
  ['form', listPaths.editList(long.projectId, long.listId), cookies.admin],
  ['form', dealPaths.inquiry(projectId, listVehicleId), cookies.admin],
  ['form', bookingPaths.bookVehicles(), cookies.admin],
  ['form', dealPaths.ownerInquiry(inquiryId), cookies.owner],
  ['page', providerPaths.provider(), cookies.provider],
  ['emailed', accountPaths.accountSetup(setup), ''],
  ['emailed', dealPaths.linkedOffer(params.linkId), cookies.linkHolder],
  ['emailed', pickupPaths.pickupDetails(orderId), cookies.admin],
  ['inspection', `/vehiclePre-PickupInspection/${orderId}/${orderItemId}`, cookies.admin],
  ['emailed', shellPaths.terms(), ''],
  ['emailed', shellPaths.pageNotFound(), ''],
  ['emailed', UNKNOWN, ''],
]

test('every page stays within its weight limit', async () => {
  const table: string[] = []
  const tooHeavy: string[] = []
  for (const [kind, path, cookie] of PAGES) {
    const { script, all, files } = await weigh(path, cookie)
    const most = LIMITS[kind]
    const line = `${script.toFixed(1)} of ${most.script} kB script in ${files} of ${most.files} files, ${all.toFixed(1)} of ${most.all} kB in all: ${path}`
    table.push(line)
    if (script > most.script || all > most.all || files > most.files) tooHeavy.push(line)
  }
  expect(tooHeavy, table.join('\n')).toEqual([])
})

/** The page with nine cards minus the same page without cards: their HTML and their data, compressed with the page. */
test('the first nine cards of a project weigh at most 16 kB', async () => {
  const [full, bare] = await Promise.all(
    [long, empty].map(({ projectId }) => htmlOf(projectPaths.projectList(projectId), cookies.admin)),
  )
  expect(full?.match(/<article[^>]* id="card-/g)).toHaveLength(9)
  expect(bare).not.toContain('id="card-')
  const weight = gzipSync(full ?? '').byteLength - gzipSync(bare ?? '').byteLength
  expect(weight).toBeGreaterThan(2000)
  expect(weight).toBeLessThan(16_000)
})

test('nine external vehicles with ten photos each weigh no more, and their photos load when they are scrolled to', async () => {
  const [full = '', bare = ''] = await Promise.all(
    [elsewhere, empty].map(({ projectId }) => htmlOf(projectPaths.projectList(projectId), cookies.admin)),
  )
  const photos = full.match(/<img[^>]*external-photos[^>]*>/g) ?? []
  expect(photos).toHaveLength(90)
  expect(photos.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([])
  const weight = gzipSync(full).byteLength - gzipSync(bare).byteLength
  expect(weight).toBeGreaterThan(2000)
  expect(weight).toBeLessThan(16_000)
})

test('a page with a dialog, and no other, is painted only when all of it has arrived', async () => {
  const pages = await Promise.all(PAGES.map(async ([, path, cookie]) => ({ path, html: await htmlOf(path, cookie) })))
  const waiting = pages.filter(({ html }) => html.includes('<link rel="expect" href="#page-end" blocking="render"/>'))
  expect(waiting.map(({ path }) => path)).toEqual([
    listPaths.editList(long.projectId, long.listId),
    dealPaths.inquiry(projectId, listVehicleId),
  ])
  for (const { html } of waiting) expect(html.indexOf('id="page-end"')).toBeGreaterThan(html.indexOf('</dialog>'))
})

test('only public pages can be indexed, and every page has a title', async () => {
  const pages = await Promise.all(
    PAGES.map(async ([, path, cookie]) => ({ path, cookie, html: await htmlOf(path, cookie) })),
  )
  const isOpen = ({ html }: { html: string }) => !html.includes('<meta name="robots" content="noindex"')
  expect(pages.filter(isOpen).map(({ path, cookie }) => [path, cookie])).toEqual([
    [accountPaths.home(), ''],
    [fleetPaths.viewVehicle(vehicleId), ''],
    [shellPaths.terms(), ''],
  ])
  const unnamed = pages.filter(({ html }) => !/<title>[^<]+ - Backlot<\/title>/.test(html))
  expect(unnamed.map(({ path }) => path)).toEqual([])
})

test.each([
  ['/robots.txt', 'text/plain'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
])('%s exists', async (path, type) => {
  const response = await fetch(app.origin + path)
  expect([response.status, response.headers.get('Content-Type')?.split(';')[0]]).toEqual([200, type])
})

test('the measurement includes script', async () => {
  const { script, all } = await weigh(searchPaths.searchResults(), cookies.admin)
  expect(script).toBeGreaterThan(50)
  expect(all).toBeGreaterThan(script + 10)
})

const NOTHING_THERE: readonly string[] = [shellPaths.pageNotFound(), UNKNOWN]

/** What a browser loads before the page can be used. */
async function weigh(path: string, cookie: string) {
  const html = await htmlOf(path, cookie)
  const scripts = new Set(SCRIPTS.flatMap((pattern) => namesIn(html, pattern)))
  const script = await sum([...scripts])
  const rest = await sum(REST.flatMap((pattern) => namesIn(html, pattern)))
  return { script, files: scripts.size, all: script + rest + gzipSync(html).byteLength / 1000 }
}

async function htmlOf(path: string, cookie: string): Promise<string> {
  const response = await fetch(app.origin + path, { headers: { Cookie: cookie, Accept: 'text/html' } })
  expect([path, response.status < 400 || NOTHING_THERE.includes(path)]).toEqual([path, true])
  return response.text()
}

const SCRIPTS = [
  /<script[^>]* src="([^"]+)"/g,
  /<link rel="modulepreload"[^>]* href="([^"]+)"/g,
  /\bimport(?:[^"';]*from)? ?\(?"(\/assets\/[^"]+)"/g,
]
/** The print style sheet is loaded after the page. */
const REST = [
  /<link rel="stylesheet" href="([^"]+)"(?![^>]*media="print")/g,
  /href="(\/icons\.svg)[#"]/g,
  /<img[^>]* src="([^"]+\.svg)"/g,
]

const namesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name)

async function sum(names: string[]): Promise<number> {
  let bytes = 0
  for (const name of new Set(names)) {
    const size = sizes.get(name) ?? gzipSync(await (await fetch(app.origin + name)).text()).byteLength
    sizes.set(name, size)
    bytes += size
  }
  return bytes / 1000
}

/** Most pages load the same files. */
const sizes = new Map<string, number>()
