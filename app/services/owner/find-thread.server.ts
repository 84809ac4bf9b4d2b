import { asc, eq } from 'drizzle-orm'
import { formatBooking } from '~/models/day-words'
import { countDays } from '~/models/days'
import { type ThreadState, threadState } from '~/models/inbox'
import { formatInstant } from '~/models/instant-words'
import { MILEAGES } from '~/models/mileage'
import type { Cents } from '~/models/money'
import { SIDES, type Side } from '~/models/negotiation'
import { photoUrls } from '~/models/photo-urls'
import { USAGES } from '~/models/usages'
import { vehicleTitle } from '~/models/vehicle-title'
import { labelOf } from '~/models/vocabulary'
import { todayIn } from '~/models/zones'
import type { Renter } from '../auth/renter.server'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { known } from '../db/known.server'
import { accounts, inquiries, offers } from '../db/schema'
import { negotiationOf } from '../inquiries/stored-inquiry.server'
import { notFound } from '../web/errors.server'
import { selectInbox, surroundingsOf } from './inbox-rows.server'

/** An inquiry as the owner of the vehicle reads it. Money is totals in cents before tax. */
export type OwnerThread = {
  id: string
  title: string
  picture: ReturnType<typeof photoUrls> | null
  productionCompany: string
  askedBy: string
  facts: { label: string; text: string }[]
  days: number
  listed: Cents
  lastOffer: Cents
  /** The round that an answer names. */
  round: number
  offers: { round: number; by: Side; amount: Cents; when: string }[]
  state: ThreadState
  millisecondsLeft: number
}

/** 404 when the vehicle is somebody else's. */
export async function findThread(owner: Renter, inquiryId: string): Promise<OwnerThread> {
  const [row] = await selectInbox(owner.id, eq(inquiries.id, inquiryId))
  if (!row) throw notFound()
  const { inquiry, vehicle } = row
  const booking = { from: inquiry.bookedFrom, to: inquiry.bookedTo }
  return {
    id: inquiry.id,
    title: vehicleTitle(vehicle),
    picture: row.photoId === null ? null : photoUrls(row.photoId),
    productionCompany: inquiry.productionCompany,
    askedBy: await nameOf(inquiry.askedBy),
    facts: [
      { label: 'Dates', text: formatBooking(booking, todayIn(vehicle.zone, now())) },
      { label: 'Mileage', text: labelOf(MILEAGES, inquiry.mileage) },
      { label: 'Location', text: inquiry.location },
      { label: 'Usage', text: inquiry.usages.map((usage) => labelOf(USAGES, usage)).join(', ') },
    ],
    days: countDays(booking),
    listed: inquiry.listedCents,
    lastOffer: inquiry.lastOfferCents,
    round: inquiry.round,
    offers: await listOffers(inquiry.id, vehicle.zone),
    state: threadState(negotiationOf(inquiry), surroundingsOf(row), now()),
    millisecondsLeft: Math.max(0, inquiry.deadlineAt.getTime() - now().getTime()),
  }
}

async function listOffers(inquiryId: string, zone: string): Promise<OwnerThread['offers']> {
  const rows = await db().select().from(offers).where(eq(offers.inquiryId, inquiryId)).orderBy(asc(offers.round))
  return rows.map(({ round, madeBy, amountCents, createdAt }) => ({
    round,
    by: known(SIDES, madeBy),
    amount: amountCents,
    when: formatInstant(createdAt, zone, now()),
  }))
}

async function nameOf(accountId: string): Promise<string> {
  const [person] = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return person ? `${person.firstName} ${person.lastName}`.trim() : ''
}
