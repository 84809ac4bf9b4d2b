import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { orderButton } from '~/models/trade/addresses/order-link'
import { formatDeadline } from '~/models/trade/days/zones'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { membersWho } from '~/services/crew/membership.server'
import type { BookedRow } from '~/services/orders/select-booked.server'

/** To the owner. `end`: the deadline to object; null once they have confirmed. */
export async function mailReturnConfirmed(
  tx: Tx,
  { item, vehicle, project, owner }: BookedRow,
  { end, origin }: { end: Date | null; origin: string },
): Promise<void> {
  const title = vehicleTitle(vehicle)
  await writeMail(tx, {
    type: 'return-confirmed',
    to: owner,
    subject: `Return confirmed: ${title}, order #${item.orderId}`,
    parts: [
      `${project.productionCompany} has confirmed the return of your ${title}. ${end ? 'Please review the photos and confirm or dispute it.' : 'You had already confirmed it.'}`,
      ...(end ? [{ facts: [['You can dispute it until', formatDeadline(end, vehicle.zone, now())]] as const }] : []),
    ],
    href: `${origin}${pickupPaths.ownerReturn(item.id)}`,
    orderId: item.orderId,
    key: item.id,
  })
}

/** To the members who follow the project's orders. */
export async function mailReturnDisputed(
  tx: Tx,
  { item: { id, orderId }, vehicle, project }: BookedRow,
  { reason, origin }: { reason: string; origin: string },
): Promise<void> {
  const title = vehicleTitle(vehicle)
  for (const to of await membersWho(tx, 'followOrders', [project.id])) {
    await writeMail(tx, {
      type: 'return-disputed',
      to,
      subject: `Return disputed: ${title}, order #${orderId}`,
      parts: [
        `The owner of the ${title} on order #${orderId} for ${project.title} has disputed its return.`,
        { facts: [['Reason', reason]] },
      ],
      ...orderButton(to.applicationRole, { orderId, project, origin }),
      orderId,
      key: id,
    })
  }
}
