import { and, eq, lte } from 'drizzle-orm'
import type { z } from 'zod'
import { checkShownPrice, checkUses } from '~/models/deals/booking-rules'
import { checkInquiry } from '~/models/deals/deal-actions'
import type { InquiryForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { deadlineOf } from '~/models/deals/negotiation'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { countDays, formatBookingOfYear } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { formatCents, listedRate } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { MILEAGES, USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { accounts, inquiries, listVehicles, offers, type Tx, transact, vehicles } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { type Deal, requireDeal } from '~/services/deals/require-deal.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { checkTerms } from './check-terms.server'

type Asked = z.output<typeof InquiryForm>
type At = { projectId: string; listVehicleId: string }

/**
 * Asks the owner of a listed vehicle for days at a rate, which is the total in cents before tax, and freezes what the
 * listing asked at that moment. Sending the same inquiry again makes no second one and succeeds like the first time.
 */
export function sendInquiry(asker: Account, at: At, asked: Asked): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.failed, async (tx) => {
    const { projectId, listVehicleId } = at
    requirePermission('inquire', await requireMembership(asker, projectId, tx))
    // one inquiry at a time about one list vehicle: a concurrent one sees what the first one wrote
    const [place] = await tx.select().from(listVehicles).where(eq(listVehicles.id, listVehicleId)).for('update')
    // its price and its listing status stay until the inquiry is written
    if (place) await tx.select().from(vehicles).where(eq(vehicles.id, place.vehicleId)).for('share')
    const deal = await requireDeal(tx, projectId, listVehicleId)
    if (await isSent(tx, asker, listVehicleId, asked)) return { ok: true }
    const refusal = checkDeal(deal, asked) ?? (await checkTerms(tx, deal.vehicle, asked))
    if (refusal) return refusal

    await endPrevious(tx, deal)
    const inquiryId = await writeInquiry(tx, asker, at, deal, asked)
    const { ownerId } = deal.vehicle
    await recordActivity(tx, asker, { kind: 'inquiry-sent', projectId, ownerId, subject: { inquiryId } })
    await notifyOwnerOfInquiry(tx, inquiryId, asker.origin)
    return { ok: true }
  })
}

/** Whether this page's inquiry has been made already, by the same person and with the same words. */
async function isSent(tx: Tx, asker: Account, listVehicleId: string, asked: Asked): Promise<boolean> {
  const [sent] = await tx
    .select({ inquiry: inquiries, firstOffer: offers.amountCents })
    .from(inquiries)
    .innerJoin(offers, and(eq(offers.inquiryId, inquiries.id), eq(offers.round, 1)))
    .where(and(eq(inquiries.listVehicleId, listVehicleId), eq(inquiries.attempt, asked.attempt)))
  if (!sent || sent.inquiry.askedBy !== asker.id) return false
  const { bookedFrom, bookedTo, productionCompany, location, dayLimit, mileage, usages } = sent.inquiry
  const before = [bookedFrom, bookedTo, sent.firstOffer, productionCompany, location, dayLimit, mileage, usages]
  const again = [asked.from, asked.to, asked.rate, asked.productionCompany, asked.location]
  return JSON.stringify(before) === JSON.stringify([...again, asked.dayLimit, asked.mileage, asked.usage])
}

function checkDeal(deal: Deal, asked: Asked): Refusal | null {
  const refusal = checkInquiry({ stage: deal.stage, listingStatus: deal.vehicle.listingStatus })
  if (refusal) return refusal
  if (asked.attempt !== deal.nextAttempt) return refused('inquiry-changed', INQUIRY_MESSAGES.changed)
  return combineRefusals([
    checkUses(asked.usage, deal.vehicle.refusedUses),
    checkShownPrice(asked.daily, deal.vehicle.daily, asked),
  ])
}

