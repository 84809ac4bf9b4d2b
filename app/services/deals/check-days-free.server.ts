import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import type { Booking } from '~/models/trade/days/days'
import type { Db, Tx } from '~/server/db/client.server'
import { findDayConflict } from '~/services/fleet/vehicle-days.server'

/** A vehicle, the zone it is in, and the days that are wanted of it; null for none. */
type Wanted = { vehicle: { id: string; zone: string }; booking: Booking | null }

/** Why these days cannot be had, with those that others hold and the nearest free ones; null when all are free. */
export async function checkDaysFree(
  on: Db | Tx,
  { vehicle, booking }: Wanted,
  field?: string,
): Promise<Refusal | null> {
  const inTheWay = booking && (await findDayConflict(on, { vehicleId: vehicle.id, zone: vehicle.zone, booking }))
  return inTheWay ? refused('days-taken', INQUIRY_MESSAGES.datesTaken, field, inTheWay) : null
}
