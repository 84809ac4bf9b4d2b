import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { ASKED, aDeal, anInquiry, type Deal, inquiriesAbout } from '#tests/world/deals'
import { messagesTo } from '#tests/world/messages/outbox'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { requireDeal } from '~/services/deals/require-deal.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { countStages } from '~/services/deals/staged-vehicles.server'
import { withdrawInquiry } from '~/services/deals/withdraw-inquiries.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const DONE = { ok: true }

async function anOpenInquiry() {
  const deal = await aDeal()
  return { deal, inquiryId: await anInquiry(deal) }
}

const withdraw = (deal: Deal, inquiryId: string) => withdrawInquiry(deal.renter, { ...deal, inquiryId })

test('a withdrawn inquiry cannot be answered, its owner is emailed, and a new one can be sent', async () => {
  const { deal, inquiryId } = await anOpenInquiry()
  expect([await withdraw(deal, inquiryId), await withdraw(deal, inquiryId)]).toEqual([DONE, DONE])
  expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'withdrawn', closedBy: 'renter' }])
  const message = (await messagesTo(deal.owner.email)).at(-1)
  expect(message?.subject).toBe('Withdrawn: inquiry for your 1976 Chevrolet Caprice')
  expect(message?.bodyText).toContain(
    'Red Clay Pictures has withdrawn its inquiry for your 1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026.',
  )
  expect(await answerOffer(deal.owner, { side: 'owner', inquiryId }, 'accept', 1)).toEqual(
    refused('inquiry-closed', INQUIRY_MESSAGES.closed),
  )
  expect(await sendInquiry(deal.renter, deal, { ...ASKED, attempt: 2 })).toEqual(DONE)
  // posting the old form again leaves the new inquiry open
  expect(await withdraw(deal, inquiryId)).toEqual(DONE)
  expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'withdrawn' }, { status: 'open' }])
})

test('after a withdrawal the vehicle is at the stage from before the inquiry', async () => {
  const { deal, inquiryId } = await anOpenInquiry()
  const stages = async () => {
    const { stage } = await requireDeal(db(), deal.projectId, deal.listVehicleId)
    return [stage, ...(await countStages([deal.projectId])).map((counted) => counted.stage)]
  }
  await answerOffer(deal.owner, { side: 'owner', inquiryId }, 'decline', 1)
  const again = await anInquiry(deal, { attempt: 2 })
  expect(await stages()).toEqual(['asked', 'asked'])
  await withdraw(deal, again)
  expect(await stages()).toEqual(['declined', 'declined'])
  const third = await anInquiry(deal, { attempt: 3 })
  await withdraw(deal, third)
  expect(await stages()).toEqual(['declined', 'declined'])
})

test('of a withdrawal and each answer at once exactly one happens', async () => {
  for (const move of ['accept', 'decline', 'negotiate'] as const) {
    const { deal, inquiryId } = await anOpenInquiry()
    const party = { side: 'owner', inquiryId } as const
    const answer =
      move === 'negotiate'
        ? counterOffer(deal.owner, party, { rate: 48_000, round: 1 })
        : answerOffer(deal.owner, party, move, 1)
    const outcomes = await Promise.all([withdraw(deal, inquiryId), answer])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const [withdrawn] = outcomes
    expect((await inquiriesAbout(deal))[0]?.status === 'withdrawn').toBe(withdrawn.ok)
  }
})
