import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { anAnswerLink, answerHolder } from '#tests/world/answer-links'
import { sideToAnswer } from '~/models/deals/negotiation'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { db, inquiries, links } from '~/server/db/client.server'
import { thrownGone } from '~/server/errors.server'
import { deputyOf, serverAsker } from '~/server/session/asker.server'
import { answerByLink, counterByLink } from '~/services/deals/answer-link/answer-by-link.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { withdrawInquiry } from '~/services/deals/withdraw-inquiries.server'
import type { Chance } from '../chance'
import type { Operation } from './operation'
import type { Stage } from './stage'

/** An open inquiry, the members who may negotiate it, and whose turn it is. */
async function anOpenInquiry({ crews }: Stage, chance: Chance) {
  const isTheirs = inArray(
    inquiries.projectId,
    crews.map(({ projectId }) => projectId),
  )
  const asked = await db()
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.status, 'open'), isTheirs))
    .orderBy(asc(inquiries.createdAt))
  if (asked.length === 0) return null
  const inquiry = chance.pick(asked)
  const leaders = crews.find(({ projectId }) => projectId === inquiry.projectId)?.leaders ?? []
  return { inquiry, leader: chance.pick(leaders), turn: sideToAnswer(inquiry.round) }
}

type Open = NonNullable<Awaited<ReturnType<typeof anOpenInquiry>>>['inquiry']

const aRate = ({ listedCents }: Open, chance: Chance) => listedCents - chance.below(listedCents / 5)

/** Withdraws an open inquiry, sometimes one that the owner has answered. */
export async function withdraw(stage: Stage, chance: Chance): Promise<Operation | null> {
  const found = await anOpenInquiry(stage, chance)
  if (!found) return null
  const { id: inquiryId, projectId, listVehicleId } = found.inquiry
  return { run: () => withdrawInquiry(found.leader, { projectId, listVehicleId, inquiryId }) }
}

/** Answers the last offer on the page of a side, mostly the side whose turn it is, or at the provider's desk. */
export async function answerOnPage(stage: Stage, chance: Chance): Promise<Operation | null> {
  const found = await anOpenInquiry(stage, chance)
  if (!found) return null
  const { inquiry, leader, turn } = found
  const { id: inquiryId, projectId, listVehicleId } = inquiry
  const isCrew = (turn === 'renter') === chance.happens(0.9)
  const desk = deputyOf(stage.staff, { side: 'owner', reason: 'Asked by phone.' })
  const asker = isCrew ? leader : chance.happens(0.2) ? desk : stage.owner
  const party = isCrew
    ? ({ side: 'renter', projectId, listVehicleId, inquiryId } as const)
    : ({ side: 'owner', inquiryId } as const)
  const round = chance.happens(0.05) ? Math.max(1, inquiry.round - 1) : inquiry.round
  if (chance.happens(0.3)) {
    const move = chance.happens(0.7) ? 'accept' : 'decline'
    return { run: () => answerOffer(asker, party, move, round) }
  }
  const rate = aRate(inquiry, chance)
  return {
    run: () => counterOffer(asker, party, { rate, confirmed: rate, round }),
    rows: () => [`offer ${inquiryId}/${round + 1}`],
  }
}

/** Accepts, declines or counters the newest offer by the link in its email. */
export async function answerWithLink(stage: Stage, chance: Chance): Promise<Operation | null> {
  const found = await anOpenInquiry(stage, chance)
  if (!found) return null
  const { inquiry, leader } = found
  const to = found.turn === 'owner' ? stage.owner : leader
  const move = chance.happens(0.3) ? 'accept' : chance.happens(0.3) ? 'decline' : 'negotiate'
  const rate = aRate(inquiry, chance)
  return {
    run: () => byLink({ inquiryId: inquiry.id, round: inquiry.round, to }, move, rate),
    rows: () => (move === 'negotiate' ? [`offer ${inquiry.id}/${inquiry.round + 1}`] : []),
  }
}

type Offer = Parameters<typeof anAnswerLink>[0]

async function byLink(offer: Offer, move: 'accept' | 'decline' | 'negotiate', rate: number): Promise<Outcome> {
  try {
    const holder = await answerHolder((await emailedLink(offer)) ?? (await anAnswerLink(offer)).linkId)
    const { round } = offer
    if (move === 'negotiate') return await counterByLink(holder, { rate, confirmed: rate, round })
    return await answerByLink(holder, move, round)
  } catch (error) {
    // a newer link was issued at the same time
    if (thrownGone(error)) return refused('offer-changed', 'The link is over.')
    throw error
  }
}

/** The account's valid link to the offer. Requesting a new one would revoke it for the other workers. */
async function emailedLink({ inquiryId, round, to }: Offer): Promise<string | undefined> {
  const isTheirs = and(eq(links.inquiryId, inquiryId), eq(links.accountId, to.id), eq(links.round, round))
  const [link] = await db()
    .select({ id: links.id })
    .from(links)
    .where(and(isTheirs, isNull(links.revokedAt)))
  return link?.id
}

/** The job that sends deadline reminders and ends inquiries. */
export async function passDeadlines(): Promise<Operation> {
  return { run: () => watchDeadlines(serverAsker()).then(() => ({ ok: true })) }
}
