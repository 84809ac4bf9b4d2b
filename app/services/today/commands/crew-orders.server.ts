import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Command, isVehicleNamed, MAX_REASONS } from '~/models/today/commands/commands'
import { type FoundOrder, orderCommands } from '~/models/today/commands/order-commands'
import { orderReason } from '~/models/today/commands/order-reasons'
import type { ParsedCommand } from '~/models/today/commands/parse-command'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { itemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import type { Membership } from '~/services/crew/membership.server'
import { bookedIn, bookedOf } from './booked-of.server'

/** Memberships by the id of the project. */
export type ById = ReadonlyMap<string, Membership>

/** What can be done with the orders that are meant; if nothing, why. */
export async function crewOrderCommands(asker: Account, byId: ById, command: ParsedCommand): Promise<Command[]> {
  const orders = await ordersMeant(asker, byId, command)
  const possible = orders.flatMap((order) => orderCommands(order, command))
  if (possible.length > 0) return possible
  const today = todayIn(HOME_ZONE, now())
  return orders.flatMap((order) => orderReason(order, command, today)).slice(0, MAX_REASONS)
}

/** The order with the typed number, else those with a booked vehicle of the typed name. */
async function ordersMeant(asker: Account, byId: ById, { verb, orderId, target, name }: ParsedCommand) {
  if (byId.size === 0 || (verb && 'deal' in verb)) return []
  const numbered = orderId === null ? [] : await bookedOf(orderId)
  const found = groupedByOrder(asker, byId, numbered, verb ? target : '')
  if (found.length > 0 || !verb) return found
  const booked = await bookedIn([...byId.keys()])
  return groupedByOrder(asker, byId, booked, name).filter(({ items }) => items.some(({ isNamed }) => isNamed))
}

/** The orders of the member's projects with a rental that is not over, by their first days. */
export async function openOrders(asker: Account, byId: ById): Promise<FoundOrder[]> {
  return byId.size === 0 ? [] : groupedByOrder(asker, byId, await bookedIn([...byId.keys()]), '')
}

type Booked = Awaited<ReturnType<typeof bookedOf>>

function groupedByOrder(asker: Account, byId: ById, rows: Booked, name: string): FoundOrder[] {
  return [...new Map(rows.map((row) => [row.orderId, row])).values()].flatMap((order) => {
    const { orderId, projectId, agreement, signerEmail } = order
    const membership = byId.get(projectId)
    if (!membership) return []
    const { project, access } = membership
    const ofOrder = rows.filter((row) => row.orderId === orderId)
    const items = ofOrder.map(({ id, vehicle, status, booking, zone }) => ({
      id,
      title: vehicleTitle(vehicle),
      status: itemStatus({ status, booking }, todayIn(zone, now())),
      from: booking.from,
      isNamed: isVehicleNamed(vehicle, name),
    }))
    const isSigner = signerEmail?.toLowerCase() === asker.email.toLowerCase()
    return { id: orderId, project, access, items, agreement, signerEmail, isSigner }
  })
}
