import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { ASKED, aDeal, anInquiry, anotherDeal, inquiriesAbout } from '#tests/world/deals'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, endItem, itemNow, withBilling } from '#tests/world/orders'
import { QUOTED, SIGNER } from '#tests/world/paperwork'
import { responseStatus } from '#tests/world/visits/responses'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { refused } from '~/models/trade/results/outcome'
import { LISTING_ACTION_KINDS, type ListingActionKind } from '~/models/trade/vocabulary/listings'
import { setClock } from '~/server/clock.server'
import { activity, db, inTransaction, listingEvents, orderItems, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { requireQuote } from '~/services/billing/read-quote.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { requireThread } from '~/services/deals/require-thread.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { endEditRequests, recordListingEvent } from '~/services/fleet/listing-events.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { changeDays } from '~/services/orders/items/amend-item.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { listingView, requireListingChange } from '~/services/owner/listing.server'

useDatabase()
const NOW = new Date('2026-11-20T15:00:00Z')
beforeEach(() => setClock(NOW))

const DONE = { ok: true }
const REASON = 'The title is in dispute.'

const change = (asker: Account, vehicleId: string, kind: ListingActionKind, seen = 0, reason = '') =>
  changeListing(asker, vehicleId, kind, { seen, reason })

async function statusOf(vehicleId: string) {
  const [vehicle] = await db().select().from(vehicles).where(eq(vehicles.id, vehicleId))
  return vehicle?.listingStatus
}

async function historyOf(vehicleId: string) {
  const rows = await db().select().from(listingEvents).where(eq(listingEvents.vehicleId, vehicleId))
  return rows.sort((one, other) => one.id - other.id).map(({ side, kind }) => `${side} ${kind}`)
}

/** The emails to an owner about a listing. */
const emailsTo = async ({ email }: Account) =>
  (await messagesTo(email)).filter(({ emailType }) => emailType === 'listing-changed')

const aDriversSide = (vehicleId: string) => savePhoto(db(), { vehicleId, position: 0, angle: 0, picture: [] })

async function aDraft(part: Partial<typeof vehicles.$inferInsert> = {}) {
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner, { listingStatus: 'draft', ...part })
  await aDriversSide(vehicleId)
  return { owner, vehicleId }
}

describe('listing a draft', () => {
  test('succeeds at once when it is complete, and happens once when repeated', async () => {
    const { owner, vehicleId } = await aDraft()
    const other = await aVehicle(owner, { listingStatus: 'draft' })
    expect(await Promise.all([1, 2, 3].map(() => change(owner, vehicleId, 'listing')))).toEqual([DONE, DONE, DONE])
    const [vehicle] = await db().select().from(vehicles).where(eq(vehicles.id, vehicleId))
    expect(vehicle).toMatchObject({ listingStatus: 'listed', listedAt: NOW })
    expect([await historyOf(vehicleId), await statusOf(other)]).toEqual([['owner listed'], 'draft'])
    expect(await messagesTo(owner.email)).toEqual([])
  })

  test('is refused without a price and a driver’s side photo, naming them', async () => {
    const owner = await anOwner()
    const vehicleId = await aVehicle(owner, { listingStatus: 'draft', dayPrice: 0 })
    await savePhoto(db(), { vehicleId, position: 0, angle: 1, picture: [] })
    const hint = "Set the price of a day. Add a photo of the driver's side. Without it the listing stays a draft."
    expect(await change(owner, vehicleId, 'listing')).toEqual(
      refused('listing-incomplete', LISTING_MESSAGES.incomplete, undefined, hint),
    )
    expect(await statusOf(vehicleId)).toBe('draft')
    expect(await change(owner, vehicleId, 'deletion')).toEqual(DONE)
  })

  test('is refused while another listing of its owner has its VIN', async () => {
    const vin = '1G1YY22G965104367'
    const { owner, vehicleId } = await aDraft({ vin })
    const twin = await aVehicle(owner, { vin })
    expect(await change(owner, vehicleId, 'listing')).toEqual(refused('vin-taken', LISTING_MESSAGES.sameVin))
    unwrap(await change(owner, twin, 'deactivation'))
    expect(await change(owner, vehicleId, 'listing')).toEqual(DONE)
  })

  test('by the staff mails the owner', async () => {
    const { owner, vehicleId } = await aDraft()
    unwrap(await change(await aProvider(), vehicleId, 'listing'))
    expect(await subjectsTo(owner)).toEqual(['1976 Chevrolet Caprice: vehicle listed'])
    expect(await historyOf(vehicleId)).toEqual(['staff listed'])
  })
})

