import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aMember, anOwner, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { ASKED, aDeal, anInquiry, historyOf, inquiriesAbout } from '#tests/world/deals'
import { newestMessageTo, subjectsTo } from '#tests/world/messages/outbox'
import { responseStatus } from '#tests/world/visits/responses'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { db, inquiries, listVehicles, projectMembers, vehicles } from '~/server/db/client.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { freeDaysInstead } from '~/services/deals/check-terms.server'
import { prepareInquiry } from '~/services/deals/prepare-inquiry.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const SENT = { ok: true }

test('an inquiry stores the listed price, starts the history and mails the owner', async () => {
  const stage = await aDeal()
  expect(await sendInquiry(stage.renter, stage, ASKED)).toEqual(SENT)

  const [inquiry] = await inquiriesAbout(stage)
  expect(inquiry).toMatchObject({
    status: 'open',
    dailyCents: 10_000,
    listedCents: 50_000,
    lastOfferCents: 45_000,
    round: 1,
    lastOfferBy: 'renter',
    deadlineAt: new Date('2026-12-03T12:00:00Z'),
    usages: ['background_static', 'car_interiors'],
  })
  expect(await historyOf(inquiry?.id ?? '')).toEqual(['renter 45000'])
  expect(await subjectsTo(stage.owner)).toEqual([
    'Inquiry for your 1976 Chevrolet Caprice: $450.00, Dec 7, 2026 to Dec 11, 2026',
  ])

  await db().update(vehicles).set({ dayPrice: 99_900 }).where(eq(vehicles.id, stage.vehicleId))
  const [later] = await inquiriesAbout(stage)
  expect(later?.listedCents).toBe(50_000)
})

test('the email to the owner has the photo’s public URL and the deadline with its time zone', async () => {
  const stage = await aDeal()
  const photo = { vehicleId: stage.vehicleId, position: 0, angle: 0, picture: [] }
  const photoId = await savePhoto(db(), photo)
  await sendInquiry(stage.renter, stage, ASKED)
  const { bodyHtml, bodyText } = await newestMessageTo(stage.owner.email)
  expect(bodyHtml).toContain(`src="${stage.renter.origin}/photos/${photoId}/1200.jpg" alt="1976 Chevrolet Caprice"`)
  expect(bodyText).toContain('Please answer before Dec 3, 7:00 AM ET.')
})

test('a use that the owner refuses is refused, and the form warns of it', async () => {
  const stage = await aDeal({ refusedUses: ['car_interiors', 'special_effects'], needsWrangler: true })
  expect(await sendInquiry(stage.renter, stage, ASKED)).toEqual(
    refused('use-refused', 'Not available for Car Interiors.', 'usage'),
  )
  expect(await inquiriesAbout(stage)).toEqual([])
  expect((await prepareInquiry(stage.renter, stage.projectId, stage.listVehicleId)).usageHint).toBe(
    'Not available for Special Effects, Car Interiors. The owner sends a wrangler with this vehicle.',
  )
  expect(await sendInquiry(stage.renter, stage, { ...ASKED, usage: ['background_static'] })).toEqual(SENT)
})

test('the form proposes mileage and usage of the project’s last inquiry, else of the asker’s', async () => {
  const [known, fresh] = [await aDeal(), await aDeal({ refusedUses: ['car_interiors'] })]
  const proposed = async ({ renter, projectId, listVehicleId }: typeof known) => {
    const { mileage, usage } = await prepareInquiry(renter, projectId, listVehicleId)
    return [mileage, usage]
  }
  expect(await proposed(fresh)).toEqual(['', []])
  await sendInquiry(known.renter, known, { ...ASKED, mileage: 'moderate' })
  expect(await proposed(known)).toEqual(['moderate', ASKED.usage])
  const moved = {
    projectId: fresh.projectId,
    accountId: known.renter.id,
    role: 'Manager' as const,
    createdAt: new Date(),
  }
  await db().insert(projectMembers).values(moved)
  expect(await proposed({ ...fresh, renter: known.renter })).toEqual(['moderate', ['background_static']])
  expect(await proposed(fresh)).toEqual(['', []])
})

