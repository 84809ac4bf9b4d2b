import { eq } from 'drizzle-orm'
import type { Amendment } from '~/models/orders/items/item-actions'
import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { formatCents, taxOn } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { amendments, orderItems, type Tx } from '~/server/db/client.server'
import type { Actor } from '~/server/session/asker.server'
import { behalfOf, recordActivity } from '~/services/crew/record-activity.server'
import { endInquiry } from '~/services/deals/inquiry-state.server'
import { applyVacation } from '~/services/fleet/vacation-days.server'
import { releaseDays, reserveDays } from '~/services/fleet/vehicle-days.server'
import { type Details, eventActorOf } from '~/services/signing/agreement/events.server'
import { renewAgreement } from '~/services/signing/write-agreement.server'
import { notifyAmendment } from './amendment-emails.server'
import { notifyFreedDays, notifyTakenDays } from './moved-days.server'
import type { ChangeableItem } from './require-item.server'

/**
 * Applies an amendment to a locked and checked item: writes amendment, days, price and activity, and emails both
 * sides.
 */
export async function applyAmendment(tx: Tx, asker: Actor, item: ChangeableItem, amendment: Amendment): Promise<void> {
  const { kind, booking } = amendment
  await tx
    .insert(amendments)
    .values({ ...amendmentRow(item, amendment), ...behalfOf(asker), accountId: asker.id, createdAt: now() })
  await tx
    .update(orderItems)
    .set({ revision: item.revision + 1, ...itemValues(item, amendment) })
    .where(eq(orderItems.id, item.id))
  await moveDays(tx, item, booking)
  if (kind === 'cancel' || kind === 'complete') await endInquiry(tx, item.inquiryId)
  await recordActivity(tx, asker, { ...activityOf(item, amendment), projectId: item.project.id })
  await notifyAmendment(tx, asker, item, amendment)
  const moved = booking ? [{ vehicleId: item.vehicleId, orderItemId: item.id, days: booking, old: item.booking }] : []
  await notifyTakenDays(tx, asker, `${item.id}/${item.revision}`, moved)
  await notifyFreedDays(tx, asker, item, booking)
  const change = { orderId: item.orderId, origin: asker.origin, details: eventDetails(item, amendment) }
  await renewAgreement(tx, eventActorOf(asker), change)
}

/** The details of the event in the agreement's history. */
function eventDetails({ title, days, price }: ChangeableItem, { kind, booking, price: newPrice }: Amendment): Details {
  return [
    ['Change', `${AMENDMENT_LABELS[kind].heading}: ${title}`],
    ['Dates', `${days}, now ${booking ? formatBookingOfYear(booking) : 'none'}`],
    ['Rate', `${formatCents(price)}, now ${formatCents(newPrice)}`],
  ]
}

function activityOf({ id: orderItemId }: ChangeableItem, { kind, booking }: Amendment) {
  if (kind === 'cancel') return { kind: 'item-cancelled', subject: { orderItemId } } as const
  if (kind === 'change') return { kind: 'days-changed', subject: { orderItemId, ...booking } } as const
  if (kind === 'extend') return { kind: 'extended', subject: { orderItemId, to: booking.to } } as const
  return { kind: 'completed', subject: { orderItemId } } as const
}

/** Unchanged days keep their block and its creation time. */
async function moveDays(tx: Tx, { id, vehicleId, booking: old }: ChangeableItem, booking: Booking | null) {
  if (booking && booking.from === old.from && booking.to === old.to) return
  await releaseDays(tx, { orderItemId: id })
  if (booking) await reserveDays(tx, [{ vehicleId, orderItemId: id, days: booking }])
  await applyVacation(tx, vehicleId)
}

function amendmentRow(
  { id, revision, booking: old, price }: ChangeableItem,
  { kind, booking, price: newCents }: Amendment,
) {
  const days = { oldFrom: old.from, oldTo: old.to, newFrom: booking?.from ?? null, newTo: booking?.to ?? null }
  return { orderItemId: id, revision, kind, ...days, oldCents: price, newCents }
}

/** A cancelled item keeps its days and price for display. */
function itemValues({ taxPerMille }: ChangeableItem, { kind, booking, price }: Amendment) {
  if (kind === 'cancel') return { status: 'cancelled' as const, cancelledAt: now() }
  const days = { bookedFrom: booking.from, bookedTo: booking.to }
  if (kind === 'complete') return { ...days, status: 'completed' as const, completedOn: booking.to }
  return { ...days, priceCents: price, taxCents: taxOn(price, taxPerMille) }
}
