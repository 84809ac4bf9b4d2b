import type { Amendment } from '~/models/orders/items/item-actions'
import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { onBehalfOf } from '~/models/trade/access/permissions'
import { orderButton } from '~/models/trade/addresses/order-link'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { formatCents } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PRODUCT } from '~/models/trade/product'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import type { ChangeableItem } from './require-item.server'

/**
 * Emails the vehicle's owner and the members who follow the project's orders: the change, who made it, days and price,
 * and for a deputy on whose behalf and why.
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
