import { and, eq, exists } from 'drizzle-orm'
import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Conflict, type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { lists, listVehicles, type Tx, transact } from '~/server/db/client.server'
import { afterKey } from '~/server/db/keyset.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { lockCrew } from '~/services/crew/members.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { describeLastEdit, recordActivity } from '~/services/crew/record-activity.server'
import { checkVehicle, upsertListVehicle } from './add-vehicle.server'
import { LIST_COLUMNS } from './list.server'

type NewList = {
  projectId: string
  list: ListFields
  /** The project's newest list when the form was loaded; null if it had none. */
  writtenAfter: string | null
  /** The first vehicle of the list. */
  vehicleId?: string
}

/**
 * Creates a list, optionally with a first vehicle. Posting the same form again returns the same list unless it was
 * edited since. If the vehicle cannot be added, it is refused and no list is created.
 */
export function createList(asker: Account, wanted: NewList): Promise<Outcome<{ listId: string }>> {
  return transact(LIST_MESSAGES.failed, async (tx) => {
    const { projectId, list, vehicleId } = wanted
    // serialize, so that a concurrent post of the same form finds the first list
    await lockCrew(tx, projectId)
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('createLists', membership)
    if (vehicleId) {
      requirePermission('addVehicles', membership)
      const refusal = await checkVehicle(tx, vehicleId)
      if (refusal) return refusal
    }
    const made = await findMade(tx, asker, wanted)
    if (made) return { ok: true, listId: made }
    return { ok: true, listId: await insertList(tx, asker, { projectId, list, vehicleId }) }
  })
}

/** The list that this form already created: same account, same fields, created after the form was loaded. */
async function findMade(tx: Tx, asker: Account, wanted: NewList): Promise<string | null> {
  const inProject = eq(lists.projectId, wanted.projectId)
  const isSame = LIST_FIELDS.map((field) => eq(LIST_COLUMNS[field], wanted.list[field]))
  const byAge = { table: lists, key: lists.createdAt, id: lists.id, direction: 'asc' } as const
  const [made] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(
      and(
        inProject,
        eq(lists.createdBy, asker.id),
        ...isSame,
        afterKey(byAge, wanted.writtenAfter, inProject),
        wanted.vehicleId ? exists(beganWith(tx, wanted.vehicleId)) : undefined,
      ),
    )
    .limit(1)
  return made?.id ?? null
}

/** The vehicle on the list, even if it was removed since. */
function beganWith(tx: Tx, vehicleId: string) {
  return tx
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(and(eq(listVehicles.listId, lists.id), eq(listVehicles.vehicleId, vehicleId)))
}

/** Inserts a list and returns its id. The caller has checked the permission and the vehicle. */
export async function insertList(
  tx: Tx,
  asker: Account,
  { projectId, list, vehicleId }: Omit<NewList, 'writtenAfter'>,
) {
  const [row] = await tx
    .insert(lists)
    .values({ projectId, ...list, createdBy: asker.id })
    .returning({ id: lists.id })
  if (!row) throw new Error('The list was not written.')
  await recordActivity(tx, asker, { kind: 'list-created', projectId, subject: { listId: row.id } })
  if (vehicleId) await upsertListVehicle(tx, asker, { projectId, listId: row.id, vehicleId })
  return row.id
}

type ListEdit = { projectId: string; listId: string; edit: Edit<ListFields> }

/**
 * Saves the fields of a list that the sender changed. If someone else has changed one of them to another value since
 * the form was loaded, it is a conflict: refused with the current value, and nothing is written. Idempotent.
 */
export function editList(asker: Account, { projectId, listId, edit }: ListEdit): Promise<Outcome> {
  return transact(LIST_MESSAGES.failed, async (tx) => {
    requirePermission('editLists', await requireMembership(asker, projectId, tx))
    const [list] = await tx
      .select({ fields: LIST_COLUMNS, revision: lists.revision })
      .from(lists)
      .where(and(eq(lists.id, listId), eq(lists.projectId, projectId)))
      // serialize with concurrent saves
      .for('no key update')
    if (!list) throw notFound()
    const merged = mergeEdit(edit, list)
    if (merged.clashes.length > 0) {
      return conflictRefusal(await describeLastEdit(tx, asker, { projectId, listId }), toConflict(merged, list))
    }
    if (Object.keys(merged.changes).length === 0) return { ok: true }
    await tx
      .update(lists)
      .set({ ...merged.changes, revision: list.revision + 1 })
      .where(eq(lists.id, listId))
    await recordActivity(tx, asker, { kind: 'list-edited', projectId, subject: { listId } })
    return { ok: true }
  })
}

function conflictRefusal(sentence: string, conflict: Conflict): Refusal {
  return { ...refused('list-changed', sentence, 'revision'), conflict }
}