test('the form says what became of the last inquiry, and days that its owner declined are not taken', async () => {
  const stage = await aDeal()
  const last = async () => (await prepareInquiry(stage.renter, stage.projectId, stage.listVehicleId)).lastInquiry
  expect(await last()).toBe('')
  const inquiryId = await anInquiry(stage)
  const declined = { status: 'declined', declineReason: 'booked', closedBy: 'owner', closedAt: new Date() } as const
  await db().update(inquiries).set(declined).where(eq(inquiries.id, inquiryId))
  expect(await last()).toBe(
    'The owner declined your $450 offer for Dec 7 to Dec 11: already booked. Choose other dates.',
  )
  expect((await prepareInquiry(stage.renter, stage.projectId, stage.listVehicleId)).taken).toEqual([])
})

test('days that are taken come with the nearest free ones, free days do not', async () => {
  const stage = await aDeal()
  await writeBlock(stage.vehicleId, '2026-12-09', '2026-12-17')
  expect(await freeDaysInstead(stage.renter, stage, ASKED)).toEqual({
    value: '2026-12-04 2026-12-08',
    label: 'Take Dec 4 to Dec 8',
  })
  expect(await freeDaysInstead(stage.renter, stage, { from: '2026-12-18', to: '2026-12-20' })).toBeNull()
})

test('the floor is exact to the cent', async () => {
  const stage = await aDeal({ dayPrice: 10_001 })
  // five days listed at $500.05; 80% is $400.04
  const under = await sendInquiry(stage.renter, stage, { ...ASKED, rate: 40_003 })
  expect(under).toEqual(
    refused('below-floor', INQUIRY_MESSAGES.belowFloor, 'rate', 'Minimum offer for these dates: $400.04.'),
  )
  expect(await inquiriesAbout(stage)).toEqual([])
  expect(await sendInquiry(stage.renter, stage, { ...ASKED, rate: 40_004 })).toEqual(SENT)
})

test('a rate above the list price needs confirmation, and resending it is the same inquiry', async () => {
  const stage = await aDeal()
  const above = { ...ASKED, rate: 50_001 }
  const requested = refused(
    'above-listed',
    INQUIRY_MESSAGES.aboveListed,
    'rate',
    'List price for these dates: $500.00.',
  )
  expect(await sendInquiry(stage.renter, stage, above)).toEqual(requested)
  expect(await sendInquiry(stage.renter, stage, { ...above, confirmed: 50_000 })).toEqual(requested)
  expect(await inquiriesAbout(stage)).toEqual([])
  expect(await sendInquiry(stage.renter, stage, { ...above, confirmed: 50_001 })).toEqual(SENT)
  expect(await sendInquiry(stage.renter, stage, above)).toEqual(SENT)
  expect(await inquiriesAbout(stage)).toHaveLength(1)
})

test('days may be at most two years ahead, in the vehicle’s time zone', async () => {
  setClock(new Date('2026-12-07T06:00:00Z'))
  const [east, west] = [await aDeal(), await aDeal({ zone: 'America/Los_Angeles' })]
  const farthest = { ...ASKED, from: '2028-12-07', to: '2028-12-07', rate: 10_000 }
  expect(await sendInquiry(east.renter, east, farthest)).toEqual(SENT)
  expect(await sendInquiry(west.renter, west, farthest)).toEqual(
    refused('too-far-ahead', INQUIRY_MESSAGES.tooFarAhead, 'from'),
  )
})

const taken = (days: string, nearest: string) =>
  refused('days-taken', INQUIRY_MESSAGES.datesTaken, 'from', `Taken: ${days}. The nearest free days are ${nearest}.`)

