import { and, eq } from 'drizzle-orm'
import { orderLink } from '~/models/trade/addresses/order-link'
import { db, orders, projectMembers, projects } from '~/server/db/client.server'
import { gone, thrownGone } from '~/server/errors.server'
import { findAccount } from './require.server'

/** Adds a link to the order, or to its project, to a 410 about an order, for project members. */
export async function withOrderLink<T>(request: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const about = thrownGone(error)
    const way = about?.orderId === undefined ? null : await findOrderLink(request, about.orderId)
    throw way ? gone({ ...about, ...way }) : error
  }
}

async function findOrderLink(request: Request, orderId: number) {
  const account = await findAccount(request)
  if (!account) return null
  const [project] = await db()
    .select({ id: projects.id, title: projects.title })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.id))
    .where(and(eq(orders.id, orderId), eq(projectMembers.accountId, account.id)))
  return project ? orderLink(account.role, { orderId, project }) : null
}
