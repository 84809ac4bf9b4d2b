import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { objectionEndsAt } from '~/models/pickup/return-state'
import { mayOpen } from '~/models/trade/access/permissions'
import { formatDeadline } from '~/models/trade/days/instant-words'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { accounts, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { writeMail } from '~/server/mail/write-mail.server'
import { projectLeaders } from '~/services/crew/project-leaders.server'

type Confirmed = { orderItemId: string; confirmedAt: Date; isClosed: boolean; origin: string }

/** The production has confirmed: until when the owner may object, and where. `isClosed`: the owner had confirmed before. */
export async function notifyOwnerOfReturn(
  tx: Tx,
  { orderItemId, confirmedAt, isClosed, origin }: Confirmed,
): Promise<void> {
  const { vehicle, owner, project, orderId } = await readItem(tx, orderItemId)
  const end = isClosed ? null : objectionEndsAt({ renterConfirmedAt: confirmedAt })
  const title = vehicleTitle(vehicle)
  await writeMail(tx, {
    to: owner.email,
    subject: `Return confirmed: ${title}, order #${orderId}`,
    parts: [
      `Hello ${owner.firstName},`,
      `${project.productionCompany} has confirmed the return of your ${title}. ${isClosed ? 'You had already confirmed it.' : 'Please review the photos and confirm or dispute it.'}`,
      ...(end ? [{ facts: [['You can dispute it until', formatDeadline(end, vehicle.zone, now())]] as const }] : []),
      { button: 'Open the return', href: `${origin}${pickupPaths.ownerReturn(orderItemId)}` },
    ],
    secret: null,
    orderId,
    key: `return-confirmed/${orderItemId}`,
  })
}

/** The owner has objected: whoever leads the project hears why. */
export async function notifyObjection(
  tx: Tx,
  { orderItemId, reason, origin }: { orderItemId: string; reason: string; origin: string },
): Promise<void> {
  const { vehicle, project, orderId } = await readItem(tx, orderItemId)
  const title = vehicleTitle(vehicle)
  for (const { email, firstName, role } of await projectLeaders(tx, [project.id])) {
    const button = mayOpen('orders', role)
      ? { button: 'Open the order', href: `${origin}${orderPaths.orderDetails(orderId, project.id, project.title)}` }
      : { button: 'Open the project', href: `${origin}${projectPaths.projectList(project.id)}` }
    await writeMail(tx, {
      to: email,
      subject: `Return disputed: ${title}, order #${orderId}`,
      parts: [
        `Hello ${firstName},`,
        `The owner of the ${title} on order #${orderId} for ${project.title} has disputed its return.`,
        { facts: [['Reason', reason]] },
        button,
      ],
      secret: null,
      orderId,
      key: `return-objected/${orderItemId}`,
    })
  }
}

async function readItem(tx: Tx, orderItemId: string) {
  const [row] = await tx
    .select({ orderId: orderItems.orderId, vehicle: vehicles, owner: accounts, project: projects })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(eq(orderItems.id, orderItemId))
  if (!row) throw new Error('The booking is gone.')
  return row
}
