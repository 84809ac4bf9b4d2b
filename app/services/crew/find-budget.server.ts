import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Budget } from '~/models/crew/budget'
import { type Db, db, projects, type Tx } from '~/server/db/client.server'

/**
 * A project's budget and what is committed: its orders with tax, and its external vehicles at their price; null if no
 * budget is set. No access check: callers authorize.
 */
export async function findBudget(projectId: string, on: Db | Tx = db()): Promise<Budget | null> {
  return (await allBudgets([projectId], on)).get(projectId) ?? null
}

/** The same for several projects, without those that have no budget. One query for any number. */
export async function allBudgets(projectIds: readonly string[], on: Db | Tx = db()): Promise<Map<string, Budget>> {
  if (projectIds.length === 0) return new Map()
  const rows = await on
    .select({ id: projects.id, budget: projects.budgetCents, ordered: orderedCents, external: externalCents })
    .from(projects)
    .where(and(inArray(projects.id, [...projectIds]), isNotNull(projects.budgetCents)))
  return new Map(
    rows.flatMap(({ id, budget, ordered, external }) =>
      budget === null ? [] : [[id, { budget, committed: ordered + external }]],
    ),
  )
}

const orderedCents = sql`(
  select coalesce(sum(item.price_cents + item.tax_cents), 0) from order_items as item
  join orders on orders.id = item.order_id
  where orders.project_id = "projects"."id" and item.status <> 'cancelled')`.mapWith(Number)

const externalCents = sql`(
  select coalesce(sum(external.price_cents), 0) from external_vehicles as external
  join list_vehicles as place on place.external_vehicle_id = external.id
  where external.project_id = "projects"."id" and place.removed_at is null)`.mapWith(Number)
