import { eq } from 'drizzle-orm'
import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { priceEffect } from '~/models/orders/items/item-price'
import { onBehalfOf } from '~/models/trade/access/behalf'
import { mayOpen } from '~/models/trade/access/permissions'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { personName } from '~/models/trade/fields/person'
import { type Cents, formatCents } from '~/models/trade/money/money'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { PRODUCT } from '~/models/trade/product'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import type { EmailPart } from '~/server/mail/email-template'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { projectLeaders } from '~/services/crew/project-leaders.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import type { ChangeableItem } from './lock-item.server'

/** What is done to an item: its days afterwards, null for none, and what it costs then, before tax. */
export type Amendment =
  | { kind: Exclude<AmendmentKind, 'cancel'>; booking: Booking; price: Cents }
  | { kind: 'cancel'; booking: null; price: 0 }

/**
 * Mails to the vehicle's owner and to whoever leads the project: what was done, by whom and, of a deputy, on whose behalf
 * and why, the days and the price.
 */
export async function notifyAmendment(tx: Tx, asker: Actor, item: ChangeableItem, amendment: Amendment): Promise<void> {
  const { order, project, vehicle } = item
  const { emailSubject, emailVerb } = AMENDMENT_LABELS[amendment.kind]
  const details = [
    ...(await emailPicture(tx, vehicle, asker.origin)),
    { facts: [...factsOf(item, amendment), ...reasonOf(asker)] },
  ] satisfies EmailPart[]
  const message = {
    subject: `${emailSubject}: ${vehicle.title}, order #${order.id}`,
    secret: null,
    orderId: order.id,
    key: `item-amended/${item.id}/${item.revision}`,
  }
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, vehicle.ownerId))
  if (owner) {
    const sentence = `${actorName(asker, 'owner', project)} ${emailVerb} the ${vehicle.title} on order #${order.id}${forWhom(asker, 'owner', project)}.`
    const button = { button: 'Open the order', href: `${asker.origin}${ownerPaths.ownerOrder(item.id)}` }
    await writeMail(tx, {
      ...message,
      to: owner.email,
      parts: [`Hello ${owner.firstName},`, sentence, ...details, button],
    })
  }
  for (const { email, firstName, role } of await projectLeaders(tx, [project.id])) {
    const sentence = `${actorName(asker, 'renter', project)} ${emailVerb} the ${vehicle.title} on order #${order.id} for ${project.title}${forWhom(asker, 'renter', project)}.`
    const parts = [`Hello ${firstName},`, sentence, ...details, buttonFor(role, item, asker.origin)]
    await writeMail(tx, { ...message, to: email, parts })
  }
}

/** A project leader may lack access to orders: the button then opens the project. */
function buttonFor(role: ApplicationRole, { order, project }: ChangeableItem, origin: string): EmailPart {
  if (!mayOpen('orders', role))
    return { button: 'Open the project', href: `${origin}${projectPaths.projectList(project.id)}` }
  return {
    button: 'Open the order',
    href: `${origin}${orderPaths.orderDetails(order.id, project.id, project.title)}`,
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

function factsOf({ booking: old, price, taxPerMille }: ChangeableItem, { booking, price: is }: Amendment) {
  const effect = priceEffect(price, is, taxPerMille)
  const days = booking ? formatBookingOfYear(booking) : 'None (dates released)'
  return [
    ['Previous dates', formatBookingOfYear(old)],
    ['New dates', days],
    ['Previous rate', formatCents(price)],
    ['New rate', formatCents(effect.is)],
    ['Difference', formatCents(effect.difference)],
  ] as const
}
