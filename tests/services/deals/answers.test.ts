import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal, type Deal, historyOf, inquiriesAbout } from '#tests/world/deals'
import { subjectsTo } from '#tests/world/messages/outbox'
import { responseStatus } from '#tests/world/visits/responses'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { refused } from '~/models/trade/results/outcome'
import type { Side } from '~/models/trade/vocabulary/deals'
import { setClock } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import type { Party } from '~/services/deals/lock-thread.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const DONE = { ok: true }

/** Who answers an inquiry, and for which side. */
type Mover = { asker: Account; party: Party }

const moverOf = ({ renter, owner, projectId, listVehicleId }: Deal, inquiryId: string, side: Side): Mover =>
  side === 'owner'
    ? { asker: owner, party: { side, inquiryId } }
    : { asker: renter, party: { side, projectId, listVehicleId, inquiryId } }

/** A negotiation in which the owner has countered $450 with $480, unless it is still the owner's turn. */
async function aThread(turn: Side) {
  const stage = await aDeal()
  const inquiryId = await anInquiry(stage)
  const renter = moverOf(stage, inquiryId, 'renter')
  const owner = moverOf(stage, inquiryId, 'owner')
  if (turn === 'renter') await counter(owner, { rate: 48_000, round: 1 })
  return { stage, inquiryId, renter, owner, round: turn === 'renter' ? 2 : 1 }
}

const counter = ({ asker, party }: Mover, offer: Parameters<typeof counterOffer>[2]) =>
  counterOffer(asker, party, offer)
const moves = {
  accept: ({ asker, party }: Mover, round: number) => answerOffer(asker, party, 'accept', round),
  decline: ({ asker, party }: Mover, round: number) => answerOffer(asker, party, 'decline', round),
  negotiate: (mover: Mover, round: number) => counter(mover, { rate: 46_000, round }),
}
const MOVES = ['accept', 'decline', 'negotiate'] as const
const table = MOVES.flatMap((move) => (['owner', 'renter'] as const).map((side) => [side, move] as const))

test.each(table)('until just before the deadline, the %s can %s', async (side, move) => {
  const { renter, owner, round } = await aThread(side)
  setClock(new Date('2026-12-03T11:59:59Z'))
  expect(await moves[move](side === 'owner' ? owner : renter, round)).toEqual(DONE)
})

test.each(MOVES)('a page that shows an older offer cannot %s', async (move) => {
  const { renter, owner } = await aThread('renter')
  await counter(renter, { rate: 47_000, round: 2 })
  await counter(owner, { rate: 47_500, round: 3 })
  expect(await moves[move](renter, 2)).toEqual(refused('offer-changed', INQUIRY_MESSAGES.changed))
})

test('the floor binds the crew to the cent; an owner only confirms going below the crew’s offer', async () => {
  const { renter, owner, inquiryId } = await aThread('renter')
  expect(await counter(renter, { rate: 39_999, round: 2 })).toEqual(
    refused('below-floor', INQUIRY_MESSAGES.belowFloor, 'rate', 'Minimum offer for these dates: $400.00.'),
  )
  expect(await counter(renter, { rate: 40_000, round: 2 })).toEqual(DONE)
  expect(await counter(owner, { rate: 1, round: 3 })).toEqual(
    refused('below-offer', INQUIRY_MESSAGES.belowOffer, 'rate', 'The crew is offering $400.00.'),
  )
  expect(await counter(owner, { rate: 1, confirmed: 1, round: 3 })).toEqual(DONE)
  expect(await counter(owner, { rate: 1, round: 3 })).toEqual(DONE)
  expect(await historyOf(inquiryId)).toEqual(['renter 45000', 'owner 48000', 'renter 40000', 'owner 1'])
})

