import { asc, eq, inArray } from 'drizzle-orm'
import { db, orderItems, orders } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireOrder } from '~/services/order-page/require-order.server'

type Crew = { projectId: string; leaders: Account[] }

/** Orders whose page shows other totals than the sums of their items that are not cancelled. */
export async function wrongTotals(crews: readonly Crew[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { projectId, leaders } of crews) {
    const [leader] = leaders
    const placed = await db().select().from(orders).where(eq(orders.projectId, projectId)).orderBy(asc(orders.id))
    const items = await itemsOf(placed.map(({ id }) => id))
    for (const { id } of leader ? placed : []) {
      const owed = items.filter(({ orderId, status }) => orderId === id && status !== 'cancelled')
      const sum = (column: 'priceCents' | 'taxCents') => owed.reduce((total, item) => total + item[column], 0)
      const { totals } = leader ? await requireOrder(leader, id) : { totals: null }
      const [subTotal, tax] = [sum('priceCents'), sum('taxCents')]
      const is = [totals?.vehicles, totals?.subTotal, totals?.tax, totals?.total].join(' ')
      const expected = [owed.length, subTotal, tax, subTotal + tax].join(' ')
      if (is !== expected) wrong.push(`order ${id} shows ${is} instead of ${expected}`)
    }
  }
  return wrong
}

const itemsOf = (ids: number[]) => db().select().from(orderItems).where(inArray(orderItems.orderId, ids))
