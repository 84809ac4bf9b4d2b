import { and, count, eq } from 'drizzle-orm'
import { signedIn } from '#tests/world/builders'
import { aBuyer, NO_ORDER, WHOLE_ORDER, whatThereIs } from '#tests/world/database/whole-order'
import { FIVE_DAYS } from '#tests/world/days'
import { aDeal, anInquiry } from '#tests/world/deals'
import type { arrival } from '#tests/world/visits/answers'
import { SIGNER_FORM } from '#tests/world/visits/filled-forms'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { activity, carts, db, inquiries, offers, outbox, verificationCodes } from '~/server/db/client.server'

type Arrival = Awaited<ReturnType<typeof arrival>>

/** One form that somebody sends while the process dies. */
export type Act = {
  what: string
  path: string
  cookie: string
  fields: Record<string, string>
  isAcknowledged: (answer: Arrival) => boolean
  /** What it has left, and what that is when all of it is there and when nothing is. */
  left: () => Promise<object>
  whole: object
  nothing: object
}

/** Of each kind one, by people who have nothing to do with one another. */
export async function newActs(number: number): Promise<Act[]> {
  return [await anOrder(number), await anAcceptance(), await aCounterOffer(), await aCode(number)]
}

async function anOrder(number: number): Promise<Act> {
  const buyer = await aBuyer(`signer.${number}@signers.example`)
  const [cart] = await db().select().from(carts).where(eq(carts.accountId, buyer.id))
  return {
    what: 'an order',
    path: bookingPaths.bookVehicles(),
    cookie: buyer.cookie,
    fields: { ...SIGNER_FORM, email: buyer.signer, revision: `${cart?.revision}` },
    isAcknowledged: ({ to }) => /^\/orders\/\d+\/summary$/.test(to ?? ''),
    left: () => whatThereIs(buyer),
    whole: WHOLE_ORDER,
    nothing: NO_ORDER,
  }
}

/** An inquiry that waits for its owner, and what an answer to it would leave. */
async function anAnswer() {
  const card = await aDeal()
  const inquiryId = await anInquiry(card, FIVE_DAYS)
  const left = async () => {
    const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, inquiryId))
    return {
      status: inquiry?.status,
      round: inquiry?.round,
      isClosed: inquiry?.closedAt !== null,
      offers: await db().$count(offers, eq(offers.inquiryId, inquiryId)),
      deeds: await db().$count(
        activity,
        and(eq(activity.projectId, card.projectId), eq(activity.accountId, card.owner.id)),
      ),
      mails: await db().$count(outbox, eq(outbox.recipient, card.renter.email)),
    }
  }
  const nothing = { status: 'open', round: 1, isClosed: false, offers: 1, deeds: 0, mails: 0 }
  return { inquiryId, cookie: await signedIn(card.owner), left, nothing }
}

async function anAcceptance(): Promise<Act> {
  const { inquiryId, ...answer } = await anAnswer()
  return {
    ...answer,
    what: 'an acceptance',
    path: dealPaths.ownerAcceptance(inquiryId),
    fields: { round: '1' },
    isAcknowledged: ({ says }) => says === INQUIRY_MESSAGES.accepted,
    whole: { status: 'agreed', round: 1, isClosed: true, offers: 1, deeds: 1, mails: 1 },
  }
}

async function aCounterOffer(): Promise<Act> {
  const { inquiryId, ...answer } = await anAnswer()
  return {
    ...answer,
    what: 'a counter offer',
    path: dealPaths.ownerNegotiation(inquiryId),
    fields: { round: '1', rate: '480' },
    isAcknowledged: ({ says }) => says === INQUIRY_MESSAGES.negotiated,
    whole: { status: 'open', round: 2, isClosed: false, offers: 2, deeds: 1, mails: 1 },
  }
}

/** Written down when it is asked for, and sent by a job: then, and only then, is there a message. */
async function aCode(number: number): Promise<Act> {
  const { owner: omar } = await aDeal()
  const phone = `404${String(2_000_000 + number)}`
  return {
    what: 'a code',
    path: accountPaths.profileContact('phone'),
    cookie: await signedIn(omar),
    fields: { phoneNumber: phone },
    isAcknowledged: ({ to }) => to === accountPaths.profileContactCode('phone'),
    left: async () => {
      const [asked] = await db()
        .select({ rows: count() })
        .from(verificationCodes)
        .where(eq(verificationCodes.accountId, omar.id))
      const [row] = await db().select().from(verificationCodes).where(eq(verificationCodes.accountId, omar.id))
      const messages = await db().$count(outbox, eq(outbox.recipient, `+1${phone}`))
      return {
        asked: asked?.rows,
        isSentAsItSays: messages === (row?.sentRound ?? 0) && (row?.codeHash != null) === messages > 0,
      }
    },
    whole: { asked: 1, isSentAsItSays: true },
    nothing: { asked: 0, isSentAsItSays: true },
  }
}
