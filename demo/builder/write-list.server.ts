import { db, lists, listVehicles } from '~/server/db/client.server'

/**
 * Inserts a list. Inserted directly, because the service only creates lists now and by editors; callers also need lists
 * from the past, or in projects that nobody may edit.
 */
export async function writeList(list: typeof lists.$inferInsert): Promise<string> {
  const [row] = await db().insert(lists).values(list).returning({ id: lists.id })
  if (!row) throw new Error('The list was not written.')
  return row.id
}

/** Inserts a list vehicle, directly for the same reasons. */
export async function writeListVehicle(listVehicle: typeof listVehicles.$inferInsert): Promise<string> {
  const [row] = await db().insert(listVehicles).values(listVehicle).returning({ id: listVehicles.id })
  if (!row) throw new Error('The vehicle was not put into its list.')
  return row.id
}
