import { eq } from 'drizzle-orm'
import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { onBehalfOf } from '~/models/trade/access/permissions'
import { orderButton } from '~/models/trade/addresses/way-to-order'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { type Cents, formatCents, taxOn } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PRODUCT } from '~/models/trade/product'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { amendments, orderItems, type Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import { behalfOf, recordActivity } from '~/services/crew/record-activity.server'
import { endInquiry } from '~/services/deals/inquiry-state.server'
import { releaseDays, reserveDays } from '~/services/fleet/vehicle-days.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { type Details, eventActorOf } from '~/services/signing/agreement/events.server'
import { renewAgreement } from '~/services/signing/write-agreement.server'
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

/** The entry in the history of the agreement. */
function eventDetails({ title, days, price }: ChangeableItem, { kind, booking, price: is }: Amendment): Details {
  return [
    ['Change', `${AMENDMENT_LABELS[kind].heading}: ${title}`],
    ['Dates', `${days}, now ${booking ? formatBookingOfYear(booking) : 'none'}`],
    ['Rate', `${formatCents(price)}, now ${formatCents(is)}`],
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

/** What is done to an item: its days afterwards, null for none, and what it costs then, before tax. */
export type Amendment =
  | { kind: Exclude<AmendmentKind, 'cancel'>; booking: Booking; price: Cents }
  | { kind: 'cancel'; booking: null; price: 0 }

/**
 * Mails to the vehicle's owner and to those who follow the project's orders: what was done, by whom and, of a deputy, on whose behalf
 * and why, the days and the price.
 */
async function notifyAmendment(tx: Tx, asker: Actor, item: ChangeableItem, amendment: Amendment): Promise<void> {
  const { title, orderId, project, owner } = item
  const { heading, emailVerb } = AMENDMENT_LABELS[amendment.kind]
  const details: EmailPart[] = [
    ...(await emailPicture(tx, { id: item.vehicleId, title }, asker.origin)),
    { facts: [...factsOf(item, amendment), ...reasonOf(asker)] },
  ]
  const email = {
    subject: `${heading}: ${title}, order #${orderId}`,
    orderId,
    key: `${item.id}/${item.revision}`,
  }
  const sentence = (reader: Side, of: string) =>
    `${actorName(asker, reader, project)} ${emailVerb} the ${title} on order #${orderId}${of}${forWhom(asker, reader, project)}.`
  await writeMail(tx, {
    ...email,
    type: 'item-amended-for-owner',
    to: owner,
    parts: [sentence('owner', ''), ...details],
    href: `${asker.origin}${ownerPaths.ownerOrder(item.id)}`,
  })
  for (const to of await membersWho(tx, 'followOrders', [project.id])) {
    await writeMail(tx, {
      ...email,
      type: 'item-amended',
      to,
      parts: [sentence('renter', ` for ${project.title}`), ...details],
      ...orderButton(to.applicationRole, { orderId, project, origin: asker.origin }),
    })
  }
}

/** Crew members see the person's name, owners only the production company. */
function actorName(asker: Actor, reader: Side, { productionCompany }: ChangeableItem['project']): string {
  if (asker.kind === 'deputy') return `${personName(asker)} of ${PRODUCT}`
  return reader === 'owner' ? productionCompany : personName(asker)
}

function forWhom(asker: Actor, reader: Side, { productionCompany }: ChangeableItem['project']): string {
  if (asker.kind !== 'deputy') return ''
  const { side } = asker.behalf
  return side === reader ? ' on your behalf' : ` ${onBehalfOf(side, productionCompany)}`
}

const reasonOf = (asker: Actor) => (asker.kind === 'deputy' ? [['Reason', asker.behalf.reason] as const] : [])

function factsOf({ days, price }: ChangeableItem, { booking, price: is }: Amendment) {
  return [
    ['Previous dates', days],
    ['New dates', booking ? formatBookingOfYear(booking) : 'None (dates released)'],
    ['Previous rate', formatCents(price)],
    ['New rate', formatCents(is)],
    ['Difference', formatCents(is - price)],
  ] as const
}
