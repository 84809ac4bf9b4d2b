import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { refusalOf, refusalOfRow, useDatabase } from '#tests/world/database/database'
import { anAgreedVehicle } from '#tests/world/orders'
import { aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import {
  accounts,
  activity,
  agreements,
  cartItems,
  carts,
  db,
  inquiries,
  links,
  listingEvents,
  lists,
  listVehicles,
  offers,
  orderItems,
  orders,
  outbox,
  projectMembers,
  ratings,
  signUpRequests,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'

await useDatabase()

const dana = await anAdmin()
const projectId = await aProject({ Owner: dana })
const agreed = await anAgreedVehicle({ projectId, renter: dana })

describe('blocks of a vehicle', () => {
  const block = (vehicleId: string, from: string, to: string, active = true) =>
    db()
      .insert(vehicleBlocks)
      .values({ vehicleId, kind: 'owner', active, period: sql`daterange(${from}::date, ${to}::date, '[]')` })

  test('cannot overlap, not even on one day', async () => {
    const vehicleId = await aVehicle(await anOwner())
    await writeBlock(vehicleId, '2026-12-07', '2026-12-11')
    expect(await refusalOf(block(vehicleId, '2026-12-07', '2026-12-11'))).toBe('vehicle_blocks_never_overlap')
    expect(await refusalOf(block(vehicleId, '2026-12-11', '2026-12-12'))).toBe('vehicle_blocks_never_overlap')
    expect(await refusalOf(block(vehicleId, '2026-12-01', '2026-12-31'))).toBe('vehicle_blocks_never_overlap')
  })

  test('can follow the day after, be of another vehicle, or replace an inactive one', async () => {
    const vehicleId = await aVehicle(await anOwner())
    await writeBlock(vehicleId, '2026-12-07', '2026-12-11')
    await block(vehicleId, '2026-12-12', '2026-12-12')
    await block(await aVehicle(await anOwner()), '2026-12-07', '2026-12-11')
    await db().update(vehicleBlocks).set({ active: false }).where(eq(vehicleBlocks.vehicleId, vehicleId))
    await block(vehicleId, '2026-12-07', '2026-12-11')
  })

  test('cannot be empty', async () => {
    const period = sql`daterange('2026-12-07', '2026-12-07', '[)')`
    const { vehicleId } = agreed
    expect(await refusalOfRow(vehicleBlocks, { vehicleId, kind: 'owner', period })).toBe(
      'vehicle_blocks_period_has_days',
    )
  })

  test('of kind order need an order item and have no note', async () => {
    const period = sql`daterange('2027-01-01', '2027-01-02', '[]')`
    const { vehicleId } = agreed
    expect(await refusalOfRow(vehicleBlocks, { vehicleId, kind: 'order', period })).toBe(
      'vehicle_blocks_order_has_item',
    )
    const orderItemId = crypto.randomUUID()
    expect(await refusalOfRow(vehicleBlocks, { vehicleId, kind: 'order', period, orderItemId })).toBe(
      'vehicle_blocks_order_item',
    )
    const words = { vehicleId, kind: 'order', period, orderItemId, note: 'Paint' } as const
    expect(await refusalOfRow(vehicleBlocks, words)).toBe('vehicle_blocks_only_owner_has_note')
  })
})

describe('accounts', () => {
  test('emails are unique, ignoring case', async () => {
    const again = { email: dana.email.toUpperCase(), role: 'backlot_owner', status: 'invited' } as const
    expect(await refusalOfRow(accounts, again)).toBe('accounts_email_is_unique')
  })
  test('an active account needs a password', async () => {
    const bare = { email: 'bare@crew.example', role: 'backlot_owner' } as const
    expect(await refusalOfRow(accounts, bare)).toBe('accounts_active_has_password')
  })
})

describe('projects and lists', () => {
  test('a project has one Owner', async () => {
    const marcus = await anAdmin('marcus')
    expect(await refusalOfRow(projectMembers, { projectId, accountId: marcus.id, role: 'Owner' })).toBe(
      'project_has_one_owner',
    )
  })
  test('a vehicle is on a list once, and the list is of the same project', async () => {
    const listId = await aList(projectId, dana)
    const other = await aProject({ Owner: await anAdmin() })
    const { vehicleId } = agreed
    await aListVehicle(projectId, listId, vehicleId, dana)
    const again = db().insert(listVehicles).values({ projectId, listId, vehicleId, addedBy: dana.id })
    expect(await refusalOf(again)).toBe('list_vehicles_once_per_list')
    const elsewhere = db()
      .insert(listVehicles)
      .values({ projectId: other, listId, vehicleId: await aVehicle(await anOwner()), addedBy: dana.id })
    expect(await refusalOf(elsewhere)).toBe('list_vehicles_list')
  })
  test('a list needs a name', async () => {
    expect(await refusalOfRow(lists, { projectId, name: '', createdBy: dana.id })).toBe('lists_name')
  })
  test('one rating per member and list vehicle', async () => {
    const like = { listVehicleId: agreed.listVehicleId, accountId: dana.id, rating: 'like' as const }
    await db().insert(ratings).values(like)
    expect(await refusalOfRow(ratings, { ...like, rating: 'dislike' })).toMatch(/^ratings_.*_pk$/)
  })
})

describe('inquiries and offers', () => {
  const another = async (part: Partial<typeof inquiries.$inferInsert>) => {
    const [row] = await db().select().from(inquiries).where(eq(inquiries.id, agreed.inquiryId))
    if (!row) throw new Error('The inquiry is gone.')
    const { id: _, ...rest } = row
    return db()
      .insert(inquiries)
      .values({ ...rest, ...part })
  }

  test('one live inquiry per list vehicle', async () => {
    expect(await refusalOf(another({ attempt: 2, status: 'open' }))).toBe('one_live_inquiry_per_list_vehicle')
  })
  test('an attempt number is used once', async () => {
    expect(await refusalOf(another({ status: 'declined' }))).toBe('inquiries_attempt')
  })
  test.each([
    ['inquiries_days', { bookedFrom: '2026-12-12' }],
    ['inquiries_day_limit', { dayLimit: 4 }],
    ['inquiries_money', { lastOfferCents: 0 }],
    ['inquiries_money', { listedCents: -1 }],
    ['inquiries_usages', { usages: [] }],
  ])('%s', async (constraint, part) => {
    expect(await refusalOf(another({ attempt: 9, status: 'declined', ...part }))).toBe(constraint)
  })
  test('an offer has a positive amount, and each round has one', async () => {
    const offer = { inquiryId: agreed.inquiryId, accountId: dana.id, madeBy: 'renter' as const }
    expect(await refusalOfRow(offers, { ...offer, round: 1, amountCents: 5 })).toMatch(/^offers_.*_pk$/)
    expect(await refusalOfRow(offers, { ...offer, round: 2, amountCents: 0 })).toBe('offers_amount')
    expect(await refusalOfRow(offers, { ...offer, round: 2, amountCents: -5 })).toBe('offers_amount')
  })
})

describe('append-only tables', () => {
  test('offers', async () => {
    const mine = eq(offers.inquiryId, agreed.inquiryId)
    expect(await refusalOf(db().update(offers).set({ amountCents: 1 }).where(mine))).toMatch(/offers is append-only/)
    expect(await refusalOf(db().delete(offers).where(mine))).toMatch(/offers is append-only/)
  })
  test('listing events', async () => {
    const { vehicleId } = agreed
    await db().insert(listingEvents).values({ vehicleId, accountId: dana.id, side: 'staff', kind: 'edited' })
    expect(await refusalOf(db().update(listingEvents).set({ kind: 'listed' }))).toMatch(/listing_events is append-only/)
    expect(await refusalOf(db().delete(listingEvents))).toMatch(/listing_events is append-only/)
  })
  test('activity', async () => {
    await db().insert(activity).values({ kind: 'order-placed', subject: {} })
    expect(await refusalOf(db().update(activity).set({ kind: 'x' }))).toMatch(/activity is append-only/)
    expect(await refusalOf(db().delete(activity))).toMatch(/activity is append-only/)
  })
})

describe('cart and orders', () => {
  let itemOf: (vehicle: typeof agreed) => typeof cartItems.$inferInsert
  const order = () => ({
    taxPerMille: 89,
    projectId,
    placedBy: dana.id,
    productionCompanyName: 'Red Clay',
    contactName: 'Dana',
    email: 'dana@x.example',
    phoneNumber: '+14045550123',
    addressLine1: '190 Marietta St NW',
    city: 'Atlanta',
    state: 'GA' as const,
    zipcode: '30303',
    paymentTerms: 'net_30' as const,
    paymentMethod: 'ACH' as const,
  })

  beforeAll(async () => {
    await db().insert(carts).values({ accountId: dana.id, projectId })
    itemOf = ({ inquiryId, listVehicleId, vehicleId }) => ({
      accountId: dana.id,
      projectId,
      inquiryId,
      listVehicleId,
      vehicleId,
      bookedFrom: '2026-12-07',
      bookedTo: '2026-12-11',
    })
    await db().insert(cartItems).values(itemOf(agreed))
  })

  test('one cart per renter, with items of one project', async () => {
    expect(await refusalOfRow(carts, { accountId: dana.id, projectId })).toMatch(/^carts_pkey$/)
    const other = await aProject({ Owner: dana })
    const foreign = await anAgreedVehicle({ projectId: other, renter: dana })
    const item = { ...itemOf(foreign), projectId: other }
    expect(await refusalOfRow(cartItems, item)).toBe('cart_items_one_project')
    const moved = db().update(carts).set({ projectId: other }).where(eq(carts.accountId, dana.id))
    expect(await refusalOf(moved)).toBe('cart_items_one_project')
  })

  test('one item per vehicle for overlapping days, from any list', async () => {
    const again = await anAgreedVehicle({ projectId, renter: dana, vehicleId: agreed.vehicleId })
    const item = { ...itemOf(again), bookedFrom: '2026-12-11', bookedTo: '2026-12-12' }
    expect(await refusalOfRow(cartItems, item)).toBe('cart_items_never_overlap')
  })

  test('an agreed inquiry is in one cart', async () => {
    expect(await refusalOfRow(cartItems, itemOf(agreed))).toMatch(/^cart_items_/)
  })

  test('one order per cart revision, one current agreement per order, money never negative', async () => {
    const [placed] = await db()
      .insert(orders)
      .values({ ...order(), cartRevision: 7 })
      .returning({ id: orders.id })
    const orderId = placed?.id ?? 0
    expect(orderId).toBeGreaterThan(1000)
    expect(await refusalOfRow(orders, { ...order(), cartRevision: 7 })).toBe('one_order_per_cart_revision')

    const named = { firstName: 'M', lastName: 'O', email: 'm@x.example', title: 'Producer' }
    const signer = { ...named, orderId, text: '{}', textSha256: 'hash' }
    await db().insert(agreements).values(signer)
    expect(await refusalOfRow(agreements, signer)).toBe('one_current_agreement')
    const { accountId: _, projectId: __, ...booked } = itemOf(agreed)
    const item = { ...booked, orderId, dailyCents: 1, listedCents: 1, agreedCents: 1, priceCents: 1, taxCents: 1 }
    expect(await refusalOfRow(orderItems, { ...item, taxCents: -1 })).toBe('order_items_money')
    expect(await refusalOfRow(orderItems, { ...item, bookedTo: '2026-12-01' })).toBe('order_items_days')
    await db().insert(orderItems).values(item)
    expect(await refusalOfRow(orderItems, item)).toBe('order_items_inquiry')
  })

  test('an order item has one active block', async () => {
    const { vehicleId } = agreed
    const listVehicleId = await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
    const orderId = await aStoredOrder(await aStoredInquiry(listVehicleId, dana, { status: 'agreed' }), dana)
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
    const period = sql`daterange('2028-02-01', '2028-02-02', '[]')`
    const other = { vehicleId, kind: 'order', orderItemId: item?.id ?? '', period } as const
    expect(await refusalOfRow(vehicleBlocks, other)).toBe('one_active_block_per_order_item')
    await db()
      .insert(vehicleBlocks)
      .values({ ...other, active: false })
  })
})

test('a vehicle needs a price', async () => {
  const owner = await anOwner()
  expect(await refusalOf(aVehicle(owner, { dayPrice: 0 }))).toBe('vehicles_priced')
  const [row] = await db().select({ id: vehicles.id }).from(vehicles).limit(1)
  expect(row).toBeDefined()
})

test('link tokens and message ids are unique', async () => {
  const link = { purpose: 'signing', tokenHash: 'x', expiresAt: new Date() } as const
  await db().insert(links).values(link)
  expect(await refusalOfRow(links, link)).toBe('links_token_is_unique')
  const answer = { ...link, tokenHash: 'y', purpose: 'answer' as const, round: 1 }
  expect(await refusalOfRow(links, answer)).toBe('links_answer_has_offer')
  const message = { messageId: '<1@x>', recipient: 'a@x.example', encrypted: 'hello' }
  await db().insert(outbox).values(message)
  expect(await refusalOfRow(outbox, message)).toBe('outbox_message_id')
})

describe('sign-up requests', () => {
  let providerId: string
  beforeAll(async () => {
    providerId = (await aProvider()).id
  })
  const noor = { email: 'noor@crew.example', firstName: 'Noor', lastName: 'Abbasi', phone: '+14045550123' }
  const ask = (part: Partial<typeof signUpRequests.$inferInsert> = {}) =>
    db()
      .insert(signUpRequests)
      .values({ ...noor, title: 'Producer', ...part })
  const decidedAt = new Date('2026-11-20T15:00:00Z')
  const rejected = () => ({ status: 'rejected' as const, decidedBy: providerId, decidedAt })

  test('are limited to one open request per email, ignoring case', async () => {
    await ask()
    expect(await refusalOf(ask({ email: 'NOOR@crew.example' }))).toBe('one_open_sign_up_per_email')
    await ask(rejected())
    await ask(rejected())
  })
  test('have a decider and a time exactly when they are decided', async () => {
    const email = 'other@crew.example'
    expect(await refusalOf(ask({ email, decidedBy: providerId }))).toBe('sign_up_decided_by_somebody')
    expect(await refusalOf(ask({ email, ...rejected(), decidedBy: null }))).toBe('sign_up_decided_by_somebody')
    expect(await refusalOf(ask({ email, ...rejected(), decidedAt: null }))).toBe('sign_up_decided_by_somebody')
  })
  test('have an account exactly when they are approved', async () => {
    const email = 'other@crew.example'
    const approved = { ...rejected(), status: 'approved' as const }
    expect(await refusalOf(ask({ email, ...approved }))).toBe('sign_up_approved_has_account')
    expect(await refusalOf(ask({ email, ...rejected(), accountId: providerId }))).toBe('sign_up_approved_has_account')
    await ask({ email, ...approved, accountId: providerId })
  })
})
