import { asc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatDayCount, formatDayOfYear } from '~/models/trade/days/day-words'
import { countDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/names'
import { orderStatus } from '~/models/trade/vocabulary/statuses/order-status'
import { db } from '~/server/db/client.server'
import { agreements, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import type { SigningHolder } from '~/server/session/asker.server'

/** What the signer reads before signing. 410 once the order is over or another agreement has taken this one's place. */
export async function requireAgreement({ orderId, agreementId }: SigningHolder) {
  const [row] = await db()
    .select({ agreement: agreements, order: orders, projectTitle: projects.title })
    .from(agreements)
    .innerJoin(orders, eq(orders.id, agreements.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(agreements.id, agreementId))
  if (!row || row.order.id !== orderId) throw notFound()
  const items = await readItems(orderId)
  const isOver = orderStatus(items.map((item) => item.status)) !== 'placed'
  if (isOver || row.agreement.status === 'replaced') throw gone()
  const { agreement, order, projectTitle } = row
  return {
    orderId,
    projectTitle,
    company: order.productionCompanyName,
    taxPerMille: order.taxPerMille,
    placedOn: formatDayOfYear(todayIn(HOME_ZONE, order.createdAt)),
    signer: { name: personName(agreement), title: agreement.title, status: agreement.status },
    items: items.filter((item) => item.status !== 'cancelled'),
  }
}

/** The agreement as its signer reads it. */
export type AgreementView = Awaited<ReturnType<typeof requireAgreement>>

async function readItems(orderId: number) {
  const rows = await db()
    .select({
      id: orderItems.id,
      from: orderItems.bookedFrom,
      to: orderItems.bookedTo,
      status: orderItems.status,
      agreed: orderItems.priceCents,
      tax: orderItems.taxCents,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map(({ from, to, status, ...row }) => ({
    id: row.id,
    title: vehicleTitle(row),
    days: from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`,
    dayCount: formatDayCount(countDays({ from, to })),
    status,
    agreed: row.agreed,
    tax: row.tax,
  }))
}
