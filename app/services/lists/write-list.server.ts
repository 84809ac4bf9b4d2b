import { and, eq, exists } from 'drizzle-orm'
import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { type Conflict, type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
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
  /** The newest list when the form was written, null in a project without any. */
  writtenAfter: string | null
  /** What the list begins with. */
  vehicleId?: string
}

/**
 * Makes a list, beginning with a vehicle when one is given. The same form posted again leads to the same list, as long
 * as nobody has called it something else. Editors of an active project only; a vehicle that cannot be added is
 * refused, and no list made.
 */
export function createList(asker: Account, wanted: NewList): Promise<Outcome<{ listId: string }>> {
  return transact(LIST_MESSAGES.failed, async (tx) => {
    const { projectId, list, vehicleId } = wanted
    // one list of a project at a time: a concurrent post of the same form sees the first one
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

/** The list that this very form has made already: by the same person, with the same words, since it was written. */
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

/** The vehicle in the list, be it removed since. */
function beganWith(tx: Tx, vehicleId: string) {
  return tx
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(and(eq(listVehicles.listId, lists.id), eq(listVehicles.vehicleId, vehicleId)))
}

/** Writes a list, and answers with its id. The caller has checked the permission and the vehicle. */
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
 * Writes what a list is called and where it belongs, as far as its sender changed it. A field that somebody else has
 * changed to something else since the form was written is refused, with its current value, and nothing is written.
 * The same form again changes nothing and succeeds. Editors of an active project only.
 */
export function editList(asker: Account, { projectId, listId, edit }: ListEdit): Promise<Outcome> {
  return transact(LIST_MESSAGES.failed, async (tx) => {
    requirePermission('editLists', await requireMembership(asker, projectId, tx))
    const [list] = await tx
      .select({ fields: LIST_COLUMNS, revision: lists.revision })
      .from(lists)
      .where(and(eq(lists.id, listId), eq(lists.projectId, projectId)))
      // a concurrent save waits here and sees what this one wrote
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

function conflictRefusal(sentence: string, overtaken: Conflict): Refusal {
  return { ...refused('list-changed', sentence, 'revision'), overtaken }
}
