import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { IMPORT_COLUMNS, STATUS_HEADER, statusLabel } from '~/models/fleet/import/import-columns'
import { BYTE_ORDER_MARK, csvRows, distinctFromGuarded } from '~/models/trade/format/csv'
import { db, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { detailsOf, termsOf } from '../listing/listing-columns.server'
import { requireFleet } from './fleet-of.server'

/**
 * Streams all vehicles of a fleet, except deleted ones, as a CSV file with the columns of an import, for the owner and
 * staff.
 */
export async function exportFleet(asker: Account, ownerId: string) {
  await requireFleet(asker, ownerId)
  return { name: 'vehicles.csv', content: streamOf(csvOf(ownerId)) }
}

/** Generates chunks on demand. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => pieces.return(undefined).then(() => undefined),
    },
    { highWaterMark: 0 },
  )
}

async function* csvOf(ownerId: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvRows([[...IMPORT_COLUMNS.map(({ header }) => header), STATUS_HEADER]]))
  for await (const rows of batchesOf(ownerId)) yield encoder.encode(csvRows(rows.map(cellsOf)))
}

type Vehicle = typeof vehicles.$inferSelect

function cellsOf(vehicle: Vehicle): string[] {
  const fields = { ...detailsOf(vehicle), ...termsOf(vehicle) }
  const cells = IMPORT_COLUMNS.map(({ write }) => distinctFromGuarded(write(fields)))
  return [...cells, statusLabel(vehicle.listingStatus)]
}

const BATCH = 500

async function* batchesOf(ownerId: string): AsyncGenerator<Vehicle[]> {
  let after: string | null = null
  for (;;) {
    const rows: Vehicle[] = await db()
      .select()
      .from(vehicles)
      .where(
        and(
          eq(vehicles.ownerId, ownerId),
          ne(vehicles.listingStatus, 'deleted'),
          after === null ? undefined : gt(vehicles.id, after),
        ),
      )
      .orderBy(asc(vehicles.id))
      .limit(BATCH)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? null
  }
}
