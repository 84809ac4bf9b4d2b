import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { DealActionKind } from '~/models/deals/deal-actions'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { splitWords } from '~/models/search/spelling'
import { type Command, type Found, isNamed, MAX_COMMANDS, ownerDealCommand } from '~/models/today/commands/commands'
import { nothingToAnswer } from '~/models/today/commands/deal-reasons'
import type { ParsedCommand } from '~/models/today/commands/parse-command'
import { personName } from '~/models/trade/fields/person'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { ownerPaths } from '~/models/trade/paths/owner'
import { providerPaths } from '~/models/trade/paths/provider'
import { accounts, db, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { inquiriesToAnswer } from '~/services/deals/waiting-inquiries.server'
import { bookedOf } from './booked-of.server'

/** For an owner: booked vehicles by the number of their order, offers to answer, and vehicles by name. */
export async function ownerCommands(asker: Account, command: ParsedCommand): Promise<Found> {
  const { verb, target, orderId } = command
  const ordered = orderId === null || (verb && !('order' in verb)) ? [] : await bookedOf(orderId)
  const kind = verb && 'deal' in verb ? verb.deal : null
  const own = verb ? [] : await vehiclesNamed(target, eq(vehicles.ownerId, asker.id), ownerPaths.ownerVehicle)
  return {
    exact: [
      ...ordered
        .filter(({ ownerId }) => ownerId === asker.id)
        .map(({ id, vehicle }) => ({
          text: `Order #${orderId}`,
          kind: vehicleTitle(vehicle),
          to: ownerPaths.ownerOrder(id),
        })),
      ...(kind ? answerCommands(kind, target, await inquiriesToAnswer(asker.id)) : []),
    ],
    pages: [],
    named: own,
  }
}

type Waiting = Awaited<ReturnType<typeof inquiriesToAnswer>>

/** The inquiries to answer about vehicles of this name; if there are none, the inbox. */
function answerCommands(kind: DealActionKind, name: string, waiting: Waiting): Command[] {
  const found = waiting.filter(({ title }) => name === '' || isNamed(title, name))
  if (found.length === 0) return [nothingToAnswer(name)]
  return found.flatMap(({ id, title, productionCompany: by }) => ownerDealCommand(kind, { id, title, by }) ?? [])
}

/** For staff: orders by number, and vehicles and owners by name. */
export async function staffCommands({ verb, target, orderId }: ParsedCommand): Promise<Found> {
  const ordered = orderId === null || (verb && !('order' in verb)) ? [] : await bookedOf(orderId)
  const found = verb ? [] : await vehiclesNamed(target, undefined, providerPaths.vehicle)
  const people = verb ? [] : await ownersNamed(target)
  return {
    exact: ordered.slice(0, 1).map(() => ({
      text: `Order #${orderId}`,
      kind: 'Order',
      to: providerPaths.order(orderId ?? 0),
    })),
    pages: [],
    named: [...people, ...found],
  }
}

/** Vehicles whose year, make and model contain all words. */
async function vehiclesNamed(text: string, which: SQL | undefined, to: (vehicleId: string) => OwnPath) {
  const name = sql`lower(concat_ws(' ', ${vehicles.year}, ${vehicles.make}, ${vehicles.model}))`
  const contained = splitWords(text).map((word) => sql`position(${word} in ${name}) > 0`)
  if (contained.length === 0) return []
  const rows = await db()
    .select({ id: vehicles.id, year: vehicles.year, make: vehicles.make, model: vehicles.model })
    .from(vehicles)
    .where(and(which, ne(vehicles.listingStatus, 'deleted'), ...contained))
    .orderBy(asc(vehicles.year), asc(vehicles.id))
    .limit(MAX_COMMANDS)
  return rows.map((row): Command => ({ text: vehicleTitle(row), kind: 'Vehicle', to: to(row.id) }))
}

async function ownersNamed(text: string): Promise<Command[]> {
  const name = sql`lower(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}, ${accounts.email}))`
  const typed = text.toLowerCase().split(' ').filter(Boolean)
  const contained = typed.map((word) => sql`position(${word} in ${name}) > 0`)
  if (contained.length === 0) return []
  const rows = await db()
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.role, 'backlot_owner'), ne(accounts.status, 'closed'), ...contained))
    .orderBy(asc(accounts.firstName), asc(accounts.id))
    .limit(MAX_COMMANDS)
  return rows.map((row) => ({
    text: `Orders of ${personName(row) || row.email}`,
    kind: 'Owner',
    to: providerPaths.orders({ owner: row.email }),
  }))
}
