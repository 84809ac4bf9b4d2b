import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aMember, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, type Deal, FILLED_IN, inquiriesAbout } from '#tests/world/deals'
import { redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import { BOOKING_REQUEST_MESSAGES, INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import * as acceptance from '~/routes/deals/acceptance'
import * as bookingRequest from '~/routes/deals/booking-request'
import * as decline from '~/routes/deals/decline'
import * as inquiry from '~/routes/deals/inquiry'
import * as negotiation from '~/routes/deals/negotiation'
import * as withdrawal from '~/routes/deals/withdrawal'
import { setClock } from '~/server/clock.server'
import { db, lists, projectMembers, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const ROUTES = { inquiry, negotiation, decline, withdrawal, acceptance, bookingRequest }
type Name = keyof typeof ROUTES

const params = ({ projectId, listVehicleId }: Deal) => ({ projectId, listVehicleId })
const addressOf = (name: Name, stage: Deal) => dealPaths[name](stage.projectId, stage.listVehicleId)

async function send(name: Name, stage: Deal, fields: Record<string, string | string[]>, as?: Account, query = '') {
  const request = await post(addressOf(name, stage) + query, fields, as)
  return ROUTES[name].action({ request, params: params(stage), context: {} })
}

async function open(name: Name, stage: Deal, as?: Account, query = '') {
  const request = await get(addressOf(name, stage) + query, as)
  return ROUTES[name].loader({ request, params: params(stage), context: {} })
}

describe('an inquiry', () => {
  const inquire = (stage: Deal, fields: Record<string, string | string[]>, query = '') =>
    send('inquiry', stage, fields, stage.renter, query)
  const form = (stage: Deal, query = '') => open('inquiry', stage, stage.renter, query)

  test('is filled in from the project, the list and the query string', async () => {
    const stage = await aDeal()
    expect(await form(stage)).toMatchObject({
      vehicle: { title: '1976 Chevrolet Caprice', town: 'Atlanta, GA', daily: 10_000, picture: null },
      bookable: { from: '2026-12-01', to: '2028-12-01' },
      attempt: 1,
      refusal: null,
      defaultValue: {
        productionCompany: 'Red Clay Pictures',
        location: 'Newnan courthouse square',
        from: '',
        rate: '',
        dayLimit: '2',
        usage: [],
      },
      taken: [],
    })
    const query = '?from=2026-12-07&to=2026-12-11&rate=450&usage=hero_shots&location=&mileage=low'
    expect(await form(stage, query)).toMatchObject({
      defaultValue: { location: '', from: '2026-12-07', rate: '450', usage: ['hero_shots'], mileage: 'low' },
    })
  })

  test('starts with the listed rate, which follows the days unless another rate was typed', async () => {
    const stage = await aDeal()
    const rateAt = (query: string) => form(stage, `?from=2026-12-07&to=2026-12-08${query}`)
    expect(await rateAt('')).toMatchObject({ defaultValue: { rate: '200' } })
    expect(await rateAt('&rate=500&listed=50000')).toMatchObject({ defaultValue: { rate: '200' } })
    expect(await rateAt('&rate=450&listed=50000')).toMatchObject({ defaultValue: { rate: '450' } })
    expect(await rateAt('&rate=500&listed=lots')).toMatchObject({ defaultValue: { rate: '500' } })
  })

  test('takes other days by a button and keeps what was typed', async () => {
    const stage = await aDeal()
    const typed = '?from=2026-12-07&to=2026-12-11&rate=500&listed=50000&note=Chrome%20wheels&usage=hero_shots'
    expect(await form(stage, `${typed}&days=7`)).toMatchObject({
      defaultValue: { from: '2026-12-07', to: '2026-12-13', rate: '300', note: 'Chrome wheels', usage: ['hero_shots'] },
    })
    await writeBlock(stage.vehicleId, '2026-12-07', '2026-12-08')
    const free = { value: '2026-12-09 2026-12-13', label: 'Take Dec 9 to Dec 13' }
    for (const part of [{}, { location: '' }])
      expect(await inquire(stage, { ...FILLED_IN, ...part })).toMatchObject({ data: { free } })
    expect(await form(stage, `${typed}&free=${encodeURIComponent(free.value)}`)).toMatchObject({
      defaultValue: { from: '2026-12-09', to: '2026-12-13', rate: '500', note: 'Chrome wheels' },
    })
  })

  test('lists taken days, with adjacent blocks merged', async () => {
    const stage = await aDeal()
    await writeBlock(stage.vehicleId, '2026-11-20', '2026-11-30')
    await writeBlock(stage.vehicleId, '2026-12-03', '2026-12-05')
    await writeBlock(stage.vehicleId, '2026-12-06', '2026-12-07')
    await writeBlock(stage.vehicleId, '2026-12-20', '2026-12-20', { active: false })
    const text = 'Taken Dec 3 to Dec 7. Free from Dec 8.'
    expect(await form(stage)).toMatchObject({
      taken: [{ from: '2026-12-03', to: '2026-12-07', text }],
    })
  })

  test('is sent and redirects to the card on the same page of lists', async () => {
    const stage = await aDeal()
    expect(await redirectOf(inquire(stage, FILLED_IN, '?vehicle=caprice&rate=1'))).toEqual({
      to: listPaths.listVehicle(stage.projectId, stage.listVehicleId, '?vehicle=caprice'),
      says: INQUIRY_MESSAGES.sent,
    })
    expect((await inquiriesAbout(stage))[0]).toMatchObject({ lastOfferCents: 45_000, status: 'open' })
  })

  test('explains every empty field and keeps what was typed', async () => {
    const stage = await aDeal()
    expect(await inquire(stage, { attempt: '1', location: 'Macon' })).toMatchObject(
      withStatus(400, {
        initialValue: { location: 'Macon' },
        error: {
          productionCompany: ['Production Company is required'],
          from: ['Booking Period is required.'],
          to: ['Booking Period is required.'],
          rate: ['Rate is required'],
          dayLimit: ['Time limit is required'],
          mileage: ['Mileage is required'],
          usage: ['Usage  is required.'],
        },
      }),
    )
  })

  test('reports refused days and rate together with missing fields', async () => {
    const stage = await aDeal()
    await writeBlock(stage.vehicleId, '2026-12-07', '2026-12-08')
    const { mileage, usage, ...fields } = FILLED_IN
    expect(await inquire(stage, { ...fields, rate: '399.99' })).toMatchObject(
      withStatus(400, {
        error: {
          from: [
            INQUIRY_MESSAGES.datesTaken,
            'Taken: Dec 7, 2026 to Dec 8, 2026. The nearest free days are Dec 9, 2026 to Dec 13, 2026.',
          ],
          rate: [INQUIRY_MESSAGES.belowFloor, 'Minimum offer for these dates: $400.00.'],
          mileage: ['Mileage is required'],
          usage: ['Usage  is required.'],
        },
      }),
    )
    // without days there is no minimum
    expect(await inquire(stage, { ...fields, to: '', rate: '1' })).not.toMatchObject({
      data: { error: { rate: expect.anything() } },
    })
    expect(await inquiriesAbout(stage)).toEqual([])
  })

  test('asks to confirm a rate above the list price', async () => {
    const stage = await aDeal()
    const typed = { ...FILLED_IN, rate: '$1,234.50' }
    expect(await inquire(stage, { ...typed, confirmed: 'yes' })).toMatchObject(
      withStatus(409, { error: { rate: [INQUIRY_MESSAGES.aboveListed, expect.any(String)] }, initialValue: typed }),
    )
    expect(await redirectOf(inquire(stage, { ...typed, confirmed: '123450' }))).toMatchObject({
      says: INQUIRY_MESSAGES.sent,
    })
  })

  test('shows a refusal instead of a form when nothing can be inquired', async () => {
    const stage = await aDeal({ listingStatus: 'deactivated' })
    expect(await form(stage)).toMatchObject({ refusal: INQUIRY_MESSAGES.listingGone })
    expect(await inquire(stage, FILLED_IN)).toMatchObject(
      withStatus(409, { error: { '': [INQUIRY_MESSAGES.listingGone] } }),
    )
  })
})

/** A list vehicle whose owner countered $450 with $480. */
async function aCounteredCard() {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  await counterOffer(stage.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  return { stage, inquiryId, answer: { inquiryId, round: '2' } }
}

test('the inquiry form of a list without a location uses that of the project', async () => {
  const stage = await aDeal()
  await db().update(projects).set({ location: 'Savannah' }).where(eq(projects.id, stage.projectId))
  await db().update(lists).set({ location: '' }).where(eq(lists.id, stage.listId))
  expect(await open('inquiry', stage, stage.renter)).toMatchObject({ defaultValue: { location: 'Savannah' } })
})

test('an inquiry is withdrawn after confirmation and redirects to the card', async () => {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  expect(await open('withdrawal', stage, stage.renter)).toMatchObject({ lastOffer: 45_000, refusal: null })
  expect(await send('withdrawal', stage, {}, stage.renter)).toMatchObject(withStatus(400, { error: expect.anything() }))
  expect(await redirectOf(send('withdrawal', stage, { inquiryId }, stage.renter, '?vehicle=caprice'))).toEqual({
    to: listPaths.listVehicle(stage.projectId, stage.listVehicleId, '?vehicle=caprice'),
    says: INQUIRY_MESSAGES.withdrawn,
  })
  expect(await open('withdrawal', stage, stage.renter)).toMatchObject({ refusal: INQUIRY_MESSAGES.closed })
  const answered = await aCounteredCard()
  expect(await open('withdrawal', answered.stage, answered.stage.renter)).toMatchObject({
    refusal: INQUIRY_MESSAGES.changed,
  })
})

describe('answering the owner', () => {
  test('the negotiation dialog shows both offers', async () => {
    const { stage, inquiryId } = await aCounteredCard()
    expect(await open('negotiation', stage, stage.renter)).toMatchObject({
      inquiryId,
      round: 2,
      when: 'Dec 7 to Dec 11',
      days: 5,
      daily: 10_000,
      lastOffer: 48_000,
      earlierOffers: [{ isOwn: true, amount: 45_000 }],
      refusal: null,
    })
  })

  test('a counteroffer, a decline and an acceptance redirect to the card with their notices', async () => {
    const outcomeOf = async (name: Name, fields = {}) => {
      const { stage, answer } = await aCounteredCard()
      const arrived = await redirectOf(send(name, stage, { ...answer, ...fields }, stage.renter))
      const [after] = await inquiriesAbout(stage)
      return { ...arrived, isAtCard: arrived.to?.endsWith(`#card-${stage.listVehicleId}`), status: after?.status }
    }
    expect(await outcomeOf('negotiation', { rate: '460' })).toMatchObject({
      says: INQUIRY_MESSAGES.negotiated,
      isAtCard: true,
      status: 'open',
    })
    expect(await outcomeOf('decline')).toMatchObject({
      says: INQUIRY_MESSAGES.declined,
      isAtCard: true,
      status: 'declined',
    })
    expect(await outcomeOf('acceptance')).toMatchObject({
      says: INQUIRY_MESSAGES.accepted,
      isAtCard: true,
      status: 'agreed',
    })
  })

  test('an empty offer is refused beside its field', async () => {
    const { stage, answer } = await aCounteredCard()
    expect(await send('negotiation', stage, { ...answer, rate: '' }, stage.renter)).toMatchObject(
      withStatus(400, { error: { rate: ['Rate is required'] } }),
    )
  })

  test('an outdated page is refused and changes nothing', async () => {
    const { stage, answer } = await aCounteredCard()
    const stale = { ...answer, round: '1' }
    expect(await redirectOf(send('acceptance', stage, stale, stage.renter))).toMatchObject({
      says: INQUIRY_MESSAGES.changed,
    })
    expect(await redirectOf(send('acceptance', stage, {}, stage.renter))).toMatchObject({
      says: INQUIRY_MESSAGES.changed,
    })
    expect(await send('decline', stage, stale, stage.renter)).toMatchObject(
      withStatus(409, { error: { '': [INQUIRY_MESSAGES.changed] } }),
    )
    expect((await inquiriesAbout(stage))[0]).toMatchObject({ status: 'open', round: 2 })
  })

  test('after the deadline the dialogs are refused', async () => {
    const { stage, answer } = await aCounteredCard()
    setClock(new Date('2026-12-03T12:00:00Z'))
    expect(await open('negotiation', stage, stage.renter)).toMatchObject({ refusal: INQUIRY_MESSAGES.timeIsUp })
    expect(await redirectOf(send('acceptance', stage, answer, stage.renter))).toMatchObject({
      says: INQUIRY_MESSAGES.timeIsUp,
    })
  })

  test('without an inquiry is a 404', async () => {
    const stage = await aDeal()
    expect(await responseStatus(open('negotiation', stage, stage.renter))).toBe(404)
    expect(await responseStatus(open('decline', stage, stage.renter))).toBe(404)
  })
})

test('a booking request shows a notice that it was sent', async () => {
  const stage = await aDeal()
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId: stage.projectId, accountId: mel.id, role: 'Manager' })
  const inquiryId = await anInquiry(stage)
  const early = await redirectOf(send('bookingRequest', stage, {}, mel))
  expect(early).toMatchObject({ says: CART_MESSAGES.addFailed })
  await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'accept', 1)
  const response = await redirectOf(send('bookingRequest', stage, {}, mel))
  expect(response).toMatchObject({ says: BOOKING_REQUEST_MESSAGES.asked })
})

test.each(['acceptance', 'bookingRequest'] as const)(
  'opening %s redirects to the card and changes nothing',
  async (name) => {
    const { stage } = await aCounteredCard()
    expect((await redirectOf(open(name, stage, stage.renter))).to).toBe(
      listPaths.listVehicle(stage.projectId, stage.listVehicleId),
    )
    expect((await inquiriesAbout(stage))[0]?.status).toBe('open')
  },
)