/** A list vehicle has one live inquiry: what is left of the one before makes room. */
async function endPrevious(tx: Tx, { inquiryId, stage }: Deal) {
  if (inquiryId === null) return
  const isOver = stage === 'completed' || stage === 'cancelled'
  const ofThat = eq(inquiries.id, inquiryId)
  await tx
    .update(inquiries)
    .set({ status: 'lapsed', closedAt: now() })
    .where(and(ofThat, eq(inquiries.status, 'open'), lte(inquiries.deadlineAt, now())))
  await tx
    .update(inquiries)
    .set({ status: 'withdrawn', closedBy: 'renter', closedAt: now() })
    .where(and(ofThat, eq(inquiries.status, 'open')))
  // an agreement that an order has used up keeps its `closedBy`
  await tx
    .update(inquiries)
    .set(isOver ? { status: 'ended' } : { status: 'withdrawn', closedBy: 'renter', closedAt: now() })
    .where(and(ofThat, eq(inquiries.status, 'agreed')))
}

async function writeInquiry(tx: Tx, asker: Account, at: At, { vehicle }: Deal, asked: Asked): Promise<string> {
  const booking = { from: asked.from, to: asked.to }
  const [row] = await tx
    .insert(inquiries)
    .values({
      projectId: at.projectId,
      listVehicleId: at.listVehicleId,
      vehicleId: vehicle.id,
      askedBy: asker.id,
      attempt: asked.attempt,
      productionCompany: asked.productionCompany,
      location: asked.location,
      bookedFrom: asked.from,
      bookedTo: asked.to,
      mileage: asked.mileage,
      usages: asked.usage,
      dayLimit: asked.dayLimit,
      deadlineAt: deadlineOf({ at: now(), dayLimit: asked.dayLimit, booking, zone: vehicle.zone }),
      dailyCents: vehicle.daily,
      listedCents: listedRate(vehicle.daily, countDays(booking)),
      lastOfferCents: asked.rate,
      createdAt: now(),
    })
    .returning({ id: inquiries.id })
  if (!row) throw new Error('The inquiry was not written.')
  await tx.insert(offers).values({
    inquiryId: row.id,
    round: 1,
    madeBy: 'renter',
    accountId: asker.id,
    amountCents: asked.rate,
    createdAt: now(),
  })
  return row.id
}

/** Mails the owner of the vehicle that somebody asks for it, with a link to the thread. */
async function notifyOwnerOfInquiry(tx: Tx, inquiryId: string, origin: string): Promise<void> {
  const [row] = await tx
    .select({
      inquiry: inquiries,
      vehicle: vehicles,
      owner: { id: accounts.id, email: accounts.email, firstName: accounts.firstName },
    })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(eq(inquiries.id, inquiryId))
  if (!row) return
  const { inquiry, vehicle, owner } = row
  const days = formatBookingOfYear({ from: inquiry.bookedFrom, to: inquiry.bookedTo })
  const title = vehicleTitle(vehicle)
  await writeMail(tx, {
    type: 'inquiry-sent',
    to: owner,
    subject: `Inquiry for your ${title}: ${formatCents(inquiry.lastOfferCents)}, ${days}`,
    parts: [
      `${inquiry.productionCompany} would like to rent your ${title}.`,
      ...(await emailPicture(tx, { id: vehicle.id, title }, origin)),
      {
        facts: [
          ['Days', days],
          ['Offer', `${formatCents(inquiry.lastOfferCents)} before tax (listed: ${formatCents(inquiry.listedCents)})`],
          ['Location', inquiry.location],
          ['Mileage', labelOf(MILEAGES, inquiry.mileage)],
          ['Usage', inquiry.usages.map((usage) => labelOf(USAGES, usage)).join(', ')],
        ],
      },
      `Please answer before ${formatDeadline(inquiry.deadlineAt, vehicle.zone, now())}.`,
    ],
    href: `${origin}${dealPaths.ownerInquiry(inquiry.id)}`,
    key: inquiry.id,
  })
}