describe('a deactivated listing', () => {
  test('ends open inquiries, mails both sides and keeps agreements, orders and other vehicles', async () => {
    const deal = await aDeal()
    const { owner, renter, projectId, vehicleId } = deal
    await anInquiry(deal)
    const untouched = await anotherDeal(deal)
    await anInquiry(untouched)
    const agreed = await anAgreedVehicle({ projectId, renter, owner, vehicleId, from: '2027-01-04', to: '2027-01-08' })
    const booked = await aBookedItem(renter, projectId, { owner, vehicleId, from: '2027-02-01', to: '2027-02-03' })
    expect(await requireListingChange(owner, vehicleId, 'deactivation')).toMatchObject({
      refusal: null,
      affected: [
        '1 open inquiry ends. Both sides are emailed.',
        '1 agreed rate can no longer be booked. The crews are emailed.',
        'It becomes Not Available in the lists of 1 project.',
        '1 booking goes on as agreed:',
      ],
      bookings: ['Feb 1, 2027 to Feb 3, 2027, Red Clay Pictures'],
    })
    for (const _twice of [1, 2]) expect(await change(owner, vehicleId, 'deactivation')).toEqual(DONE)

    expect(await statusOf(vehicleId)).toBe('deactivated')
    expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'withdrawn', closedBy: 'owner', closedAt: NOW }])
    expect(await inquiriesAbout(untouched)).toMatchObject([{ status: 'open' }])
    expect(await inquiriesAbout(agreed)).toMatchObject([{ status: 'agreed' }])
    const [item] = await db().select().from(orderItems).where(eq(orderItems.id, booked.ref.orderItemId))
    expect(item?.status).toBe('confirmed')
    const crew = (await messagesTo(renter.email)).filter(({ subject }) => subject.startsWith('No longer listed'))
    expect(crew.map(({ bodyText }) => bodyText.match(/^Your .*$/gm)?.sort())).toEqual([
      [
        'Your agreed rate for Jan 4, 2027 to Jan 8, 2027 cannot be booked.',
        'Your inquiry for Dec 7, 2026 to Dec 11, 2026 has ended.',
      ],
    ])
    const emails = await emailsTo(owner)
    expect(emails.map(({ subject }) => subject)).toEqual(['1976 Chevrolet Caprice: listing deactivated'])
    expect(emails[0]?.bodyText).toContain('Red Clay Pictures, Dec 7, 2026 to Dec 11, 2026')
    const ofProject = and(eq(activity.projectId, projectId), eq(activity.kind, 'inquiry-ended'))
    expect(await db().$count(activity, ofProject)).toBe(1)
  })

  test('can be inquired about again after reactivation', async () => {
    const deal = await aDeal()
    await aDriversSide(deal.vehicleId)
    await anInquiry(deal)
    unwrap(await change(deal.owner, deal.vehicleId, 'deactivation'))
    expect(await sendInquiry(deal.renter, deal, { ...ASKED, attempt: 2 })).toMatchObject({ code: 'listing-gone' })
    unwrap(await change(deal.owner, deal.vehicleId, 'reactivation', 1))
    expect(await sendInquiry(deal.renter, deal, { ...ASKED, attempt: 2 })).toEqual(DONE)
  })

  test('is not changed by an outdated tab', async () => {
    const deal = await aDeal()
    unwrap(await change(deal.owner, deal.vehicleId, 'deactivation'))
    const stale = refused('listing-changed', LISTING_MESSAGES.changed)
    expect(await change(deal.owner, deal.vehicleId, 'deletion')).toEqual(stale)
    expect(await statusOf(deal.vehicleId)).toBe('deactivated')
  })

  test('is Not Available in carts and cannot be ordered', async () => {
    const dana = await anAdmin()
    const { owner, vehicleId } = await aVehicleInCart({ projectId: await aProject({ Owner: dana }), renter: dana })
    await withBilling(dana)
    const { revision = 0 } = (await findCart(dana)) ?? {}
    expect(await requireListingChange(owner, vehicleId, 'deactivation')).toMatchObject({
      affected: expect.arrayContaining(['It becomes Not Available in 1 cart.']),
    })
    unwrap(await change(owner, vehicleId, 'deactivation'))
    expect(await placeOrder(dana, { ...SIGNER, revision })).toMatchObject({ code: 'item-blocked' })
  })
})