test.each([
  ['before the inquired ones', '2026-12-01', '2026-12-06', SENT],
  [
    'ending on the first inquired day',
    '2026-12-01',
    '2026-12-07',
    taken('Dec 1, 2026 to Dec 7, 2026', 'Dec 8, 2026 to Dec 12, 2026'),
  ],
  [
    'starting on the last inquired day',
    '2026-12-11',
    '2026-12-20',
    taken('Dec 11, 2026 to Dec 20, 2026', 'Dec 6, 2026 to Dec 10, 2026'),
  ],
  ['after the inquired ones', '2026-12-12', '2026-12-20', SENT],
])('blocked days %s', async (_when, from, to, expected) => {
  const stage = await aDeal()
  await writeBlock(stage.vehicleId, from, to)
  expect(await sendInquiry(stage.renter, stage, ASKED)).toEqual(expected)
})

test('taken days and a rate below the floor are reported together', async () => {
  const stage = await aDeal()
  await writeBlock(stage.vehicleId, '2026-12-01', '2026-12-07')
  expect(await sendInquiry(stage.renter, stage, { ...ASKED, rate: 39_999 })).toEqual({
    ...taken('Dec 1, 2026 to Dec 7, 2026', 'Dec 8, 2026 to Dec 12, 2026'),
    also: [refused('below-floor', INQUIRY_MESSAGES.belowFloor, 'rate', 'Minimum offer for these dates: $400.00.')],
  })
})

test('inactive blocks do not make days taken', async () => {
  const stage = await aDeal()
  await writeBlock(stage.vehicleId, ASKED.from, ASKED.to, { active: false })
  expect(await sendInquiry(stage.renter, stage, ASKED)).toEqual(SENT)
})

test('today is the date in the vehicle’s time zone', async () => {
  setClock(new Date('2026-12-07T06:00:00Z'))
  const east = await aDeal()
  const yesterday = { ...ASKED, from: '2026-12-06', to: '2026-12-06', rate: 10_000 }
  expect(await sendInquiry(east.renter, east, yesterday)).toEqual(
    refused('starts-in-the-past', INQUIRY_MESSAGES.startsInThePast, 'from'),
  )
  const west = await aDeal({ zone: 'America/Los_Angeles' })
  expect(await sendInquiry(west.renter, west, yesterday)).toEqual(SENT)
})

test.each([
  ['deleted', 'listing-gone', INQUIRY_MESSAGES.listingGone],
  ['deactivated', 'listing-gone', INQUIRY_MESSAGES.listingGone],
  ['edit_requests', 'listing-being-edited', INQUIRY_MESSAGES.listingInChange],
] as const)('a listing with status %s takes no inquiry', async (listingStatus, code, message) => {
  const stage = await aDeal({ listingStatus })
  expect(await sendInquiry(stage.renter, stage, ASKED)).toEqual(refused(code, message))
})

test('a price changed since the form was loaded is refused once, with the new floor', async () => {
  const stage = await aDeal()
  await db().update(vehicles).set({ dayPrice: 12_000 }).where(eq(vehicles.id, stage.vehicleId))
  const hint = 'It is now $120.00 a day: $600.00 for these dates, and your rate should not be less than $480.00.'
  expect(await sendInquiry(stage.renter, stage, { ...ASKED, daily: 10_000 })).toEqual(
    refused('price-changed', INQUIRY_MESSAGES.priceChanged, 'rate', hint),
  )
  expect(await inquiriesAbout(stage)).toEqual([])
  const again = { ...ASKED, rate: 48_000, daily: 12_000 }
  expect(await sendInquiry(stage.renter, stage, again)).toEqual(SENT)
  await db().update(vehicles).set({ dayPrice: 15_000 }).where(eq(vehicles.id, stage.vehicleId))
  expect(await sendInquiry(stage.renter, stage, again)).toEqual(SENT)
  expect(await inquiriesAbout(stage)).toMatchObject([{ dailyCents: 12_000, listedCents: 60_000 }])
})

