import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { mayOpen, onBehalfOf } from '~/models/trade/access/permissions'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { personName } from '~/models/trade/fields/person'
import { type Cents, formatCents } from '~/models/trade/money'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { PRODUCT } from '~/models/trade/product'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { projectLeaders } from '~/services/crew/membership.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import type { ChangeableItem } from './require-item.server'

/** What is done to an item: its days afterwards, null for none, and what it costs then, before tax. */
export type Amendment =
  | { kind: Exclude<AmendmentKind, 'cancel'>; booking: Booking; price: Cents }
  | { kind: 'cancel'; booking: null; price: 0 }

/**
 * Mails to the vehicle's owner and to whoever leads the project: what was done, by whom and, of a deputy, on whose behalf
 * and why, the days and the price.
 */
export async function notifyAmendment(tx: Tx, asker: Actor, item: ChangeableItem, amendment: Amendment): Promise<void> {
  const { title, orderId, project, owner } = item
  const { heading, emailVerb } = AMENDMENT_LABELS[amendment.kind]
  const details: EmailPart[] = [
    ...(await emailPicture(tx, { id: item.vehicleId, title }, asker.origin)),
    { facts: [...factsOf(item, amendment), ...reasonOf(asker)] },
  ]
  const email = {
    subject: `${heading}: ${title}, order #${orderId}`,
    orderId,
    key: `item-amended/${item.id}/${item.revision}`,
  }
  const sentence = (reader: Side, of: string) =>
    `${actorName(asker, reader, project)} ${emailVerb} the ${title} on order #${orderId}${of}${forWhom(asker, reader, project)}.`
  await writeMail(tx, {
    ...email,
    to: owner,
    parts: [sentence('owner', ''), ...details],
    button: ['Open the order', `${asker.origin}${ownerPaths.ownerOrder(item.id)}`],
  })
  for (const leader of await projectLeaders(tx, [project.id])) {
    // a project leader may lack access to orders
    const [label, path] = mayOpen('orders', leader.role)
      ? (['Open the order', orderPaths.orderDetails(orderId, project.id, project.title)] as const)
      : (['Open the project', projectPaths.projectList(project.id)] as const)
    await writeMail(tx, {
      ...email,
      to: leader,
      parts: [sentence('renter', ` for ${project.title}`), ...details],
      button: [label, asker.origin + path],
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
