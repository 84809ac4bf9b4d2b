import { vehicleTown } from '~/models/fleet/vehicle-title'
import { blockableDays } from '~/models/owner/days/owner-days'
import { calendarMonths, daysOfMonths } from '~/models/owner/months'
import { overlaps } from '~/models/trade/days/days'
import type { Account } from '~/server/session/asker.server'
import { type BookedPeriod, bookedPeriods } from './booked-periods.server'
import { countOwnerDays } from './days/blocks-within.server'
import { requireOwnedVehicle } from './days/owned-vehicle.server'

/** As many as fit beside one another. */
const MONTHS = 3

/** A vehicle as its owner's page shows it, with its calendar from a month on. 404 for another owner's. */
export async function requireOwnerVehicle(asker: Account, vehicleId: string, month?: string) {
  const vehicle = await requireOwnedVehicle(asker, vehicleId)
  const { today } = vehicle
  const shown = calendarMonths(month, today, MONTHS)
  const [days, blockable] = [daysOfMonths(shown.months), blockableDays(today)]
  const periods = await bookedPeriods([vehicleId], [days, blockable])
  const ahead = periods.filter((period) => overlaps(period, blockable))
  return {
    vehicle: {
      id: vehicle.id,
      title: vehicle.title,
      picture: vehicle.picture,
      town: vehicleTown(vehicle),
      listingStatus: vehicle.listingStatus,
      daily: vehicle.dayPrice,
    },
    today,
    ...shown,
    shownPeriods: periods.filter((period) => overlaps(period, days)),
    booked: ahead.filter(({ order }) => order !== null),
    blocked: ahead.filter(({ order }) => order === null),
    blockable,
    taken: ahead.map((period) => ({ from: period.from, to: period.to, words: `${periodText(period)}.` })),
    attempt: await countOwnerDays(vehicleId),
  }
}

export type OwnerVehicleView = Awaited<ReturnType<typeof requireOwnerVehicle>>

function periodText({ order, days }: BookedPeriod): string {
  return order ? `Booked ${days} by ${order.productionCompany}` : `Blocked ${days}`
}
