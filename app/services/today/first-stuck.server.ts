import { sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { StuckOrders } from '~/models/today/staff-tasks'
import type { Day } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import type { AgreementStatus } from '~/models/trade/vocabulary/documents'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { accounts, db, orders, projects, selectRows, vehicles } from '~/server/db/client.server'
import { rentalsWithoutPhotos, STUCK_ORDERS, stuckCount } from '~/services/provider/orders/stuck-orders.server'
import { currentAgreement } from '~/services/signing/paperwork.server'

const LISTED = ['unsigned', 'docusign', 'documents', 'overdue', 'photos'] as const
type Listed = (typeof LISTED)[number]

type Row = { stuck: Listed; count: number } & (
  | (Pick<typeof vehicles.$inferSelect, 'year' | 'make' | 'model' | 'zone' | 'pickupPreference'> &
      Pick<typeof accounts.$inferSelect, 'firstName' | 'lastName'> & {
        orderId: number
        production: string
        project: string
        day: Day
        agreement: AgreementStatus | null
        hasDocuments: boolean
      })
  | { orderId: null }
)

/**
 * How many orders are stuck in each way, and the vehicle of the first one: the earliest pickup, or the earliest return
 * of those that are overdue, of a vehicle without photos if they are missing. One query.
 */
export async function firstStuck(): Promise<Record<Listed, StuckOrders>> {
  const rows = await selectRows<Row>(db(), sql.join(LISTED.map(firstOf), sql` union all `))
  const of = (stuck: Listed) => stuckOrders(rows.find((row) => row.stuck === stuck))
  return {
    unsigned: of('unsigned'),
    docusign: of('docusign'),
    documents: of('documents'),
    overdue: of('overdue'),
    photos: of('photos'),
  }
}

function stuckOrders(row: Row | undefined): StuckOrders {
  if (!row || row.orderId === null) return { count: row?.count ?? 0, first: null }
  const { count, orderId, production, project, day, agreement, hasDocuments } = row
  const today = todayIn(row.zone, now())
  const papers = { agreement, hasDocuments, delivers: ownerDelivers(row) }
  const parties = { owner: personName(row), production, project }
  return { count, first: { orderId, title: vehicleTitle(row), ...parties, day, today, ...papers } }
}

/** Completed rentals only of orders without any other. */
function firstOf(stuck: Listed) {
  const day = stuck === 'overdue' ? sql`item.booked_to` : sql`item.booked_from`
  const isStuck = stuck === 'photos' ? sql`item.id = any(array(${rentalsWithoutPhotos()}))` : sql`true`
  return sql`(select ${stuck} as stuck, ${stuckCount(stuck)} as count, first.*
    from (select) as one left join lateral (
      select item.order_id as "orderId", ${day}::text as day, ${vehicles.year}, ${vehicles.make}, ${vehicles.model},
        ${vehicles.zone}, ${vehicles.pickupPreference} as "pickupPreference", ${currentAgreement} as agreement,
        ${orders.documentsAt} is not null as "hasDocuments", ${accounts.firstName} as "firstName", ${accounts.lastName} as "lastName",
        ${projects.productionCompany} as production, ${projects.title} as project
      from order_items as item
      join ${orders} on ${orders.id} = item.order_id
      join ${projects} on ${projects.id} = ${orders.projectId}
      join ${vehicles} on ${vehicles.id} = item.vehicle_id
      join ${accounts} on ${accounts.id} = ${vehicles.ownerId}
      where item.order_id = any(array(${STUCK_ORDERS[stuck]()})) and ${isStuck} and (item.status = 'confirmed'
        or (item.status = 'completed' and not exists (
          select from order_items as other where other.order_id = item.order_id and other.status = 'confirmed')))
      order by ${day}, item.order_id, item.id limit 1
    ) as first on true)`
}
