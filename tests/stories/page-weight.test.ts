import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#demo/seed-demo.server'
import { paths } from '~/models/trade/paths'
import { db } from '~/server/db/client.server'
import { orderItems } from '~/server/db/schema'
import type { AppServer } from '../world/app-server'
import { anOrder } from '../world/bookings'
import { FIVE_DAYS } from '../world/deals'
import { inDemo, photographBlanks, projectInDemo } from '../world/demo-people'
import { anInvitation } from '../world/doors'
import { aLongList } from '../world/fleet'
import { signedIn } from '../world/people'
import { twoCrews } from '../world/two-crews'
import { aWorld } from '../world/world'

const world = await aWorld(async () => {
  await seedDemo({ photograph: photographBlanks })
  const crews = await twoCrews()
  const { orderId } = await anOrder(crews.people.bob, crews.theirs.projectId, [FIVE_DAYS])
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  return {
    ...crews,
    orderId,
    itemId: item?.id ?? '',
    setup: await anInvitation('account-setup'),
    dana: await signedIn(await inDemo('dana')),
    fullest: await projectInDemo('The Long Haul'),
    long: await aLongList(crews.people.ada, crews.people.omar, 400),
  }
})
const { ours, theirs, cookies, orderId, itemId, setup, dana, fullest, long } = world.story
const { projectId, fresh, countered } = ours
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

/** Most kilobytes of script and in all, photos aside, gzipped. */
const LIMITS = {
  page: { script: 100, all: 125 },
  /** Two dozen vehicles of one list, which somebody asked for. */
  list: { script: 100, all: 132 },
  form: { script: 110, all: 140 },
  checkout: { script: 115, all: 140 },
  mailed: { script: 0, all: 20 },
  /** The button that shows a password. */
  setUp: { script: 1, all: 20 },
} as const

const PAGES: readonly (readonly [kind: keyof typeof LIMITS, path: string, cookie: string])[] = [
  ['page', paths.home(), ''],
  ['page', paths.viewVehicle(ours.loose), ''],
  ['page', paths.home(), cookies.ada],
  ['page', paths.searchResults(), cookies.ada],
  ['page', paths.viewVehicle(ours.loose), cookies.ada],
  ['page', paths.addToProject(ours.loose, { projectId }), cookies.ada],
  ['page', paths.projects(), cookies.ada],
  ['page', paths.projectList(projectId), cookies.ada],
  ['page', paths.projectList(fullest), dana],
  ['page', paths.projectList(long.projectId), cookies.ada],
  ['list', `${paths.projectList(long.projectId)}?list=${long.listId}`, cookies.ada],
  ['form', paths.newList(projectId), cookies.ada],
  ['form', paths.editList(long.projectId, long.listId), cookies.ada],
  ['form', paths.vehicleRemoval(projectId, fresh.listVehicleId), cookies.ada],
  ['form', paths.inquiry(projectId, fresh.listVehicleId), cookies.ada],
  ['form', paths.negotiation(projectId, countered.listVehicleId), cookies.ada],
  ['page', paths.removedVehicles(projectId), cookies.ada],
  ['page', paths.profile(), cookies.ada],
  ['page', paths.cart(), cookies.ada],
  ['checkout', paths.billing(), cookies.ada],
  ['checkout', paths.bookVehicles(), cookies.ada],
  ['page', paths.orders(), cookies.bob],
  ['page', paths.ordersOfProject(theirs.projectId, 'Nightshift'), cookies.bob],
  ['page', paths.orderSummary(orderId), cookies.bob],
  ['page', paths.ownerInbox(), cookies.omar],
  ['form', paths.ownerInquiry(ours.asked.inquiryId), cookies.omar],
  ['page', paths.provider(), cookies.pru],
  ['form', paths.ownerInvitation(), cookies.pru],
  ['setUp', paths.accountSetup(setup), ''],
  ['mailed', paths.pickupDetails(orderId), cookies.bob],
  ['mailed', `/vehiclePre-PickupInspection/${orderId}/${itemId}`, cookies.bob],
  ['mailed', paths.terms(), ''],
  ['mailed', paths.pageNotFound(), ''],
]

test('every page is light enough for an old phone on a bad line', async () => {
  const table: string[] = []
  const tooHeavy: string[] = []
  for (const [kind, path, cookie] of PAGES) {
    const { script, all } = await weigh(path, cookie)
    const most = LIMITS[kind]
    const line = `${script.toFixed(1)} of ${most.script} kB script, ${all.toFixed(1)} of ${most.all} kB in all: ${path}`
    table.push(line)
    if (script > most.script || all > most.all) tooHeavy.push(line)
  }
  expect(tooHeavy, table.join('\n')).toEqual([])
})

test('a page with script is seen to have some', async () => {
  const { script, all } = await weigh(paths.searchResults(), cookies.ada)
  expect(script).toBeGreaterThan(50)
  expect(all).toBeGreaterThan(script + 10)
})

/** What a browser loads before the page can be used. */
async function weigh(path: string, cookie: string) {
  const answer = await fetch(app.origin + path, { headers: { Cookie: cookie, Accept: 'text/html' } })
  const html = await answer.text()
  expect([path, answer.status < 400 || path === paths.pageNotFound()]).toEqual([path, true])
  const script = await sum(SCRIPTS.flatMap((pattern) => namesIn(html, pattern)))
  const rest = await sum(REST.flatMap((pattern) => namesIn(html, pattern)))
  return { script, all: script + rest + gzipSync(html).byteLength / 1000 }
}

const SCRIPTS = [
  /<script[^>]* src="([^"]+)"/g,
  /<link rel="modulepreload" href="([^"]+)"/g,
  /\bimport(?:[^"';]*from)? ?\(?"(\/assets\/[^"]+)"/g,
]
const REST = [/<link rel="stylesheet" href="([^"]+)"/g, /href="(\/icons\.svg)[#"]/g, /<img[^>]* src="([^"]+\.svg)"/g]

const namesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name)

async function sum(names: string[]): Promise<number> {
  let bytes = 0
  for (const name of new Set(names)) {
    const file = await fetch(app.origin + name)
    bytes += gzipSync(await file.text()).byteLength
  }
  return bytes / 1000
}
