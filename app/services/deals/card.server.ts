import { cardActions, mayRemove } from '~/models/deals/card-actions'
import { type CardStage, cardStage } from '~/models/deals/card-stage'
import type { CardInquiry, ListCard } from '~/models/deals/list-card'
import { todayIn } from '~/models/trade/days/zones'
import { can, type Standing } from '~/models/trade/permissions'
import type { CardFactsRow } from './card-facts.server'

/** The card of one vehicle of a list for this member; figures that the member may not see are not in it. */
export function listCard(row: CardFactsRow, photoIds: string[], standing: Standing, now: Date): ListCard {
  const { id, listId, vehicle } = row
  const { year, make, model, town, state, listingStatus } = vehicle
  const stage = stageOf(row, now)
  return {
    id,
    listId,
    vehicle: { id: vehicle.id, year, make, model, place: `${town}, ${state}`, listingStatus },
    photoIds,
    mayRemove: mayRemove({ stage, standing }),
    deal: can('seePrices', standing)
      ? {
          stage,
          actions: cardActions({ stage, listingStatus, standing }),
          dailyCents: vehicle.dayPrice,
          today: todayIn(vehicle.zone, now),
          inquiry: inquiryOf(row, now),
          taken: takenOf(row),
          orderId: row.orderId,
        }
      : null,
  }
}

/** Where a vehicle of a list stands. */
export function stageOf(row: CardFactsRow, now: Date): CardStage {
  return cardStage(
    {
      listingStatus: row.vehicle.listingStatus,
      zone: row.vehicle.zone,
      inquiry: negotiationOf(row),
      inCart: row.cartItemId !== null,
      orderItem: row.orderItemStatus,
      taken: takenOf(row),
    },
    now,
  )
}

function negotiationOf(row: CardFactsRow) {
  const { inquiryStatus, round, lastOfferBy, deadlineAt } = row
  const booking = bookingOf(row)
  if (!booking || !inquiryStatus || !round || !lastOfferBy || !deadlineAt) return null
  return { status: inquiryStatus, round, lastOfferBy, closedBy: row.closedBy, deadlineAt, booking }
}

function inquiryOf(row: CardFactsRow, now: Date): CardInquiry | null {
  const { inquiryId, round, lastOfferCents, deadlineAt } = row
  const booking = bookingOf(row)
  if (!booking || !inquiryId || !round || !lastOfferCents || !deadlineAt) return null
  return {
    id: inquiryId,
    round,
    booking,
    lastOfferCents,
    previousOfferCents: row.previousOfferCents,
    millisecondsLeft: Math.max(0, deadlineAt.getTime() - now.getTime()),
  }
}

function bookingOf({ bookedFrom, bookedTo }: CardFactsRow) {
  return bookedFrom && bookedTo ? { from: bookedFrom, to: bookedTo } : null
}

function takenOf({ takenFrom, takenTo }: CardFactsRow) {
  return takenFrom && takenTo ? { from: takenFrom, to: takenTo } : null
}
