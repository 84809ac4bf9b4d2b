import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { db, orderItems, orders, projectMembers, projects, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { orderRows } from './order-rows.server'

const PAGE = 10

/**
 * A keyset page of the orders of the asker's projects, newest first. `search` is an order number or words of the names
 * of a vehicle and the project; `older` is the number of the last order on the previous page.
 */
export async function findOrders(asker: Account, { search, older }: { search: string; older?: number }) {
  requireArea(asker, 'orders')
  const found = await db()
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      project: { id: projects.id, title: projects.title },
      access: { projectRole: projectMembers.role, projectStatus: projects.status },
    })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    .where(
      and(search ? isOrderFound(search, sql`${projects.title}`) : undefined, older ? lt(orders.id, older) : undefined),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const shown = found.slice(0, PAGE).map(({ access, ...order }) => ({
    ...order,
    access: { ...access, applicationRole: asker.role },
  }))
  const projectOf = new Map(shown.map(({ id, project }) => [id, project]))
  const rows = await orderRows(shown)
  return {
    orders: rows.flatMap((row) => {
      const project = projectOf.get(row.id)
      return project ? [{ ...row, project }] : []
    }),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

export type FoundOrder = Awaited<ReturnType<typeof findOrders>>['orders'][number]

/**
 * Matches the number of an order, or one of its vehicles together with the project by all words, in any order. The
 * query has to join `orders`.
 */
export function isOrderFound(search: string, projectTitle: SQL): SQL {
  const text = search.toLowerCase()
  const name = sql`lower(concat_ws(' ', ${projectTitle}, ${vehicles.year}, ${vehicles.make}, ${vehicles.model}))`
  return sql`(${orders.id}::text = ${text.replace(/^(order\s*)?#?\s*/, '')}
    or exists (
      select 1 from ${orderItems} join ${vehicles} on ${vehicles.id} = ${orderItems.vehicleId}
      where ${and(eq(orderItems.orderId, orders.id), ...text.split(/\s+/).map((word) => sql`position(${word} in ${name}) > 0`))}
    ))`
}