test('ten identical concurrent posts make one inquiry and one email, and all succeed', async () => {
  const stage = await aDeal()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => sendInquiry(stage.renter, stage, ASKED)))
  expect(outcomes).toEqual(Array.from({ length: 10 }, () => SENT))
  expect(await inquiriesAbout(stage)).toHaveLength(1)
  expect(await subjectsTo(stage.owner)).toHaveLength(1)
})

test('of two different concurrent inquiries about one list vehicle one is refused', async () => {
  const stage = await aDeal()
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId: stage.projectId, accountId: mel.id, role: 'Manager' })
  const answers = await Promise.all([
    sendInquiry(stage.renter, stage, ASKED),
    sendInquiry(mel, stage, { ...ASKED, rate: 48_000 }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual(refused('inquiry-open', INQUIRY_MESSAGES.alreadyOpen))
  expect(await inquiriesAbout(stage)).toHaveLength(1)
})

test('a new inquiry after the deadline makes the old one lapse', async () => {
  const stage = await aDeal()
  await anInquiry(stage)
  const early = await sendInquiry(stage.renter, stage, { ...ASKED, attempt: 2 })
  expect(early).toEqual(refused('inquiry-open', INQUIRY_MESSAGES.alreadyOpen))
  setClock(new Date('2026-12-03T12:00:00Z'))
  expect(await sendInquiry(stage.renter, stage, { ...ASKED, attempt: 2 })).toEqual(SENT)
  expect((await inquiriesAbout(stage)).map(({ status }) => status)).toEqual(['lapsed', 'open'])
})

test('a new inquiry after a decline starts at round 1', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'decline', 1)
  const again = await anInquiry(stage, { attempt: 2, rate: 50_000 })
  expect(await historyOf(again)).toEqual(['renter 50000'])
  expect((await inquiriesAbout(stage)).map(({ status }) => status)).toEqual(['declined', 'open'])
})

test('a new inquiry replaces one whose days were taken', async () => {
  const stage = await aDeal()
  await anInquiry(stage)
  await writeBlock(stage.vehicleId, '2026-12-08', '2026-12-08')
  const later = { from: '2026-12-14', to: '2026-12-18', attempt: 2 }
  await anInquiry(stage, later)
  expect((await inquiriesAbout(stage)).map(({ status }) => status)).toEqual(['withdrawn', 'open'])
})

test('an agreed rate prevents a new inquiry until its first day has passed', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'accept', 1)
  const next = { ...ASKED, from: '2026-12-14', to: '2026-12-18', attempt: 2 }
  expect(await sendInquiry(stage.renter, stage, next)).toMatchObject({ ok: false })
  setClock(new Date('2026-12-08T12:00:00Z'))
  expect(await sendInquiry(stage.renter, stage, next)).toEqual(SENT)
})

test('a page from before an answered inquiry is refused as outdated', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'decline', 1)
  const stale = await sendInquiry(stage.renter, stage, { ...ASKED, rate: 49_000 })
  expect(stale).toEqual(refused('inquiry-changed', INQUIRY_MESSAGES.changed))
  expect(await inquiriesAbout(stage)).toHaveLength(1)
})

test('a list vehicle of another project or one that was removed is a 404', async () => {
  const stage = await aDeal()
  const elsewhere = await aProject({ Owner: stage.renter })
  const there = { projectId: elsewhere, listVehicleId: stage.listVehicleId }
  expect(await responseStatus(sendInquiry(stage.renter, there, ASKED))).toBe(404)
  await db().update(listVehicles).set({ removedAt: new Date() }).where(eq(listVehicles.id, stage.listVehicleId))
  expect(await responseStatus(sendInquiry(stage.renter, stage, ASKED))).toBe(404)
  expect(await subjectsTo(await anOwner())).toEqual([])
})
