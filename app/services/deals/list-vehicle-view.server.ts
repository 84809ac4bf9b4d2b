import { dealActions } from '~/models/deals/deal-actions'
import { type DealStage, dealStage } from '~/models/deals/deal-stage'
import type { InquiryView, ListVehicle } from '~/models/deals/list-vehicle'
import { mayRemove } from '~/models/deals/removal'
import { vehicleTown } from '~/models/fleet/vehicle-title'
import { todayIn } from '~/models/trade/days/zones'
import { can, type Standing } from '~/models/trade/permissions'
import type { VehiclePhoto } from '~/models/trade/photos/angles'
import type { ListVehicleRow } from './select-list-vehicles.server'

/** One vehicle of a list for this member; figures that the member may not see are not in it. */
export function listVehicleView(
  row: ListVehicleRow,
  photos: VehiclePhoto[],
  standing: Standing,
  now: Date,
): ListVehicle {
  const { id, listId, vehicle } = row
  const { year, make, model, listingStatus } = vehicle
  const stage = stageOf(row, now)
  return {
    id,
    listId,
    vehicle: { id: vehicle.id, year, make, model, town: vehicleTown(vehicle), listingStatus },
    photos,
    isRemoved: row.removedAt !== null,
    mayRemove: mayRemove({ stage, standing }),
    deal: can('seePrices', standing)
      ? {
          stage,
          actions: dealActions({ stage, listingStatus, standing }),
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
export function stageOf(row: ListVehicleRow, now: Date): DealStage {
  return dealStage(
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

function negotiationOf(row: ListVehicleRow) {
  const { inquiryStatus, round, lastOfferBy, deadlineAt } = row
  const booking = bookingOf(row)
  if (!booking || !inquiryStatus || !round || !lastOfferBy || !deadlineAt) return null
  return { status: inquiryStatus, round, lastOfferBy, closedBy: row.closedBy, deadlineAt, booking }
}

function inquiryOf(row: ListVehicleRow, now: Date): InquiryView | null {
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

function bookingOf({ bookedFrom, bookedTo }: ListVehicleRow) {
  return bookedFrom && bookedTo ? { from: bookedFrom, to: bookedTo } : null
}

function takenOf({ takenFrom, takenTo }: ListVehicleRow) {
  return takenFrom && takenTo ? { from: takenFrom, to: takenTo } : null
}
