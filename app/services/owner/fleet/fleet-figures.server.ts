import { type SQL, sql } from 'drizzle-orm'
import { BOOKED_COUNTED_DAYS, VIEWS_COUNTED_DAYS } from '~/models/trade/constants'
import type { Cents } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { db, selectRows, vehicles } from '~/server/db/client.server'

export type FleetFigures = {
  /** Views of its page in the last `VIEWS_COUNTED_DAYS` UTC days, including today. */
  views: number
  /** Ordered days in the next `BOOKED_COUNTED_DAYS` days from today, in the vehicle's time zone. */
  bookedDays: number
  /**
   * The sum of current prices before tax of its rentals that start in the current year, in the vehicle's time zone.
   * Cancelled rentals do not count. A rental over New Year counts in the year in which it starts.
   */
  revenue: Cents
}

/** The figures of these vehicles for their owner, in one query. */
export async function fleetFigures(vehicleIds: readonly string[]): Promise<Map<string, FleetFigures>> {
  if (vehicleIds.length === 0) return new Map()
  const { views, bookedDays, revenue } = figureColumns(now().toISOString())
  const rows = await selectRows<FleetFigures & { id: string }>(
    db(),
    sql`select vehicles.id, ${views} as views, ${bookedDays} as "bookedDays", ${revenue} as revenue
      from ${vehicles} where vehicles.id in ${vehicleIds}`,
  )
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** Columns for queries with `vehicles`. */
export function figureColumns(at: string): Record<keyof FleetFigures, SQL> {
  const today = sql`(${at}::timestamptz at time zone vehicles.zone)::date`
  const ahead = sql`daterange(${today}, ${today} + ${BOOKED_COUNTED_DAYS}::int)`
  return {
    views: sql`(
      select coalesce(sum(seen.views), 0)::int from vehicle_views as seen
      where seen.vehicle_id = vehicles.id
        and seen.day > (${at}::timestamptz at time zone 'UTC')::date - ${VIEWS_COUNTED_DAYS}::int)`,
    bookedDays: sql`(
      select coalesce(sum(upper(block.period * ${ahead}) - lower(block.period * ${ahead})), 0)::int
      from vehicle_blocks as block
      where block.vehicle_id = vehicles.id and block.active and block.kind = 'order' and block.period && ${ahead})`,
    revenue: sql`(
      select coalesce(sum(item.price_cents), 0)::float8 from order_items as item
      where item.vehicle_id = vehicles.id and item.status <> 'cancelled'
        and extract(year from item.booked_from) = extract(year from ${today}))`,
  }
}
