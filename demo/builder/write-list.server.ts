import { db, lists, listVehicles } from '~/server/db/client.server'

/**
 * Writes a list as it stands. By hand: the service begins a list now and lets editors alone, and a story needs one of days
 * ago, or in a project that nobody edits any more.
 */
export async function writeList(list: typeof lists.$inferInsert): Promise<string> {
  const [row] = await db().insert(lists).values(list).returning({ id: lists.id })
  if (!row) throw new Error('The list was not written.')
  return row.id
}

/** Puts a vehicle into a list. By hand for the same reasons. */
export async function writeListVehicle(listVehicle: typeof listVehicles.$inferInsert): Promise<string> {
  const [row] = await db().insert(listVehicles).values(listVehicle).returning({ id: listVehicles.id })
  if (!row) throw new Error('The vehicle was not put into its list.')
  return row.id
}