describe('deleting a vehicle', () => {
  test('is refused while a booking is ahead', async () => {
    const dana = await anAdmin()
    const { owner, vehicleId, listVehicleId } = await aBookedItem(dana, await aProject({ Owner: dana }))
    const booked = refused('vehicle-booked', LISTING_MESSAGES.booked)
    expect(await change(owner, vehicleId, 'deletion')).toEqual(booked)
    expect(await change(await aProvider(), vehicleId, 'deletion', 0, REASON)).toEqual(booked)
    expect(await statusOf(vehicleId)).toBe('listed')
    await endItem(listVehicleId, { status: 'cancelled', cancelledAt: NOW })
    expect(await change(owner, vehicleId, 'deletion')).toEqual(DONE)
    expect(await change(owner, vehicleId, 'reactivation', 1)).toMatchObject({ code: 'listing-changed' })
  })

  test('by the staff needs a reason, which is mailed to the owner but not to crews', async () => {
    const [deal, pru] = [await aDeal(), await aProvider()]
    const inquiryId = await anInquiry(deal)
    expect(await change(pru, deal.vehicleId, 'deletion')).toEqual(
      refused('reason-missing', LISTING_MESSAGES.noReason, 'reason'),
    )
    unwrap(await change(pru, deal.vehicleId, 'deletion', 0, REASON))
    const [email] = await emailsTo(deal.owner)
    expect(email?.subject).toBe('1976 Chevrolet Caprice: listing deleted')
    expect(email?.bodyText).toContain(`${pru.firstName} ${pru.lastName} of Backlot has deleted the listing`)
    expect(email?.bodyText).toContain(`Reason: ${REASON}`)
    expect(await requireThread(deal.owner, inquiryId)).toMatchObject({
      state: 'withdrawn',
      timeline: [
        { what: 'Inquiry' },
        {
          what: 'Ended the inquiry',
          behalf: `${pru.firstName} ${pru.lastName} of Backlot, on behalf of the owner: The vehicle is no longer listed.`,
        },
      ],
    })
    expect(JSON.stringify(await messagesTo(deal.renter.email))).not.toContain(REASON)
    expect(JSON.stringify(await db().select().from(activity))).not.toContain(REASON)
  })
})

describe('edits requested by the staff', () => {
  test('prevent inquiries until the owner saves, also after a deactivation', async () => {
    const [deal, pru] = [await aDeal(), await aProvider()]
    const { owner, vehicleId } = deal
    await aDriversSide(vehicleId)
    const save = (asker: Account) =>
      inTransaction(async (tx) => {
        const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId))
        if (vehicle) await endEditRequests(tx, asker, vehicle)
        await recordListingEvent(tx, asker, vehicleId, 'edited')
      })
    unwrap(await change(pru, vehicleId, 'edit-request', 0, 'The photos are blurry.'))
    expect((await emailsTo(owner))[0]?.bodyText).toContain('Reason: The photos are blurry.')
    expect(await sendInquiry(deal.renter, deal, ASKED)).toMatchObject({ code: 'listing-being-edited' })
    const view = () => listingView(pru, { id: vehicleId, zone: 'America/New_York' })
    expect((await view()).request).toMatchObject({
      note: 'The photos are blurry.',
      by: expect.stringMatching(/ of Backlot$/),
    })
    await save(pru)
    unwrap(await change(owner, vehicleId, 'deactivation', 1))
    unwrap(await change(owner, vehicleId, 'reactivation', 2))
    expect(await statusOf(vehicleId)).toBe('edit_requests')
    await save(owner)
    await save(owner)
    expect(await statusOf(vehicleId)).toBe('listed')
    expect((await view()).request).toBeNull()
    expect((await view()).history).toMatchObject([
      { what: 'Edited' },
      { what: 'Requested edits made', by: 'Omar Haddad', when: 'Nov 20, 2026' },
      { what: 'Reactivated' },
      { what: 'Deactivated' },
      { what: 'Edited', by: `${pru.firstName} ${pru.lastName} of Backlot` },
      { what: 'Edits requested', note: 'The photos are blurry.' },
    ])
  })
})

