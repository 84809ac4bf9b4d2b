import { and, count, eq } from 'drizzle-orm'
import { anOwner, signedIn } from '#tests/world/builders'
import { aBuyer, countOrderRows, NO_ORDER, WHOLE_ORDER } from '#tests/world/database/whole-order'
import { FIVE_DAYS } from '#tests/world/days'
import { aDeal, anInquiry } from '#tests/world/deals'
import { anImport } from '#tests/world/fleet-files'
import { SIGNER_FORM } from '#tests/world/visits/filled-forms'
import type { redirectOf } from '#tests/world/visits/responses'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import {
  activity,
  carts,
  db,
  inquiries,
  listingEvents,
  listingImports,
  offers,
  outbox,
  vehicles,
  verificationCodes,
} from '~/server/db/client.server'

type Arrival = Awaited<ReturnType<typeof redirectOf>>

/** One form that is posted while the process is killed. */
export type Action = {
  what: string
  path: string
  cookie: string
  fields: Record<string, string>
  isAcknowledged: (answer: Arrival) => boolean
  /** The rows that it wrote, with their values when it is complete and when it was not done. */
  left: () => Promise<object>
  whole: object
  nothing: object
}

/** One of each kind, by unrelated people. */
export async function newActions(number: number): Promise<Action[]> {
  return [await anOrder(number), await anAcceptance(), await aCounterOffer(), await aCode(number), await aFleet()]
}

async function anOrder(number: number): Promise<Action> {
  const buyer = await aBuyer(`signer.${number}@signers.example`)
  const [cart] = await db().select().from(carts).where(eq(carts.accountId, buyer.id))
  return {
    what: 'an order',
    path: bookingPaths.bookVehicles(),
    cookie: buyer.cookie,
    fields: { ...SIGNER_FORM, email: buyer.signer, revision: `${cart?.revision}` },
    isAcknowledged: ({ to }) => /^\/orders\/\d+\/summary$/.test(to ?? ''),
    left: () => countOrderRows(buyer),
    whole: WHOLE_ORDER,
    nothing: NO_ORDER,
  }
}

/** An open inquiry, and the rows that an answer to it writes. */
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
      entries: await db().$count(
        activity,
        and(eq(activity.projectId, card.projectId), eq(activity.accountId, card.owner.id)),
      ),
      mails: await db().$count(outbox, eq(outbox.recipient, card.renter.email)),
    }
  }
  const nothing = { status: 'open', round: 1, isClosed: false, offers: 1, entries: 0, mails: 0 }
  return { inquiryId, cookie: await signedIn(card.owner), left, nothing }
}

async function anAcceptance(): Promise<Action> {
  const { inquiryId, ...answer } = await anAnswer()
  return {
    ...answer,
    what: 'an acceptance',
    path: dealPaths.ownerAcceptance(inquiryId),
    fields: { round: '1' },
    isAcknowledged: ({ says }) => says === INQUIRY_MESSAGES.accepted,
    whole: { status: 'agreed', round: 1, isClosed: true, offers: 1, entries: 1, mails: 1 },
  }
}

async function aCounterOffer(): Promise<Action> {
  const { inquiryId, ...answer } = await anAnswer()
  return {
    ...answer,
    what: 'a counteroffer',
    path: dealPaths.ownerNegotiation(inquiryId),
    fields: { round: '1', rate: '480' },
    isAcknowledged: ({ says }) => says === INQUIRY_MESSAGES.negotiated,
    whole: { status: 'open', round: 2, isClosed: false, offers: 2, entries: 1, mails: 1 },
  }
}

/** Requested by the form and sent by a job: the message does not exist before. */
async function aCode(number: number): Promise<Action> {
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
        isConsistent: messages === (row?.sentRound ?? 0) && (row?.codeHash != null) === messages > 0,
      }
    },
    whole: { asked: 1, isConsistent: true },
    nothing: { asked: 0, isConsistent: true },
  }
}

const FLEET_SIZE = 300

/** Confirmed by the form and applied by a job: before that no vehicle exists, and afterwards all do. */
async function aFleet(): Promise<Action> {
  const owner = await anOwner()
  const rows = Array.from({ length: FLEET_SIZE }, (_, at) => ({ 'Stock number': `K-${at}` }))
  const importId = await anImport(owner, ...rows)
  return {
    what: 'an import',
    path: fleetPaths.importPreview(importId),
    cookie: await signedIn(owner),
    fields: {},
    isAcknowledged: ({ to }) => to === fleetPaths.import(importId),
    left: async () => {
      const [row] = await db().select().from(listingImports).where(eq(listingImports.id, importId))
      const wanted = row?.status === 'applied' ? FLEET_SIZE : 0
      const added = await db().$count(vehicles, eq(vehicles.ownerId, owner.id))
      const events = await db().$count(listingEvents, eq(listingEvents.accountId, owner.id))
      const isConfirmed = row?.status === 'queued' || row?.status === 'applied'
      return { isConfirmed, isAllOrNothing: added === wanted && events === wanted }
    },
    whole: { isConfirmed: true, isAllOrNothing: true },
    nothing: { isConfirmed: false, isAllOrNothing: true },
  }
}
