import { beforeEach, describe, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, inquiriesAbout } from '#tests/world/deals'
import { redirectOf, withStatus } from '#tests/world/visits/responses'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import * as acceptance from '~/routes/deals/inbox/acceptance'
import * as decline from '~/routes/deals/inbox/decline'
import * as inbox from '~/routes/deals/inbox/inbox'
import * as negotiation from '~/routes/deals/inbox/negotiation'
import type * as thread from '~/routes/deals/inbox/thread'
import * as daysRelease from '~/routes/owner/days-release'
import * as vehicle from '~/routes/owner/vehicle'
import { setClock } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const ACTIONS = {
  acceptance: { ...acceptance, path: dealPaths.ownerAcceptance },
  negotiation: { ...negotiation, path: dealPaths.ownerNegotiation },
  decline: { ...decline, path: dealPaths.ownerDecline },
}
type Name = keyof typeof ACTIONS

async function send(name: Name, inquiryId: string, fields: Record<string, string>, as?: Account) {
  const request = await post(`${ACTIONS[name].path(inquiryId)}?tab=to-answer`, fields, as)
  return ACTIONS[name].action({ request, params: { inquiryId }, context: {} })
}

async function open(route: typeof thread | (typeof ACTIONS)[Name], inquiryId: string, as?: Account) {
  return route.loader({ request: await get(dealPaths.ownerInquiry(inquiryId), as), params: { inquiryId }, context: {} })
}

async function openInbox(query: string, as?: Account) {
  return inbox.loader({ request: await get(`/owner${query}`, as), params: {}, context: {} })
}

async function aThread() {
  const stage = await aDeal()
  return { stage, inquiryId: await anInquiry(stage) }
}

test('the inbox opens with inquiries to answer, and each tab has its path', async () => {
  const { stage, inquiryId } = await aThread()
  expect(await openInbox('', stage.owner)).toMatchObject({ tab: 'to-answer', rows: [{ id: inquiryId }] })
  expect(await openInbox('?tab=agreed', stage.owner)).toMatchObject({ tab: 'agreed', rows: [] })
  expect(await openInbox('?tab=nonsense&after=nonsense', stage.owner)).toMatchObject({ tab: 'to-answer' })
})

const DECLINED = { declineReason: 'use' }

test.each([
  ['acceptance', {}, INQUIRY_MESSAGES.accepted, { status: 'agreed', closedBy: 'owner' }],
  ['decline', DECLINED, INQUIRY_MESSAGES.declined, { status: 'declined', declineReason: 'use' }],
  ['negotiation', { rate: '480' }, INQUIRY_MESSAGES.negotiated, { status: 'open', round: 2, lastOfferCents: 48_000 }],
] as const)('%s redirects to the thread with its notice', async (name, fields, message, after) => {
  const { stage, inquiryId } = await aThread()
  expect(await redirectOf(send(name, inquiryId, { round: '1', ...fields }, stage.owner))).toEqual({
    to: `${dealPaths.ownerInquiry(inquiryId)}?tab=to-answer`,
    says: message,
  })
  expect((await inquiriesAbout(stage))[0]).toMatchObject(after)
})

describe('an owner’s answer is refused', () => {
  test('without a rate, but not below the floor', async () => {
    const { stage, inquiryId } = await aThread()
    expect(await send('negotiation', inquiryId, { round: '1', rate: '' }, stage.owner)).toMatchObject(
      withStatus(400, { error: { rate: ['Rate is required'] } }),
    )
    expect(await send('negotiation', inquiryId, { round: '1', rate: '-5' }, stage.owner)).toMatchObject({
      data: { error: { rate: ['Rate must be greater than zero'] } },
    })
    const below = { round: '1', rate: '0.01' }
    expect(await send('negotiation', inquiryId, below, stage.owner)).toMatchObject(
      withStatus(409, {
        error: { rate: [INQUIRY_MESSAGES.belowOffer, 'The crew is offering $450.00.'] },
        initialValue: below,
      }),
    )
    expect(await redirectOf(send('negotiation', inquiryId, { ...below, confirmed: '1' }, stage.owner))).toMatchObject({
      says: INQUIRY_MESSAGES.negotiated,
    })
  })

  test('after the deadline, after another offer and when the days were taken', async () => {
    const { stage, inquiryId } = await aThread()
    expect(await redirectOf(send('acceptance', inquiryId, { round: '2' }, stage.owner))).toMatchObject({
      says: INQUIRY_MESSAGES.changed,
    })
    expect(await redirectOf(send('acceptance', inquiryId, {}, stage.owner))).toMatchObject({
      says: INQUIRY_MESSAGES.changed,
    })
    await writeBlock(stage.vehicleId, '2026-12-07', '2026-12-07')
    const inTheWay = 'Taken: Dec 7, 2026. The nearest free days are Dec 8, 2026 to Dec 12, 2026.'
    expect(await send('negotiation', inquiryId, { round: '1', rate: '480' }, stage.owner)).toMatchObject(
      withStatus(409, { error: { '': [INQUIRY_MESSAGES.datesTaken, inTheWay] } }),
    )
    expect(await redirectOf(send('acceptance', inquiryId, { round: '1' }, stage.owner))).toMatchObject({
      says: `${INQUIRY_MESSAGES.datesTaken} ${inTheWay}`,
    })
    setClock(new Date('2026-12-03T12:00:00Z'))
    expect(await send('decline', inquiryId, { round: '1', ...DECLINED }, stage.owner)).toMatchObject(
      withStatus(409, { error: { '': [INQUIRY_MESSAGES.timeIsUp] } }),
    )
    expect((await inquiriesAbout(stage))[0]).toMatchObject({ status: 'open', round: 1 })
  })
})

