import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import { isActionEnabled } from '~/models/deals/deal-actions'
import type { DealStage } from '~/models/deals/deal-stage'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Command, dealCommand, type Found, isNamed, isVehicleNamed } from '~/models/today/commands/commands'
import { orderCommands } from '~/models/today/commands/order-commands'
import type { ParsedCommand } from '~/models/today/commands/parse-command'
import { todayIn } from '~/models/trade/days/zones'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { itemStatus } from '~/models/trade/vocabulary/orders'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { db, lists, listVehicles, selectRows, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { allMemberships, type Membership } from '~/services/crew/membership.server'
import { stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { bookedOf } from './booked-of.server'

/** The maximum number of lists and vehicles that are searched; crews with more find them on their project pages. */
const MAX_ROWS = 500

/** For a crew: orders by number, offers by vehicle, and projects and lists by name. */
export async function crewCommands(asker: Account, command: ParsedCommand): Promise<Found> {
  const memberships = await allMemberships(asker)
  const byId = new Map(memberships.map((membership) => [membership.project.id, membership]))
  return {
    exact: [...(await orderActionCommands(asker, byId, command)), ...(await dealActionCommands(byId, command))],
    named: [...projectsNamed(memberships, command), ...(await listsNamed(byId, command))],
  }
}

type ById = Map<string, Membership>

async function orderActionCommands(asker: Account, byId: ById, command: ParsedCommand): Promise<Command[]> {
  const { orderId, target, verb } = command
  if (orderId === null || byId.size === 0 || (verb && 'deal' in verb)) return []
  const rows = await bookedOf(orderId)
  const [first] = rows
  const membership = first && byId.get(first.projectId)
  if (!first || !membership) return []
  const { project, access } = membership
  const items = rows.map(({ id, vehicle, status, booking, zone }) => ({
    id,
    title: vehicleTitle(vehicle),
    status: itemStatus({ status, booking }, todayIn(zone, now())),
    isNamed: verb === null || isVehicleNamed(vehicle, target),
  }))
  const isSigner = first.signerEmail?.toLowerCase() === asker.email.toLowerCase()
  return orderCommands({ id: orderId, project, access, items, agreement: first.agreement, isSigner }, command)
}

/** The list vehicles whose offers can be answered this way, in the order of their projects. */
async function dealActionCommands(byId: ById, { verb, target }: ParsedCommand): Promise<Command[]> {
  if (!verb || !('deal' in verb) || byId.size === 0) return []
  const kind = verb.deal
  const which = and(inArray(listVehicles.projectId, [...byId.keys()]), isNull(listVehicles.removedAt))
  const rows = await selectRows<Row>(
    db(),
    sql`select staged.id, staged.stage, ${listVehicles.projectId} as "projectId",
        ${vehicles.year}, ${vehicles.make}, ${vehicles.model}, ${vehicles.bodyType} as "bodyType", ${vehicles.kinds},
        ${vehicles.listingStatus} as "listingStatus"
      from ${stagedVehicles(which)}
      join ${listVehicles} on ${listVehicles.id} = staged.id
      join ${vehicles} on ${vehicles.id} = ${listVehicles.vehicleId}
      where ${kind === 'inquire' ? sql`true` : sql`staged.stage in ('to_answer', 'asked')`}
      order by staged.booked_from, staged.id limit ${MAX_ROWS}`,
  )
  return rows.flatMap(({ id, projectId, stage, listingStatus, ...vehicle }) => {
    const membership = byId.get(projectId)
    if (!membership || !isVehicleNamed(vehicle, target)) return []
    if (!isActionEnabled(kind, { stage, listingStatus, access: membership.access })) return []
    const title = vehicleTitle(vehicle)
    return dealCommand(kind, { projectId, listVehicleId: id, title, project: membership.project.title }) ?? []
  })
}

type Row = {
  id: string
  projectId: string
  stage: DealStage
  listingStatus: ListingStatus
  year: number
  make: string
  model: string
  bodyType: string
  kinds: string[]
}

function projectsNamed(memberships: readonly Membership[], { verb, target }: ParsedCommand): Command[] {
  if (verb) return []
  return memberships
    .filter(({ project }) => isNamed(project.title, target))
    .map(({ project }) => ({ text: project.title, kind: 'Project', to: projectPaths.projectList(project.id) }))
}

/** The query string for a single list, so that it is on the first page whatever its position. */
const alone = (listId: string) => `?list=${listId}`

async function listsNamed(byId: ById, { verb, target }: ParsedCommand): Promise<Command[]> {
  if (verb || byId.size === 0) return []
  const rows = await db()
    .select({ id: lists.id, name: lists.name, projectId: lists.projectId })
    .from(lists)
    .where(and(inArray(lists.projectId, [...byId.keys()]), isNull(lists.archivedAt)))
    .orderBy(desc(lists.createdAt), lists.id)
    .limit(MAX_ROWS)
  return rows
    .filter(({ name }) => isNamed(name, target))
    .map(({ id, name, projectId }) => ({
      text: name,
      kind: `List, ${byId.get(projectId)?.project.title ?? ''}`,
      to: listPaths.listOnPage(projectId, id, alone(id)),
    }))
}
