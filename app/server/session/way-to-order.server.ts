import { and, eq } from 'drizzle-orm'
import { mayOpen } from '~/models/trade/access/permissions'
import { bookingPaths } from '~/models/trade/paths/booking'
import { db, orders, projectMembers } from '~/server/db/client.server'
import { gone, thrownGone } from '~/server/errors.server'
import { findAccount } from './require.server'

/** Adds to a 410 about an order the way to that order, for members of its project who may open it. */
export async function withWayToOrder<T>(request: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const about = thrownGone(error)
    if (about?.orderId === undefined || !(await mayOpenOrder(request, about.orderId))) throw error
    throw gone({ ...about, to: bookingPaths.orderSummary(about.orderId) })
  }
}

async function mayOpenOrder(request: Request, orderId: number): Promise<boolean> {
  const account = await findAccount(request)
  if (!account || !mayOpen('orders', account.role)) return false
  const [member] = await db()
    .select({ id: projectMembers.accountId })
    .from(orders)
    .innerJoin(projectMembers, eq(projectMembers.projectId, orders.projectId))
    .where(and(eq(orders.id, orderId), eq(projectMembers.accountId, account.id)))
  return member !== undefined
}
