import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ListForm } from '~/models/lists/list-form'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import type { Outcome } from '~/models/trade/outcome'
import { db, inTransaction, type Tx } from '~/server/db/client.server'
import { lists } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import { once } from '~/server/http/once.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { placeVehicle, refusedVehicle } from './add-vehicle.server'

type Order = { projectId: string; list: z.output<typeof ListForm>; key: string; vehicleId?: string }

/**
 * Makes a list, beginning with a vehicle when one is given. The same form posted again leads to the same list. Editors
 * of an active project only; a vehicle that cannot be added is refused, and no list made.
 */
export async function createList(renter: Renter, order: Order): Promise<Outcome<{ listId: string }>> {
  return orRefuse(LIST_MESSAGES.failed, () => inTransaction((tx) => createWithin(tx, renter, order)))
}

/** The newest list of a project: it tells a form written before it from one written after. */
export async function newestListId(projectId: string): Promise<string | null> {
  const [list] = await db()
    .select({ id: lists.id })
    .from(lists)
    .where(eq(lists.projectId, projectId))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(1)
  return list?.id ?? null
}

async function createWithin(tx: Tx, renter: Renter, order: Order): Promise<Outcome<{ listId: string }>> {
  const membership = await requireMembership(renter, order.projectId, tx)
  refuseUnless('createLists', membership)
  if (order.vehicleId) {
    refuseUnless('addVehicles', membership)
    const refusal = await refusedVehicle(tx, order.vehicleId)
    if (refusal) return refusal
  }
  const outcome = z.object({ listId: z.string() })
  const made = await once(tx, { accountId: renter.id, key: order.key, outcome }, () => write(tx, renter, order))
  return { ok: true, listId: made.listId }
}

async function write(tx: Tx, renter: Renter, { projectId, list, vehicleId }: Order) {
  const [row] = await tx
    .insert(lists)
    .values({ projectId, ...list, createdBy: renter.id })
    .returning({ id: lists.id })
  if (!row) throw notFound()
  await recordActivity(tx, { kind: 'list-created', accountId: renter.id, projectId, subject: { listId: row.id } })
  if (vehicleId) await placeVehicle(tx, renter, { projectId, listId: row.id, vehicleId })
  return { listId: row.id }
}
