import { and, desc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { isPickupShown } from '~/models/orders/pickup-window'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { ARRIVAL_PAUSE_SECONDS } from '~/models/trade/constants'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { accounts, arrivals, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { attempt, transact } from '~/server/db/verb.server'
import { notFound } from '~/server/errors.server'
import type { PickupReader } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { notifyOwnerOfArrival } from './arrival-email.server'
import { findRecipient, type PickupPerson, requirePickupAccess } from './require-pickup-access.server'

type ItemAt = { orderId: number; orderItemId: string }
type Asking = { origin: string; address: string }

/**
 * Tells the owner of a vehicle by mail and text message in how many minutes somebody is there to fetch it; 0 is there. From
 * the day on that the place is shown. The same within a minute is told once. 404 as for the page.
 */
export async function notifyOwner(reader: PickupReader, at: ItemAt, minutes: number): Promise<Outcome> {
  const asking = reader.account ?? reader.holder
  // before it is counted: a stranger uses up nobody's tries
  await requirePickupAccess(reader, at.orderId)
  if (!asking || !(await isOfOrder(at))) throw notFound()
  return attempt(PICKUP_MESSAGES.failed, () =>
    withRateLimit('arrival', asking, at.orderItemId, () =>
      transact(PICKUP_MESSAGES.failed, (tx) => notify(tx, { reader, asking, at, minutes })),
    ),
  )
}

async function isOfOrder({ orderId, orderItemId }: ItemAt): Promise<boolean> {
  const mine = and(eq(orderItems.id, orderItemId), eq(orderItems.orderId, orderId))
  return (await db().$count(orderItems, mine)) > 0
}

type Notice = { reader: PickupReader; asking: Asking; at: ItemAt; minutes: number }

async function notify(tx: Tx, { reader, asking, at, minutes }: Notice): Promise<Outcome> {
  const { person } = await requirePickupAccess(reader, at.orderId, tx)
  const row = await lockItem(tx, at)
  const booking = { from: row.item.bookedFrom, to: row.item.bookedTo }
  const today = todayIn(row.vehicle.zone, now())
  if (!isPickupShown({ status: row.item.status, booking }, today)) {
    return refused('pickup-is-over', PICKUP_MESSAGES.notNow)
  }
  if (await wasJustTold(tx, at.orderItemId, minutes)) return { ok: true }
  const arrival = { orderItemId: at.orderItemId, minutes, ...person, createdAt: now() }
  const [written] = await tx.insert(arrivals).values(arrival).returning({ id: arrivals.id })
  await notifyOwnerOfArrival(tx, {
    id: written?.id ?? '',
    by: await nameOf(tx, person),
    minutes,
    title: vehicleTitle(row.vehicle),
    zone: row.vehicle.zone,
    orderItemId: at.orderItemId,
    project: row.project,
    owner: row.owner,
    contactPhone: row.vehicle.contactPhone,
    origin: asking.origin,
  })
  return { ok: true }
}

async function lockItem(tx: Tx, { orderId, orderItemId }: ItemAt) {
  const [row] = await tx
    .select({ item: orderItems, vehicle: vehicles, owner: accounts, project: projects })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(and(eq(orderItems.id, orderItemId), eq(orderItems.orderId, orderId)))
    .for('no key update', { of: orderItems })
  if (!row) throw notFound()
  return row
}

async function wasJustTold(tx: Tx, orderItemId: string, minutes: number): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(arrivals)
    .where(eq(arrivals.orderItemId, orderItemId))
    .orderBy(desc(arrivals.createdAt))
    .limit(1)
  return last?.minutes === minutes && now().getTime() - last.createdAt.getTime() < ARRIVAL_PAUSE_SECONDS * 1000
}

async function nameOf(tx: Tx, person: PickupPerson) {
  const recipient = await findRecipient(person, tx)
  if (recipient) return recipient
  const [account] = await tx
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, person.accountId ?? ''))
  return account ?? { firstName: '', lastName: '', phone: null }
}
