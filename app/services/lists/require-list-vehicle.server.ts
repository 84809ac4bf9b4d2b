import { and, eq, isNull } from 'drizzle-orm'
import type { ListVehicle } from '~/models/deals/list-vehicle'
import { db } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { listVehiclesOf } from './lists-page.server'

/** One vehicle that is on a list of this project now, else 404. */
export async function requireListVehicle(membership: Membership, listVehicleId: string): Promise<ListVehicle> {
  const [row] = await db()
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(
      and(
        eq(listVehicles.id, listVehicleId),
        eq(listVehicles.projectId, membership.project.id),
        isNull(listVehicles.removedAt),
      ),
    )
  const [listVehicle] = await listVehiclesOf(row ? [row.id] : [], membership)
  if (!listVehicle) throw notFound()
  return listVehicle
}
