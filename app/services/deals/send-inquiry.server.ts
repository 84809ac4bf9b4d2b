import { and, eq, lte } from 'drizzle-orm'
import type { z } from 'zod'
import { checkShownPrice, checkUses } from '~/models/deals/booking-rules'
import { checkInquiry } from '~/models/deals/deal-actions'
import type { InquiryForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { deadlineOf } from '~/models/deals/negotiation'
import { countDays } from '~/models/trade/days/day'
import { listedRate } from '~/models/trade/money'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { inquiries, listVehicles, offers, type Tx, transact, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { type Deal, requireDeal } from '~/services/deals/require-deal.server'
import { checkTerms } from './check-terms.server'
import { notifyOwnerOfInquiry } from './inquiry-emails.server'
import { writeNote } from './timeline/write-note.server'

type Requested = Omit<z.output<typeof InquiryForm>, 'note'> & { note?: string | undefined }
type Ref = { projectId: string; listVehicleId: string }

/**
 * Sends an inquiry to the owner of a listed vehicle: days and a rate, the total in cents before tax. Stores the listed
 * rate at this moment. Idempotent.
 */
export function sendInquiry(asker: Account, ref: Ref, requested: Requested): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.failed, async (tx) => {
    requirePermission('inquire', await requireMembership(asker, ref.projectId, tx))
    const outcome = await inquire(tx, asker, ref, requested)
    if (!outcome.ok) return outcome
    if (outcome.inquiryId !== null) await notifyOwnerOfInquiry(tx, outcome.inquiryId, asker.origin)
    return { ok: true }
  })
}

/**
 * The same within a transaction and without the email, for an asker who has the permission. inquiryId: null if this
 * form was already sent.
 */
export async function inquire(
  tx: Tx,
  asker: Account,
  ref: Ref,
  requested: Requested,
): Promise<Outcome<{ inquiryId: string | null }>> {
  const { projectId, listVehicleId } = ref
  // serialize inquiries about one list vehicle
  const [place] = await tx.select().from(listVehicles).where(eq(listVehicles.id, listVehicleId)).for('update')
  // keep price and listing status unchanged until the commit
  if (place?.vehicleId) await tx.select().from(vehicles).where(eq(vehicles.id, place.vehicleId)).for('share')
  const deal = await requireDeal(tx, projectId, listVehicleId)
  if (await isSent(tx, asker, listVehicleId, requested)) return { ok: true, inquiryId: null }
  const refusal = checkDeal(deal, requested) ?? (await checkTerms(tx, deal.vehicle, requested))
  if (refusal) return refusal

  await endPrevious(tx, deal)
  const inquiryId = await writeInquiry(tx, asker, ref, deal, requested)
  const { ownerId } = deal.vehicle
  await recordActivity(tx, asker, { kind: 'inquiry-sent', projectId, ownerId, subject: { inquiryId } })
  return { ok: true, inquiryId }
}

/** Whether this form was already sent: same attempt, same account, same fields. */
async function isSent(tx: Tx, asker: Account, listVehicleId: string, requested: Requested): Promise<boolean> {
  const [sent] = await tx
    .select({ inquiry: inquiries, firstOffer: offers.amountCents })
    .from(inquiries)
    .innerJoin(offers, and(eq(offers.inquiryId, inquiries.id), eq(offers.round, 1)))
    .where(and(eq(inquiries.listVehicleId, listVehicleId), eq(inquiries.attempt, requested.attempt)))
  if (!sent || sent.inquiry.askedBy !== asker.id) return false
  const { bookedFrom, bookedTo, productionCompany, location, dayLimit, mileage, usages } = sent.inquiry
  const before = [bookedFrom, bookedTo, sent.firstOffer, productionCompany, location, dayLimit, mileage, usages]
  const again = [requested.from, requested.to, requested.rate, requested.productionCompany, requested.location]
  return JSON.stringify(before) === JSON.stringify([...again, requested.dayLimit, requested.mileage, requested.usage])
}

function checkDeal(deal: Deal, requested: Requested): Refusal | null {
  const refusal = checkInquiry({ stage: deal.stage, listingStatus: deal.vehicle.listingStatus })
  if (refusal) return refusal
  if (requested.attempt !== deal.nextAttempt) return refused('inquiry-changed', INQUIRY_MESSAGES.changed)
  return combineRefusals([
    checkUses(requested.usage, deal.vehicle.refusedUses),
    checkShownPrice(requested.daily, deal.vehicle.daily, requested),
  ])
}

/** Ends the previous inquiry, because a list vehicle can have only one that is open or agreed. */
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
  // an agreed inquiry whose order is over keeps its `closedBy`
  await tx
    .update(inquiries)
    .set(isOver ? { status: 'ended' } : { status: 'withdrawn', closedBy: 'renter', closedAt: now() })
    .where(and(ofThat, eq(inquiries.status, 'agreed')))
}

async function writeInquiry(
  tx: Tx,
  asker: Account,
  ref: Ref,
  { vehicle }: Deal,
  requested: Requested,
): Promise<string> {
  const booking = { from: requested.from, to: requested.to }
  const [row] = await tx
    .insert(inquiries)
    .values({
      projectId: ref.projectId,
      listVehicleId: ref.listVehicleId,
      vehicleId: vehicle.id,
      askedBy: asker.id,
      attempt: requested.attempt,
      productionCompany: requested.productionCompany,
      location: requested.location,
      bookedFrom: requested.from,
      bookedTo: requested.to,
      mileage: requested.mileage,
      usages: requested.usage,
      dayLimit: requested.dayLimit,
      deadlineAt: deadlineOf({ at: now(), dayLimit: requested.dayLimit, booking, zone: vehicle.zone }),
      dailyCents: vehicle.daily,
      listedCents: listedRate(vehicle.daily, countDays(booking)),
      lastOfferCents: requested.rate,
      createdAt: now(),
    })
    .returning({ id: inquiries.id })
  if (!row) throw new Error('The inquiry was not written.')
  await tx.insert(offers).values({
    inquiryId: row.id,
    round: 1,
    madeBy: 'renter',
    accountId: asker.id,
    amountCents: requested.rate,
    createdAt: now(),
  })
  if (requested.note) {
    const first = { inquiryId: row.id, round: 1, kind: 'offer', side: 'renter' } as const
    await writeNote(tx, { ...first, accountId: asker.id, text: requested.note })
  }
  return row.id
}
