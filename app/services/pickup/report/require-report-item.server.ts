import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { isReportShown } from '~/models/orders/pickup-window'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { notFound } from '~/server/errors.server'
import type { PickupAccess } from '~/server/session/asker.server'
import { isOrderOver, requireLinkOpen, requirePickupItem } from '../require-pickup-item.server'

/** Who reads what was recorded of a booked vehicle; the page of an order names its project as well. */
export type ReportAccess = PickupAccess & { orderItemId: string; projectId?: string }

/**
 * The booked vehicle that a report is about; of where it stands nothing is told. 404 for strangers and for items of other
 * orders, and to the renter's side before the pickup notice and once the vehicle is cancelled; whoever came by a link reads it
 * until the order is over, 410 then.
 */
export async function requireReportItem(access: ReportAccess) {
  const { item, vehicle, project, owner, by } = await requirePickupItem(access)
  if (access.projectId && access.projectId !== project.id) throw notFound()
  await requireLinkOpen(by, item.orderId)
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const isShown = isReportShown({ status: item.status, booking }, todayIn(vehicle.zone, now()))
  if (access.kind !== 'owner' && !isShown) throw notFound()
  return {
    orderItemId: item.id,
    orderId: item.orderId,
    project,
    title: vehicleTitle(vehicle),
    vin: vehicle.vin,
    booked: formatBookingOfYear({ from: item.bookedFrom, to: item.bookedTo }),
    owner: personName(owner),
    zone: vehicle.zone,
    isOver: await isOrderOver(item.orderId),
  }
}

export type ReportItem = Awaited<ReturnType<typeof requireReportItem>>
