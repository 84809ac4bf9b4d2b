import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { eq, isNotNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAST, type CastKey, DEMO_PASSWORD, INVITED_OWNER, OWNERS } from '#demo/cast'
import { seedDemo } from '#demo/seed-demo.server'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { byAccount } from '#tests/world/recipients'
import { at, responseStatus } from '#tests/world/visits/responses'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { THREE_QUARTER } from '~/models/trade/photos'
import { action as logInAction } from '~/routes/accounts/log-in'
import { setClock } from '~/server/clock.server'
import {
  accounts,
  comments,
  db,
  inquiries,
  inspections,
  lists,
  listVehicles,
  offers,
  orderItems,
  outbox,
  projects,
  ratings,
  vehicleBlocks,
  vehiclePhotos,
  vehicles,
} from '~/server/db/client.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { requireMembership } from '~/services/crew/membership.server'
import { inboxPage } from '~/services/deals/inbox-page.server'
import { projectDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { exportFleet } from '~/services/fleet/import/export-fleet.server'
import { findPhotoBytes } from '~/services/fleet/photo-variants.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { requirePickup } from '~/services/pickup/require-pickup.server'
import { requireReturn } from '~/services/pickup/return.server'
import { projectsPage } from '~/services/projects/projects-page.server'
import { searchPage } from '~/services/search/search-page.server'
import { post } from '../world/builders'
import { everyPageOf } from '../world/list-pages'
import { inDemo, projectInDemo } from '../world/seeded-demo'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
useOwnFolder()
checkFilesHere()

beforeAll(async () => {
  setClock(TODAY)
  await seedDemo()
  setClock(TODAY)
  // twelve password hashes and hundreds of service calls take up to a minute on a busy machine
}, 240_000)

async function stagesOf(key: CastKey, title: string) {
  const membership = await requireMembership(await inDemo(key), await projectInDemo(title))
  const blocks = (await everyPageOf(membership)).flatMap((page) => page.blocks)
  return Object.fromEntries(
    blocks.map(({ name, vehicles: cards }) => [
      name,
      Object.fromEntries(cards.map(({ vehicle, deal }) => [vehicleTitle(vehicle), deal?.stage])),
    ]),
  )
}

async function ordersOf(key: CastKey, title: string) {
  const { orders } = await ordersPage(await inDemo(key), await projectInDemo(title))
  return orders
}

type Row = Record<string, string>
/** Two taxis that have become cheaper, as new matches of a saved search. */
const beforeDiscount = (row: Row) =>
  /CHEC-82-01|DODG-76-02/.test(row['Stock number'] ?? '') ? { ...row, 'Daily rate': '' } : row
/** Two listings whose owners were asked for edits. */
const statusOf = (row: Row) => (/FORD-(17|91)-01/.test(row['Stock number'] ?? '') ? 'Edit requests' : 'Listed')

describe('the demonstration has', () => {
  test('240 vehicles with photo files, most of which start with the three-quarter front', async () => {
    const listed = await db().select().from(vehicles)
    const statuses = new Set(listed.map(({ listingStatus }) => listingStatus))
    expect([listed.length, statuses]).toEqual([240, new Set(['listed', 'edit_requests'])])
    const photos = await db().select().from(vehiclePhotos)
    const first = photos.filter(({ position }) => position === 0)
    expect(first).toHaveLength(240)
    expect(first.filter(({ angle }) => angle === THREE_QUARTER.value).length).toBeGreaterThan(200)
    expect(photos.filter(({ angle }) => angle === 0)).toHaveLength(240)
    const content = await findPhotoBytes(photos[0]?.fileKey ?? '', '640.webp')
    expect(await sharp(content ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
  })

  test.each(OWNERS)('the fleet of %s with an export that equals its file', async (owner) => {
    const asker = await inDemo(owner)
    const content = await new Response((await exportFleet(asker, asker.id)).content).text()
    const exported: Row[] = parse(content, { columns: true, bom: true })
    const file: Row[] = parse(await readFile(`demo/fleets/${owner}.csv`), { columns: true })
    const listed = file.map((row) => ({ ...row, Status: statusOf(row) }))
    expect(new Set(exported.map(beforeDiscount))).toEqual(new Set(listed.map(beforeDiscount)))
  })

  test('a rental inspected by both sides and one by half, at pickups and a return on their day', async () => {
    const day = sql<string>`(${inspections.startedAt} at time zone ${vehicles.zone})::date::text`
    const due = sql<string>`case phase when 'pickup' then ${orderItems.bookedFrom} else ${orderItems.bookedTo} end::text`
    const rows = await db()
      .select({ inspection: inspections, status: orderItems.status, day, due })
      .from(inspections)
      .innerJoin(orderItems, eq(orderItems.id, inspections.orderItemId))
      .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    const running = rows.filter(({ status }) => status === 'confirmed').map(({ inspection }) => inspection)
    const states = running.map(({ side, finishedAt }) => `${side} ${finishedAt ? 'finished' : 'begun'}`)
    expect(states.sort()).toEqual(['owner finished', 'renter begun', 'renter finished'])
    expect(rows.map(({ day, due }) => day === due)).toEqual(Array(7).fill(true))
  })

  test('a return with a damage that only the owner has reported and objects to', async () => {
    const [, over] = await ordersOf('marcus', 'Ferry Street')
    const renter = await inDemo('marcus')
    const { items } = await requireOrder(renter, over?.id ?? 0)
    const ref = { orderId: over?.id ?? 0, orderItemId: items[0]?.id ?? '' }
    const { compared, statements } = await requireReturn({ ...byAccount(renter, ref.orderId), area: 'orders', ...ref })
    expect(compared.map(({ side, damages }) => [side, ...damages.map(({ since }) => since)])).toEqual([
      ['owner', 'known', 'new'],
      ['renter', 'known', 'known'],
    ])
    expect(statements.map(({ side, kind }) => `${side} ${kind}`).sort()).toEqual(['owner objected', 'renter confirmed'])
  })

  test('every stage of a negotiation in the lists of the busiest project', async () => {
    expect(await stagesOf('dana', 'The Long Haul')).toEqual({
      'Street traffic, 1976': {
        '1969 Dodge Charger': 'to_answer',
        '1951 Hudson Hornet': 'available',
        '1972 Cadillac Miller-Meteor Ambulance': 'booked',
        '1979 Blue Bird School Bus': 'asked',
        '1965 Ford Mustang': 'countered',
        '1972 Ford LTD Country Squire': 'declined',
        '1970 Plymouth Barracuda': 'time_is_up',
        '1955 GMC Rescue Fire Truck': 'asked',
        '1976 Cadillac Eldorado': 'not_inquired',
      },
      'Sheriff of Coweta County': { '1974 AMC Matador Police': 'available' },
      'Produce yard before dawn': {
        '1951 Chevrolet Panel Delivery': 'taken',
        '1937 Chevrolet Half-Ton Pickup': 'not_inquired',
        '1949 Studebaker 2R Box Truck': 'not_inquired',
        '1956 Ford F-100': 'countered',
      },
      'Camera tests': { '1974 Chevrolet C10': 'booked', '1967 Chevrolet Impala': 'cancelled' },
    })
  })

  test('a second project with a full cart and a completed order', async () => {
    const stages = await stagesOf('marcus', 'Ferry Street')
    expect(stages['Cab stand']).toEqual({
      '1956 Checker A8 Taxi': 'in_cart',
      '1978 Checker Marathon Taxi': 'in_cart',
      '1939 Buick Special Sedan': 'in_cart',
      '2017 New Flyer Xcelsior City Bus': 'asked',
    })
    expect(stages['Pier ambulance']).toEqual({ '2011 Ford E-350 Ambulance': 'completed' })
    const cart = await findCart(await inDemo('marcus'))
    expect(cart?.project.title).toBe('Ferry Street')
    expect(cart?.items).toHaveLength(3)
  })

  test('orders of every status, and an item for every group of an order page', async () => {
    const statuses = async (key: CastKey, title: string) => (await ordersOf(key, title)).map(({ status }) => status)
    expect(await statuses('dana', 'The Long Haul')).toEqual(['placed', 'placed'])
    expect(await statuses('marcus', 'Ferry Street')).toEqual(['placed', 'completed'])
    expect(await statuses('dana', 'Kudzu County')).toEqual(['cancelled', 'completed'])

    const [secondUnit, cameraTests] = await ordersOf('dana', 'The Long Haul')
    const [precinct] = await ordersOf('marcus', 'Ferry Street')
    const itemsOf = async (id = 0) => (await requireOrder(await inDemo('dana'), id)).items
    expect(await itemsOf(secondUnit?.id)).toMatchObject([{ status: 'confirmed', overdue: null }])
    expect(await itemsOf(cameraTests?.id)).toMatchObject([{ status: 'in-progress' }, { status: 'cancelled' }])
    expect(await itemsOf(precinct?.id)).toMatchObject([
      { status: 'in-progress', overdue: { tone: 'refused' } },
      { status: 'in-progress', overdue: null },
    ])
  })

  test('an unsigned order shortly before pickup', async () => {
    const [order] = await ordersOf('dana', 'The Long Haul')
    const dana = await inDemo('dana')
    const { days } = await requirePickup(byAccount(dana, order?.id ?? 0))
    expect(days[0]?.vehicles[0]?.details?.address).toEqual(['35 Courthouse Alley', 'Rear lot', 'Covington, GA 30014'])
    expect((await requireOrder(dana, order?.id ?? 0)).agreement).toMatchObject({ status: 'not_signed' })
  })

  test('released blocks of two cancelled items and a changed one', async () => {
    const active = await db().select().from(vehicleBlocks).where(eq(vehicleBlocks.active, false))
    expect(active.map(({ kind }) => kind)).toEqual(['order', 'order', 'order'])
  })

  test('a quote of an order, an invoice and its correction', async () => {
    const crew = await requireMembership(await inDemo('dana'), await projectInDemo('Kudzu County'))
    const { orders, notOrdered } = await projectDocumentsPage(crew)
    const documents = orders.flatMap((order) => order.documents.map(({ title, state }) => [title, state ?? '']))
    const [year] = /\d{4}/.exec(documents.find(([title]) => title?.startsWith('Invoice'))?.[0] ?? '') ?? []
    const invoices = [
      [`Invoice INV-${year}-0001`, `corrected by INV-${year}-0002`],
      [`Invoice INV-${year}-0002`, ''],
    ]
    expect(documents).toEqual(expect.arrayContaining([['Quote Q-1001', ''], ...invoices]))
    expect(notOrdered).toEqual([])
  })

  test('active projects in order, and a closed one', async () => {
    const dana = await inDemo('dana')
    const titles = async (isActive: boolean) =>
      (await projectsPage(dana, { isActive, after: null })).projects.map(({ title }) => title)
    expect(await titles(true)).toEqual(['Chrome Summer', 'The Long Haul', 'Ferry Street'])
    expect(await titles(false)).toEqual(['Kudzu County'])
  })

  test.each(['omar', 'walt', 'gloria', 'hank', 'june', 'pete'] as const)(
    'an inquiry that %s has to answer',
    async (key) => {
      const inbox = await inboxPage(await inDemo(key), 'to-answer', null)
      expect(inbox.rows.length).toBeGreaterThan(0)
    },
  )

  test('reactions, comments and one removed vehicle', async () => {
    expect(new Set((await db().select().from(ratings)).map(({ rating }) => rating))).toEqual(
      new Set(['like', 'dislike']),
    )
    expect(await db().$count(comments)).toBeGreaterThan(10)
    expect(await db().$count(listVehicles, isNotNull(listVehicles.removedAt))).toBe(1)
  })

  test('timestamps in the order of the events, and none after today', async () => {
    const rows = await db()
      .select({
        project: projects.createdAt,
        list: lists.createdAt,
        card: listVehicles.addedAt,
        inquiry: inquiries.createdAt,
        offer: offers.createdAt,
      })
      .from(offers)
      .innerJoin(inquiries, eq(inquiries.id, offers.inquiryId))
      .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
      .innerJoin(lists, eq(lists.id, listVehicles.listId))
      .innerJoin(projects, eq(projects.id, lists.projectId))
    const inOrder = rows.map(({ project, list, card, inquiry, offer }) =>
      [project, list, card, inquiry, offer, TODAY].map((moment) => moment.toISOString()),
    )
    expect(inOrder.length).toBeGreaterThan(20)
    for (const moments of inOrder) expect(moments).toEqual([...moments].sort())
    const written = await db().select({ at: comments.createdAt }).from(comments)
    expect(written.filter(({ at }) => at > TODAY)).toEqual([])
  })

  test('no emails left to be sent', async () => {
    const mails = await db().select({ status: outbox.status }).from(outbox)
    expect(mails.length).toBeGreaterThan(30)
    // an email with a link to answer is superseded by the next one about its inquiry
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['skipped', 'replaced']))
  })
})

describe('the tour of the welcome text', () => {
  test('finds one vehicle, which belongs to Gloria and is available', async () => {
    const { cards } = await searchPage(await inDemo('dana'), { ...EVERYTHING, text: '1957 Bel Air' }, '2026-11-20')
    expect(cards.map(({ title }) => title)).toEqual(['1957 Chevrolet Bel Air'])
    const vehicleId = cards[0]?.id ?? ''
    const [vehicle] = await db().select().from(vehicles).where(eq(vehicles.id, vehicleId))
    expect(vehicle).toMatchObject({ ownerId: (await inDemo('gloria')).id, listingStatus: 'listed', dayPrice: 38_000 })
    expect(await db().$count(vehicleBlocks, eq(vehicleBlocks.vehicleId, vehicleId))).toBe(0)
    expect(await db().$count(listVehicles, eq(listVehicles.vehicleId, vehicleId))).toBe(0)
    expect(await db().$count(inquiries, eq(inquiries.vehicleId, vehicleId))).toBe(0)
  })

  test('has a project of Dana with one empty list, and her cart is empty', async () => {
    const projectId = await projectInDemo('Chrome Summer')
    expect((await requireMembership(await inDemo('dana'), projectId)).access.projectRole).toBe('Owner')
    const found = await db().select({ name: lists.name }).from(lists).where(eq(lists.projectId, projectId))
    expect(found).toEqual([{ name: 'Hero cars' }])
    expect(await db().$count(listVehicles, eq(listVehicles.projectId, projectId))).toBe(0)
    expect(await findCart(await inDemo('dana'))).toBeNull()
  })
})

describe('the log-in', () => {
  const logIn = async (email: string) => logInAction(at(await post('/', { email, password: DEMO_PASSWORD })))
  const HOMES: Record<string, readonly CastKey[]> = {
    '/home': ['dana', 'marcus', 'ruth', 'mel'],
    '/projects': ['vic'],
    '/owner': OWNERS,
    '/provider': ['pru'],
  }
  const everybody = Object.entries(HOMES).flatMap(([path, keys]) => keys.map((key) => [key, path] as const))

  test.each(everybody)('redirects %s to %s', async (key, path) => {
    const response = await logIn(`${key}@demo.example`)
    expect(response instanceof Response && response.headers.get('Location')).toBe(path)
  })

  test('works for every account except the invited owner', async () => {
    expect(everybody.map(([key]) => key).sort()).toEqual(Object.keys(CAST).sort())
    expect(await responseStatus(logIn(INVITED_OWNER))).toBe(409)
  })
})

test('a database with accounts is refused and not changed', async () => {
  const before = await db().$count(accounts)
  await expect(seedDemo()).rejects.toThrow('There are accounts already')
  expect(await db().$count(accounts)).toBe(before)
  expect(await db().$count(vehicles)).toBe(240)
})
