import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, type Deal, FILLED_IN, inquiriesAbout } from '#tests/world/deals'
import { aMember, anAdmin, anOwner, aUser, get, post } from '#tests/world/people'
import { arrival, responseStatus } from '#tests/world/visits/answers'
import { CART_MESSAGES } from '~/models/booking/cart-messages'
import { PROJECT_MESSAGES } from '~/models/crew/project-messages'
import { BOOKING_REQUEST_MESSAGES, INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'

import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import * as acceptance from '~/routes/deals/acceptance'
import * as bookingRequest from '~/routes/deals/booking-request'
import * as decline from '~/routes/deals/decline'
import * as inquiry from '~/routes/deals/inquiry'
import * as negotiation from '~/routes/deals/negotiation'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { projectMembers, projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { answerOffer } from '~/services/deals/offers/answer-offer.server'
import { counterOffer } from '~/services/deals/offers/counter-offer.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))
afterEach(() => setClock())

const ROUTES = { inquiry, negotiation, decline, acceptance, bookingRequest }
type Name = keyof typeof ROUTES
const DIALOGS = ['inquiry', 'negotiation', 'decline'] as const

const params = ({ projectId, listVehicleId }: Deal) => ({ projectId, listVehicleId })
const addressOf = (name: Name, stage: Deal) => dealPaths[name](stage.projectId, stage.listVehicleId)

async function send(name: Name, stage: Deal, fields: Record<string, string | string[]>, as?: Account) {
  const request = await post(addressOf(name, stage), fields, as)
  return ROUTES[name].action({ request, params: params(stage), context: {} })
}

async function open(name: Name, stage: Deal, as?: Account, query = '') {
  const request = await get(addressOf(name, stage) + query, as)
  return ROUTES[name].loader({ request, params: params(stage), context: {} })
}

/** The owner has answered $450 with $480. */
async function aCounteredCard() {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  await counterOffer(stage.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  return { stage, inquiryId, answer: { inquiryId, round: '2' } }
}

describe('answering the owner', () => {
  test('the negotiate dialog shows what stands against what', async () => {
    const { stage, inquiryId } = await aCounteredCard()
    expect(await open('negotiation', stage, stage.renter)).toMatchObject({
      inquiryId,
      round: 2,
      when: 'Dec 7 to Dec 11',
      days: 5,
      daily: 10_000,
      theirs: 48_000,
      ours: 45_000,
      refusal: null,
    })
  })

  test('a counter offer, a decline and an acceptance lead back with their own words', async () => {
    const story = async (name: Name, fields = {}) => {
      const { stage, answer } = await aCounteredCard()
      const arrived = await arrival(send(name, stage, { ...answer, ...fields }, stage.renter))
      const [after] = await inquiriesAbout(stage)
      return { ...arrived, isAtCard: arrived.to?.endsWith(`#card-${stage.listVehicleId}`), status: after?.status }
    }
    expect(await story('negotiation', { rate: '460' })).toMatchObject({
      says: INQUIRY_MESSAGES.negotiated,
      isAtCard: true,
      status: 'open',
    })
    expect(await story('decline')).toMatchObject({
      says: INQUIRY_MESSAGES.declined,
      isAtCard: true,
      status: 'declined',
    })
    expect(await story('acceptance')).toMatchObject({
      says: INQUIRY_MESSAGES.accepted,
      isAtCard: true,
      status: 'agreed',
    })
  })

  test('an offer below the floor is refused beside its field', async () => {
    const { stage, answer } = await aCounteredCard()
    expect(await send('negotiation', stage, { ...answer, rate: '399.99' }, stage.renter)).toMatchObject({
      init: { status: 409 },
      data: {
        error: { rate: [INQUIRY_MESSAGES.belowFloor, 'Minimum offer for these dates: $400.00.'] },
        initialValue: { rate: '399.99' },
      },
    })
    expect(await send('negotiation', stage, { ...answer, rate: '' }, stage.renter)).toMatchObject({
      init: { status: 400 },
      data: { error: { rate: ['Rate is required'] } },
    })
  })

  test('a page that is out of date is told so and changes nothing', async () => {
    const { stage, answer } = await aCounteredCard()
    const stale = { ...answer, round: '1' }
    expect(await arrival(send('acceptance', stage, stale, stage.renter))).toMatchObject({
      says: INQUIRY_MESSAGES.changed,
    })
    expect(await arrival(send('acceptance', stage, {}, stage.renter))).toMatchObject({ says: INQUIRY_MESSAGES.changed })
    expect(await send('decline', stage, stale, stage.renter)).toMatchObject({
      init: { status: 409 },
      data: { error: { '': [INQUIRY_MESSAGES.changed] } },
    })
    expect((await inquiriesAbout(stage))[0]).toMatchObject({ status: 'open', round: 2 })
  })

  test('past the deadline the dialogs say that the time is up', async () => {
    const { stage, answer } = await aCounteredCard()
    setClock(new Date('2026-12-03T12:00:00Z'))
    expect(await open('negotiation', stage, stage.renter)).toMatchObject({ refusal: INQUIRY_MESSAGES.timeIsUp })
    expect(await arrival(send('acceptance', stage, answer, stage.renter))).toMatchObject({
      says: INQUIRY_MESSAGES.timeIsUp,
    })
  })

  test('there is nothing to answer before anybody inquired', async () => {
    const stage = await aDeal()
    expect(await responseStatus(open('negotiation', stage, stage.renter))).toBe(404)
    expect(await responseStatus(open('decline', stage, stage.renter))).toBe(404)
  })
})

test('asking an admin to book says that they were asked', async () => {
  const stage = await aDeal()
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId: stage.projectId, accountId: mel.id, role: 'Manager' })
  const inquiryId = await anInquiry(stage)
  const early = await arrival(send('bookingRequest', stage, {}, mel))
  expect(early).toMatchObject({ says: CART_MESSAGES.addFailed })
  await answerOffer(stage.owner, { side: 'owner', inquiryId }, 'accept', 1)
  const asked = await arrival(send('bookingRequest', stage, {}, mel))
  expect(asked).toMatchObject({ says: BOOKING_REQUEST_MESSAGES.asked })
})

test.each(['acceptance', 'bookingRequest'] as const)(
  'a look at %s leads to the card and changes nothing',
  async (name) => {
    const { stage } = await aCounteredCard()
    expect((await arrival(open(name, stage, stage.renter))).to).toBe(
      listPaths.listVehicle(stage.projectId, stage.listVehicleId),
    )
    expect((await inquiriesAbout(stage))[0]?.status).toBe('open')
  },
)

describe('who may come in', () => {
  const names = Object.keys(ROUTES).filter((name): name is Name => name in ROUTES)
  const SENT = { ...FILLED_IN, round: '2' }
  const { isClosed: CLOSED, isClosedHint: HINT } = PROJECT_MESSAGES

  test.each(names)('%s sends a guest to the log-in', async (name) => {
    const { stage, answer } = await aCounteredCard()
    expect((await arrival(send(name, stage, { ...SENT, ...answer }))).to).toMatch(/^\/\?return-to=/)
    expect((await arrival(open(name, stage))).to).toMatch(/^\/\?return-to=/)
    expect((await inquiriesAbout(stage))[0]).toMatchObject({ status: 'open', round: 2 })
  })

  test.each(names)('%s does not exist for another crew', async (name) => {
    const { stage, answer } = await aCounteredCard()
    const stranger = name === 'bookingRequest' ? await aMember('ruth') : await anAdmin('eve')
    expect(await responseStatus(send(name, stage, { ...SENT, ...answer }, stranger))).toBe(404)
  })

  test.each(names)('%s is closed to owners, viewers and team members, and in a closed project to all', async (name) => {
    const { stage, answer } = await aCounteredCard()
    const [mel, vic] = [await aMember(), await aUser()]
    await db()
      .insert(projectMembers)
      .values([
        { projectId: stage.projectId, accountId: mel.id, role: 'Member' },
        { projectId: stage.projectId, accountId: vic.id, role: 'User' },
      ])
    for (const person of [mel, vic, stage.owner, await anOwner('walt')]) {
      expect(await responseStatus(send(name, stage, { ...SENT, ...answer }, person))).toBe(403)
    }
    await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, stage.projectId))
    const late = send(name, stage, { ...SENT, ...answer }, stage.renter)
    if (name === 'bookingRequest') expect(await responseStatus(late)).toBe(403)
    else if (name === 'acceptance') expect(await arrival(late)).toMatchObject({ says: `${CLOSED} ${HINT}` })
    else expect(await late).toMatchObject({ init: { status: 409 }, data: { error: { '': [CLOSED, HINT] } } })
    expect((await inquiriesAbout(stage))[0]).toMatchObject({ status: 'open', round: 2 })
  })

  test.each(DIALOGS)('the dialog %s is as closed as what it sends', async (name) => {
    const { stage } = await aCounteredCard()
    const vic = await aUser()
    await db().insert(projectMembers).values({ projectId: stage.projectId, accountId: vic.id, role: 'User' })
    expect(await responseStatus(open(name, stage, vic))).toBe(403)
    expect(await responseStatus(open(name, stage, await anAdmin('eve')))).toBe(404)
  })

  test.each(names)('a malformed id under %s is not found', async (name) => {
    const { stage } = await aCounteredCard()
    const bad = { ...stage, listVehicleId: 'nonsense' }
    expect(await responseStatus(open(name, bad, stage.renter))).toBe(404)
    expect(await responseStatus(send(name, bad, SENT, stage.renter))).toBe(404)
  })
})
