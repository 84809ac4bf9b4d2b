import { and, eq } from 'drizzle-orm'
import { fuelWords, vehicleTitle } from '~/models/fleet/vehicle-title'

import { ITEM_MESSAGES } from '~/models/orders/items/item-messages'
import { fuelFacts, guidanceFacts } from '~/models/orders/items/pickup-guidance'
import { isPickupShown } from '~/models/orders/pickup-window'
import { formatBookingOfYear, formatDayCount } from '~/models/trade/days/day-words'
import { countDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { orderItems, orders } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { requireMembership } from '~/services/crew/membership.server'
import { pickupPlace } from '../pickup-place.server'
import { selectBooked } from '../select-booked.server'

type At = { orderId: number; projectId?: string; orderItemId: string }

/** The pickup guidance of a booked vehicle for members of its project; 404 to other accounts. */
export async function requireGuidance(asker: Account, at: At): Promise<ItemGuidance> {
  requireArea(asker, 'orders')
  const guidance = await readPickupGuidance(at)
  if (!guidance) throw notFound()
  await requireMembership(asker, guidance.project.id)
  return guidance
}

/**
 * The pickup guidance of a booked vehicle, or null if there is none. No access check: callers authorize. Place, owner and
 * the owner's instructions are absent before the notice period and once the rental is over, when `refusal` is set.
 */
export async function readPickupGuidance(at: At) {
  const row = await findItem(at)
  if (!row) return null
  const { item, order, project, vehicle, owner } = row
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const isShown = isPickupShown({ status: item.status, booking }, todayIn(vehicle.zone, now()))
  const instructions = { ...vehicle, fuelType: fuelWords(vehicle.fuelType) }
  return {
    id: item.id,
    order: { id: order.id },
    project: { id: project.id, title: project.title },
    company: order.productionCompanyName,
    /** Whom to ask at the production, a line each. */
    contact: [order.contactName, normalizePhone(order.phoneNumber)?.shown ?? order.phoneNumber, order.email],
    title: vehicleTitle(vehicle),
    picture: row.photoId ? photoUrls(row.photoId) : null,
    days: formatBookingOfYear(booking),
    dayCount: formatDayCount(countDays(booking)),
    refusal: item.status === 'confirmed' ? null : ITEM_MESSAGES.itemOver,
    pickup: isShown ? { ...pickupPlace(vehicle), owner: personName(owner) } : null,
    facts: isShown ? guidanceFacts(instructions) : fuelFacts(instructions),
  }
}

/** A booked vehicle as its dialog and its report show it. */
export type ItemGuidance = NonNullable<Awaited<ReturnType<typeof readPickupGuidance>>>

async function findItem({ orderId, projectId, orderItemId }: At) {
  const inProject = projectId ? eq(orders.projectId, projectId) : undefined
  const [row] = await selectBooked(db()).where(and(eq(orderItems.id, orderItemId), eq(orders.id, orderId), inProject))
  return row
}