test('the crew confirms an offer above the owner’s; nobody can offer ten times the list price', async () => {
  const { stage, renter, owner, inquiryId } = await aThread('renter')
  await db().update(vehicles).set({ dayPrice: 99_900 }).where(eq(vehicles.id, stage.vehicleId))
  const asks = 'List price for these dates: $500.00.'
  const slip = refused('rate-implausible', INQUIRY_MESSAGES.slip, 'rate', asks)
  expect(await counter(renter, { rate: 500_001, confirmed: 500_001, round: 2 })).toEqual(slip)
  expect(await counter(renter, { rate: 52_000, round: 2 })).toEqual(
    refused('above-offer', INQUIRY_MESSAGES.aboveOffer, 'rate', 'The owner offered $480.00.'),
  )
  expect(await counter(renter, { rate: 52_000, confirmed: 52_000, round: 2 })).toEqual(DONE)
  expect(await counter(owner, { rate: 500_001, round: 3 })).toEqual(slip)
  expect(await counter(owner, { rate: 500_000, round: 3 })).toEqual(DONE)
  expect(await historyOf(inquiryId)).toEqual(['renter 45000', 'owner 48000', 'renter 52000', 'owner 500000'])
})

test('each answer mails the other side once, even when repeated', async () => {
  const { stage, renter, owner } = await aThread('renter')
  await counter(owner, { rate: 48_000, round: 1 })
  await Promise.all([1, 2, 3].map(() => counter(renter, { rate: 46_000, round: 2 })))
  await moves.accept(owner, 3)
  await moves.accept(owner, 3)
  expect(await subjectsTo(stage.renter)).toEqual([
    'New offer for the 1976 Chevrolet Caprice: $480.00',
    'Agreed: 1976 Chevrolet Caprice for $460.00',
  ])
  expect((await subjectsTo(stage.owner)).sort()).toEqual([
    'Inquiry for your 1976 Chevrolet Caprice: $450.00, Dec 7, 2026 to Dec 11, 2026',
    'New offer for the 1976 Chevrolet Caprice: $460.00',
  ])
})

test('a repeated offer succeeds even after the other side has answered it', async () => {
  const { renter, owner, inquiryId } = await aThread('renter')
  await counter(renter, { rate: 46_000, round: 2 })
  await counter(owner, { rate: 47_000, round: 3 })
  expect(await counter(renter, { rate: 46_000, round: 2 })).toEqual(DONE)
  expect(await counter(renter, { rate: 46_500, round: 2 })).toEqual(refused('offer-changed', INQUIRY_MESSAGES.changed))
  expect(await historyOf(inquiryId)).toHaveLength(4)
})

test('five concurrent acceptances agree once and all succeed', async () => {
  const { stage, renter } = await aThread('renter')
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => moves.accept(renter, 2)))
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => DONE))
  expect((await subjectsTo(stage.owner)).filter((subject) => subject.startsWith('Agreed'))).toHaveLength(1)
})

test('of concurrent accept, decline and two offers exactly one succeeds', async () => {
  for (let story = 0; story < 5; story += 1) {
    const { stage, renter, inquiryId } = await aThread('renter')
    const answers = await Promise.all([
      moves.accept(renter, 2),
      moves.decline(renter, 2),
      counter(renter, { rate: 46_000, round: 2 }),
      counter(renter, { rate: 47_000, round: 2 }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const [inquiry] = await inquiriesAbout(stage)
    expect(await historyOf(inquiryId)).toHaveLength(inquiry?.round ?? 0)
  }
})

test.each(['accept', 'negotiate'] as const)('once the days are taken, nobody can %s, but can decline', async (move) => {
  const { stage, owner } = await aThread('owner')
  await writeBlock(stage.vehicleId, '2026-12-11', '2026-12-12')
  const inTheWay = 'Taken: Dec 11, 2026 to Dec 12, 2026. The nearest free days are Dec 6, 2026 to Dec 10, 2026.'
  expect(await moves[move](owner, 1)).toEqual(refused('days-taken', INQUIRY_MESSAGES.datesTaken, undefined, inTheWay))
  expect(await moves.decline(owner, 1)).toEqual(DONE)
})

test('an inquiry cannot be answered through the path of another project or list vehicle', async () => {
  const { inquiryId, stage } = await aThread('renter')
  const other = await aDeal()
  for (const elsewhere of [other, { ...other, listVehicleId: stage.listVehicleId }, await anotherDeal(stage)]) {
    const wrong = moverOf(elsewhere, inquiryId, 'renter')
    expect(await responseStatus(moves.accept(wrong, 2))).toBe(404)
  }
})
