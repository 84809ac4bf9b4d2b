import { asc, eq } from 'drizzle-orm'
import { amendmentDates, amendmentPrice, amendmentText } from '~/models/orders/items/item-messages'
import { onBehalfOf } from '~/models/trade/access/permissions'
import { formatInstantOfYear, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { accounts, amendments, db, orderItems } from '~/server/db/client.server'

/**
 * The amendments of an order's items, oldest first: who, when, what; for staff also on whose behalf and why. One query.
 */
export async function allChanges(orderId: number, productionCompany: string) {
  const rows = await db()
    .select({
      amendment: amendments,
      who: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(amendments)
    .innerJoin(orderItems, eq(orderItems.id, amendments.orderItemId))
    .innerJoin(accounts, eq(accounts.id, amendments.accountId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(amendments.createdAt), asc(amendments.revision))
  const today = todayIn(HOME_ZONE, now())
  return rows.map(({ amendment, who }) => ({
    orderItemId: amendment.orderItemId,
    revision: amendment.revision,
    when: formatInstantOfYear(amendment.createdAt, HOME_ZONE),
    ...byline(amendment, personName(who), productionCompany),
    text: amendmentText(amendment),
    dates: amendmentDates(amendment, today),
    price: amendmentPrice(amendment),
  }))
}

/** One amendment of an order item. */
export type Change = Omit<Awaited<ReturnType<typeof allChanges>>[number], 'orderItemId'>

type Amendment = typeof amendments.$inferSelect

function byline({ onBehalfOf: side, reason }: Amendment, name: string, productionCompany: string) {
  if (side === null) return { who: name, behalf: null }
  return { who: `${name} of ${PRODUCT}`, behalf: { text: onBehalfOf(side, productionCompany), reason } }
}
