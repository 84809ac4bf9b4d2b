import { eq } from 'drizzle-orm'
import { linkOver, sideToAnswer } from '~/models/deals/negotiation'
import { can, isClosedTo, mayOpen } from '~/models/trade/access/permissions'
import { countDays } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { floorOf } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { newAttempt } from '~/server/content-id.server'
import { db, inquiries, offers } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { answerLinkOver, isAnswerLinkUsed } from '~/server/session/answer-links.server'
import type { AnswerLinkHolder } from '~/server/session/asker.server'
import { findMembership } from '~/services/crew/membership.server'
import { selectInbox, threadHead } from '../inbox-page.server'
import { negotiationOf } from '../inquiry-state.server'
import { conflictText, inquiryFacts } from '../require-thread.server'
import { selectTimelines } from '../timeline/select-timelines.server'
import { offersEmailedTogether } from './emailed-together.server'

/** An offer for the holder of the emailed link to answer it. Amounts are totals in cents before tax. */
export type LinkedOffer = Awaited<ReturnType<typeof requireLinkedOffer>>

/**
 * The offer of an emailed link, and what its holder has answered by it. Writes nothing. 410 once somebody else has
 * answered, the inquiry is closed or its deadline has passed, or if the holder may no longer answer it.
 */
export async function requireLinkedOffer(holder: AnswerLinkHolder) {
  const { linkId, inquiryId, round, thread } = holder
  const [row] = await selectInbox(null, eq(inquiries.id, inquiryId))
  if (!row) throw notFound()
  const { inquiry, vehicle } = row
  if (!(await mayAnswer(holder, vehicle.ownerId))) throw answerLinkOver(thread, 'notTheirs')
  const over = row.isOver ? 'closed' : linkOver(negotiationOf(inquiry), round, now())
  // read again, because a double click may have answered since
  const isUsed = holder.isUsed || (over !== null && (await isAnswerLinkUsed(linkId)))
  if (over && !isUsed) throw answerLinkOver(thread, over)

  const side = sideToAnswer(round)
  const amountOf = await offersOf(inquiryId)
  const { title, picture, productionCompany, isTaken } = threadHead(row)
  return {
    linkId,
    side,
    person: personName(holder),
    answered: isUsed ? answerGiven(inquiry, round, amountOf) : null,
    title,
    picture,
    productionCompany,
    facts: inquiryFacts(inquiry, vehicle.zone),
    days: countDays({ from: inquiry.bookedFrom, to: inquiry.bookedTo }),
    listed: inquiry.listedCents,
    /** The offer to answer, and the holder's own offer before it. */
    offer: amountOf(round) ?? inquiry.lastOfferCents,
    previous: amountOf(round - 1),
    /** The lowest counteroffer of a crew; null for owners. */
    floor: side === 'renter' ? floorOf(inquiry.listedCents) : null,
    deadline: formatDeadline(inquiry.deadlineAt, vehicle.zone, now()),
    /** Sent back by the answer. */
    round,
    timeline: (await selectTimelines([inquiryId], side)).get(inquiryId)?.slice(-SHOWN_ENTRIES) ?? [],
    /** Other offers of the same email. */
    others: await offersEmailedTogether(holder),
    inTheWay: isTaken ? await conflictText(inquiry, vehicle) : null,
    thread,
    /** Idempotency key of a message. */
    attempt: newAttempt(),
  }
}

/** Fewer than the page for logged-in people shows, which keeps this page small. */
const SHOWN_ENTRIES = 5

/** Whether the account of the link owns the vehicle, or may negotiate for the project. */
async function mayAnswer(holder: AnswerLinkHolder, ownerId: string): Promise<boolean> {
  if (sideToAnswer(holder.round) === 'owner') return ownerId === holder.id && mayOpen('ownerDesk', holder.role)
  // not `requireMembership`: a link that a mail scanner opens must not accept an invitation
  const membership = await findMembership(holder, holder.projectId)
  return membership !== null && (can('negotiate', membership.access) || isClosedTo('negotiate', membership.access))
}

async function offersOf(inquiryId: string) {
  const rows = await db().select().from(offers).where(eq(offers.inquiryId, inquiryId))
  return (round: number) => rows.find((offer) => offer.round === round)?.amountCents ?? null
}

type Inquiry = typeof inquiries.$inferSelect

/** The answer and its amount. */
function answerGiven({ status }: Inquiry, round: number, amountOf: (round: number) => number | null) {
  const counter = amountOf(round + 1)
  if (counter !== null) return { answer: 'negotiation' as const, amount: counter }
  return {
    answer: status === 'declined' ? ('decline' as const) : ('acceptance' as const),
    amount: amountOf(round) ?? 0,
  }
}
