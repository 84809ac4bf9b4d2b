import { and, inArray, isNull, sql } from 'drizzle-orm'
import { type DealActionKind, isActionEnabled } from '~/models/deals/deal-actions'
import type { DealStage } from '~/models/deals/deal-stage'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Command, dealCommand, isVehicleNamed, MAX_REASONS } from '~/models/today/commands/commands'
import { dealReason, NO_OFFER } from '~/models/today/commands/deal-reasons'
import type { ParsedCommand } from '~/models/today/commands/parse-command'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import { db, listVehicles, selectRows, vehicles } from '~/server/db/client.server'
import { stagedVehicles } from '~/services/deals/staged-vehicles.server'
import type { ById } from './crew-orders.server'

/** The offers that can be answered, or the inquiries that can be made, this way; if none, why not. */
export async function crewDealCommands(byId: ById, { verb, target }: ParsedCommand): Promise<Command[]> {
  if (!verb || !('deal' in verb)) return []
  const kind = verb.deal
  const named = (await dealsIn(byId, kind)).filter(({ vehicle }) => isVehicleNamed(vehicle, target))
  const possible = named.filter((deal) => isPossible(kind, deal))
  if (possible.length > 0) return possible.flatMap(({ place }) => dealCommand(kind, place) ?? [])
  if (target === '') return kind === 'inquire' || kind === 'withdraw' ? [] : [NO_OFFER]
  return named
    .flatMap(({ stage, membership, place }) => dealReason(stage, membership.access, place))
    .slice(0, MAX_REASONS)
}

/** The title of the first vehicle with an offer that this member can accept, or null. */
export async function titleToAccept(byId: ById): Promise<string | null> {
  const deals = await dealsIn(byId, 'accept')
  return deals.find((deal) => isPossible('accept', deal))?.place.title ?? null
}

type Deal = Awaited<ReturnType<typeof dealsIn>>[number]

const isPossible = (kind: DealActionKind, { stage, listingStatus, membership: { access } }: Deal) =>
  isActionEnabled(kind, { stage, listingStatus, access })

/** The maximum number of vehicles that are searched; crews with more find them on their project pages. */
const MAX_ROWS = 500

/** The list vehicles of these projects; those with open offers first, unless inquiries are to be made. */
async function dealsIn(byId: ById, kind: DealActionKind) {
  if (byId.size === 0) return []
  const which = and(inArray(listVehicles.projectId, [...byId.keys()]), isNull(listVehicles.removedAt))
  const rows = await selectRows<Row>(
    db(),
    sql`select staged.id, staged.stage, ${listVehicles.projectId} as "projectId",
        ${vehicles.year}, ${vehicles.make}, ${vehicles.model}, ${vehicles.bodyType} as "bodyType", ${vehicles.kinds},
        ${vehicles.listingStatus} as "listingStatus"
      from ${stagedVehicles(which)}
      join ${listVehicles} on ${listVehicles.id} = staged.id
      join ${vehicles} on ${vehicles.id} = ${listVehicles.vehicleId}
      order by ${kind === 'inquire' ? sql`` : sql`staged.stage in ('to_answer', 'asked') desc,`}
        staged.booked_from, staged.id
      limit ${MAX_ROWS}`,
  )
  return rows.flatMap(({ id, projectId, stage, listingStatus, ...vehicle }) => {
    const membership = byId.get(projectId)
    if (!membership) return []
    const place = { projectId, listVehicleId: id, title: vehicleTitle(vehicle), project: membership.project.title }
    return { stage, listingStatus, vehicle, membership, place }
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
