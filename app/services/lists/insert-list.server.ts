import type { ListFields } from '~/models/lists/list-heading'
import type { Tx } from '~/server/db/client.server'
import { lists } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { upsertListVehicle } from './upsert-list-vehicle.server'

/** `vehicleId`: what the list begins with. */
type Beginning = { projectId: string; list: ListFields; vehicleId?: string }

/** Writes a list, and answers with its id. Whoever calls this has asked whether the asker may, and whether the vehicle can. */
export async function insertList(tx: Tx, asker: Account, { projectId, list, vehicleId }: Beginning): Promise<string> {
  const [row] = await tx
    .insert(lists)
    .values({ projectId, ...list, createdBy: asker.id })
    .returning({ id: lists.id })
  if (!row) throw new Error('The list was not written.')
  await recordActivity(tx, asker, { kind: 'list-created', projectId, subject: { listId: row.id } })
  if (vehicleId) await upsertListVehicle(tx, asker, { projectId, listId: row.id, vehicleId })
  return row.id
}