test('only the owner and the staff can change a listing', async () => {
  const deal = await aDeal()
  const others = [await anOwner('walt'), deal.renter]
  for (const kind of LISTING_ACTION_KINDS) {
    const answers = await Promise.all(
      others.map((asker) => responseStatus(change(asker, deal.vehicleId, kind, 0, REASON))),
    )
    expect([kind, answers]).toEqual([kind, [404, 404]])
  }
  expect(await responseStatus(change(deal.owner, deal.vehicleId, 'edit-request', 0, REASON))).toBe(403)
  expect([await statusOf(deal.vehicleId), await historyOf(deal.vehicleId)]).toEqual(['listed', []])
})

describe('concurrently with a deactivation or deletion', () => {
  test('an inquiry is either sent and then ended, or refused', async () => {
    const deal = await aDeal()
    const [sent] = await Promise.all([
      sendInquiry(deal.renter, deal, ASKED),
      change(deal.owner, deal.vehicleId, 'deactivation'),
    ])
    expect((await inquiriesAbout(deal)).map(({ status }) => status)).toEqual(sent.ok ? ['withdrawn'] : [])
  })

  test('an acceptance either comes first or finds the inquiry ended', async () => {
    const deal = await aDeal()
    const inquiryId = await anInquiry(deal)
    const [answered] = await Promise.all([
      answerOffer(deal.owner, { side: 'owner', inquiryId }, 'accept', 1),
      change(deal.owner, deal.vehicleId, 'deactivation'),
    ])
    expect(await inquiriesAbout(deal)).toMatchObject([{ status: answered.ok ? 'agreed' : 'withdrawn' }])
  })

  test('an order is either placed and prevents the deletion, or refused', async () => {
    const dana = await anAdmin()
    const { owner, vehicleId } = await aVehicleInCart({ projectId: await aProject({ Owner: dana }), renter: dana })
    await withBilling(dana)
    const { revision = 0 } = (await findCart(dana)) ?? {}
    const [placed, deleted] = await Promise.all([
      placeOrder(dana, { ...SIGNER, revision }),
      change(owner, vehicleId, 'deletion'),
    ])
    expect([placed.ok, deleted.ok].sort()).toEqual([false, true])
    expect(await statusOf(vehicleId)).toBe(placed.ok ? 'listed' : 'deleted')
  })
})

test('a new price changes no offer, agreed rate, quote or order', async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const { ref, owner } = await aBookedItem(dana, projectId)
  const { inquiryId } = await aVehicleInCart({ projectId, renter: dana, owner })
  await withBilling(dana)
  const { revision = 0 } = (await findCart(dana)) ?? {}
  const { quoteId } = unwrap(await makeQuote(dana, { ...QUOTED, revision }))
  const membership = await requireMembership(dana, projectId)
  const read = async () => [await findCart(dana), await requireQuote(membership, quoteId), await itemNow(ref)]
  const before = await read()
  await db().update(vehicles).set({ dayPrice: 99_900 }).where(eq(vehicles.ownerId, owner.id))
  expect(await read()).toEqual(before)

  unwrap(await changeDays(dana, ref, { from: '2026-12-07', to: '2026-12-12', revision: 1, seen: 60_000 }))
  expect(await itemNow(ref)).toMatchObject({ dailyCents: 10_000, priceCents: 60_000 })
  unwrap(await placeOrder(dana, { ...SIGNER, revision }))
  const [item] = await db().select().from(orderItems).where(eq(orderItems.inquiryId, inquiryId))
  expect(item).toMatchObject({ dailyCents: 10_000, listedCents: 50_000, priceCents: 50_000 })
})
