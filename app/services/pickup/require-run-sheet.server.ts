import { wayTo } from '~/models/pickup/map-links'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { now } from '~/server/clock.server'
import { qrCode } from '~/server/qr-code.server'
import type { CrewAccess } from '~/server/session/asker.server'
import { requirePickup } from './require-pickup.server'
import { askerOf } from './require-pickup-item.server'

/**
 * The pickup details of an order for paper, a sheet a day, open to whom the page is open, and with what it tells. Its codes
 * lead to the places, and to the page by its plain address: a sheet that is left on a dashboard opens nothing.
 */
export async function requireRunSheet(access: CrewAccess) {
  const { order, days } = await requirePickup(access)
  return {
    order,
    asOf: formatInstantOfYear(now(), HOME_ZONE),
    page: qrCode(`${askerOf(access).origin}${pickupPaths.pickupDetails(access.orderId)}`),
    days: days.map(({ heading, vehicles }) => ({
      heading,
      vehicles: vehicles.map((vehicle) => ({
        ...vehicle,
        way: vehicle.details?.place ? qrCode(wayTo(vehicle.details.place)) : null,
      })),
    })),
  }
}

export type RunSheetView = Awaited<ReturnType<typeof requireRunSheet>>
