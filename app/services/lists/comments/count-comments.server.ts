import { and, count, inArray, isNull } from 'drizzle-orm'
import { comments, db } from '~/server/db/client.server'

/**
 * The number of comments on each list vehicle, by its id; vehicles without comments are omitted. One query for any
 * number.
 */
export async function countComments(listVehicleIds: readonly string[]): Promise<Map<string, number>> {
  if (listVehicleIds.length === 0) return new Map()
  const rows = await db()
    .select({ id: comments.listVehicleId, count: count() })
    .from(comments)
    .where(and(inArray(comments.listVehicleId, [...listVehicleIds]), isNull(comments.deletedAt)))
    .groupBy(comments.listVehicleId)
  return new Map(rows.map((row) => [row.id, row.count]))
}
