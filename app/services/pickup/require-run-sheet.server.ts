import { wayTo } from '~/models/pickup/map-links'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { now } from '~/server/clock.server'
import { qrCode } from '~/server/qr-code.server'
import type { PickupReader } from '~/server/session/asker.server'
import { requirePickup } from './require-pickup.server'

/**
 * The pickup details of an order for paper, a sheet a day, open to whom the page is open, and with what it tells. Its codes
 * lead to the places, and to the page by its plain address: a sheet that is left on a dashboard opens nothing.
 */
export async function requireRunSheet(reader: PickupReader, orderId: number) {
  const { order, days } = await requirePickup(reader, orderId)
  const origin = (reader.account ?? reader.holder)?.origin ?? ''
  return {
    order,
    asOf: formatInstantOfYear(now(), HOME_ZONE),
    page: qrCode(`${origin}${pickupPaths.pickupDetails(orderId)}`),
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
