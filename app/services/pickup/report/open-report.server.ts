import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { isReportShown } from '~/models/orders/pickup-window'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { accounts, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account, PickupReader } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { requireMembership } from '~/services/crew/membership.server'
import { isOrderOver, requireLinkOpen } from '../order-over.server'
import { requirePickupAccess } from '../require-pickup-access.server'

/** Who reads what was recorded of a booked vehicle: at the order's page, by the pickup's, or as its owner. */
export type ReportDoor = { orderItemId: string } & (
  | { by: 'member'; renter: Account; orderId: number; projectId?: string }
  | { by: 'reader'; reader: PickupReader; orderId: number }
  | { by: 'owner'; owner: Account }
)

/**
 * The booked vehicle that a report is about; of where it stands nothing is told. 404 for strangers and for items of other
 * orders, and to the renter's side before the pickup notice and once the vehicle is cancelled; whoever came by a link reads it
 * until the order is over, 410 then.
 */
export async function openReport(door: ReportDoor) {
  const row = await readItem(door.orderItemId)
  if (!row || !(await isOpenTo(door, row))) throw notFound()
  const { item, vehicle, project, owner } = row
  return {
    orderItemId: item.id,
    orderId: item.orderId,
    project,
    title: vehicleTitle(vehicle),
    vin: vehicle.vin,
    booked: formatBookingOfYear({ from: item.bookedFrom, to: item.bookedTo }),
    owner: personName(owner),
    zone: vehicle.zone,
    isOver: await isOrderOver(item.orderId),
  }
}

export type ReportItem = Awaited<ReturnType<typeof openReport>>

type Row = NonNullable<Awaited<ReturnType<typeof readItem>>>

async function isOpenTo(door: ReportDoor, { item, vehicle, project }: Row): Promise<boolean> {
  if (door.by === 'owner') {
    requireArea(door.owner, 'ownerDesk')
    return vehicle.ownerId === door.owner.id
  }
  if (door.orderId !== item.orderId) return false
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const isShown = isReportShown({ status: item.status, booking }, todayIn(vehicle.zone, now()))
  if (door.by === 'member') {
    if (door.projectId && door.projectId !== project.id) return false
    requireArea(door.renter, 'orders')
    await requireMembership(door.renter, project.id)
    return isShown
  }
  const { person } = await requirePickupAccess(door.reader, door.orderId)
  await requireLinkOpen(person, item.orderId)
  return isShown
}

async function readItem(orderItemId: string) {
  const [row] = await db()
    .select({
      item: orderItems,
      vehicle: vehicles,
      owner: { firstName: accounts.firstName, lastName: accounts.lastName },
      project: { id: projects.id, title: projects.title, productionCompany: projects.productionCompany },
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(eq(orderItems.id, orderItemId))
  return row ?? null
}
