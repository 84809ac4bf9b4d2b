import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { checkConfirmed, duplicateWarnings, saveWarnings } from '~/models/lists/external/external-warnings'
import type { Day } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import type { Refusal } from '~/models/trade/results/outcome'
import {
  type Db,
  db,
  externalVehicles,
  inquiries,
  lists,
  listVehicles,
  type Tx,
  vehicles,
} from '~/server/db/client.server'
import { findBudget } from '~/services/crew/find-budget.server'

type Stored = { title: string; vinNumber?: string; usingFrom: Day; usingTo: Day; priceCents: Cents }
type Ref = { projectId: string; listVehicleId: string }

interface Saved {
  ref: Ref
  vehicle: Stored
  /** Null for a new vehicle. */
  before: Stored | null
  /** The warnings that the sender has seen. */
  confirmed: string | undefined
}

/** Refused with the warnings about this save until they are confirmed. */
export async function checkWarnings(tx: Tx, { ref, vehicle, before, confirmed }: Saved): Promise<Refusal | null> {
  const warnings = saveWarnings({
    vehicle: identified(vehicle),
    before: before && identified(before),
    others: [...(await otherExternals(ref, tx)), ...(await listedVehicles(ref, tx))],
    budget: await findBudget(ref.projectId, tx),
  })
  return checkConfirmed(warnings, confirmed)
}

/**
 * A message for each vehicle of the project that may be the same one. Vehicles of the marketplace are only compared for
 * members who see deals, because the message contains their days.
 */
export async function findDuplicates(ref: Ref, vehicle: Stored, seesDeals: boolean): Promise<string[]> {
  const others = [...(await otherExternals(ref)), ...(seesDeals ? await listedVehicles(ref) : [])]
  return duplicateWarnings(identified(vehicle), others)
}

function identified({ usingFrom: from, usingTo: to, vinNumber = '', ...vehicle }: Stored) {
  return { ...vehicle, vinNumber, using: { from, to } }
}

async function otherExternals({ projectId, listVehicleId }: Ref, on: Db | Tx = db()) {
  const rows = await on
    .select({
      title: externalVehicles.title,
      vinNumber: externalVehicles.vinNumber,
      using: { from: externalVehicles.usingFrom, to: externalVehicles.usingTo },
      listName: lists.name,
    })
    .from(listVehicles)
    .innerJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .where(
      and(eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt), ne(listVehicles.id, listVehicleId)),
    )
    .orderBy(listVehicles.addedAt, listVehicles.id)
  return rows.map((row) => ({ ...row, isListed: false }))
}

/** The vehicles of the marketplace on the lists of a project, with the days of their current inquiry. */
async function listedVehicles({ projectId }: Ref, on: Db | Tx = db()) {
  const isLive = and(eq(inquiries.listVehicleId, listVehicles.id), inArray(inquiries.status, ['open', 'agreed']))
  const rows = await on
    .select({
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model },
      vinNumber: vehicles.vin,
      from: inquiries.bookedFrom,
      to: inquiries.bookedTo,
      listName: lists.name,
    })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .leftJoin(inquiries, isLive)
    .where(and(eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)))
    .orderBy(listVehicles.addedAt, listVehicles.id)
  return rows.map(({ vehicle, from, to, ...row }) => ({
    ...row,
    title: vehicleTitle(vehicle),
    isListed: true,
    using: from && to ? { from, to } : null,
  }))
}