describe('owner’s days of a vehicle', () => {
  const at = (request: Request, params: Record<string, string>) => ({ request, params, context: {} })
  const block = async (owner: Account, vehicleId: string, fields: Record<string, string>) =>
    vehicle.action(at(await post(ownerPaths.ownerVehicle(vehicleId), fields, owner), { vehicleId }))
  const deskOf = async (owner: Account, vehicleId: string) =>
    vehicle.loader(at(await get(ownerPaths.ownerVehicle(vehicleId), owner), { vehicleId }))

  test('are blocked and released once, each with its notice', async () => {
    const { owner, vehicleId } = await aDeal()
    const fields = { from: '2027-01-04', to: '2027-01-08', note: 'Paint', attempt: '0' }
    const blocked = { to: ownerPaths.ownerVehicle(vehicleId, '2027-01'), says: 'Dates blocked.' }
    expect(await redirectOf(block(owner, vehicleId, fields))).toEqual(blocked)
    expect(await redirectOf(block(owner, vehicleId, fields))).toEqual(blocked)
    const desk = await deskOf(owner, vehicleId)
    expect(desk.blocked).toMatchObject([{ days: 'Jan 4, 2027 to Jan 8, 2027', note: 'Paint' }])
    const params = { vehicleId, blockId: desk.blocked[0]?.id ?? '' }
    const path = `${ownerPaths.ownerDaysRelease(vehicleId, params.blockId)}?month=2027-01`
    const release = async () => daysRelease.action(at(await post(path, {}, owner), params))
    expect(await redirectOf(release())).toEqual({ ...blocked, says: 'Dates unblocked.' })
    expect(await redirectOf(release())).toEqual({ ...blocked, says: 'Dates unblocked.' })
    expect((await deskOf(owner, vehicleId)).blocked).toEqual([])
  })

  test('are returned as typed when missing, reversed or taken', async () => {
    const { owner, vehicleId } = await aDeal()
    expect(await block(owner, vehicleId, { note: 'Paint', attempt: '0' })).toMatchObject(
      withStatus(400, {
        error: { from: ['The first day is required.'], to: ['The last day is required.'] },
        initialValue: { note: 'Paint' },
      }),
    )
    const reversed = { from: '2027-01-08', to: '2027-01-04', attempt: '0' }
    expect(await block(owner, vehicleId, reversed)).toMatchObject(
      withStatus(400, { error: { to: ['The last day cannot be before the first day.'] } }),
    )
    await writeBlock(vehicleId, '2027-01-08', '2027-01-09')
    const taken = { ...reversed, to: '2027-01-08' }
    expect(await block(owner, vehicleId, taken)).toMatchObject(
      withStatus(409, {
        error: { from: [expect.stringMatching(/already blocked/), expect.stringMatching(/^Blocked: Jan 8/)] },
      }),
    )
  })
})

describe('access', () => {
  test('opening the acceptance redirects to the thread and changes nothing', async () => {
    const { stage, inquiryId } = await aThread()
    expect((await redirectOf(open(ACTIONS.acceptance, inquiryId, stage.owner))).to).toBe(
      dealPaths.ownerInquiry(inquiryId),
    )
    expect((await inquiriesAbout(stage))[0]?.status).toBe('open')
  })
})
