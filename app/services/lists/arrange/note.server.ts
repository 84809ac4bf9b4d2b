import { and, eq } from 'drizzle-orm'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { NO_MARK, type NoteFields } from '~/models/lists/arrange/vehicle-notes'
import { listedTitle } from '~/models/lists/listed-name'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { type Db, db, externalVehicles, listVehicles, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { describeLastEdit, recordActivity } from '~/services/crew/record-activity.server'
import { NOTE_COLUMNS } from '../list.server'

type Ref = { projectId: string; listVehicleId: string }

/** A vehicle with its note and marks, for the form. 404 if it is not on a list of the project. */
export async function requireNote({ project }: Membership, listVehicleId: string) {
  const [row] = await selectNote(db(), { projectId: project.id, listVehicleId })
  if (!row) throw notFound()
  return noteOf(row)
}

function selectNote(on: Db | Tx, { projectId, listVehicleId }: Ref) {
  return on
    .select({
      ...NOTE_COLUMNS,
      revision: listVehicles.revision,
      removedAt: listVehicles.removedAt,
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model },
      externalTitle: externalVehicles.title,
    })
    .from(listVehicles)
    .leftJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
}

type Row = Awaited<ReturnType<typeof selectNote>>[number]

function noteOf({ carNumber, character, mark, note, revision, removedAt, ...names }: Row) {
  if (removedAt) throw notFound()
  const fields: NoteFields = { carNumber, character, mark: mark ?? NO_MARK, note }
  return { title: listedTitle(names), revision, fields }
}

/**
 * Saves the number, character, mark and note of a list vehicle, merged field by field like the fields of a list: a
 * conflict is refused, and nothing is written. Idempotent.
 */
export function editNote(asker: Account, ref: Ref, edit: Edit<NoteFields>): Promise<Outcome> {
  return transact(ARRANGE_MESSAGES.noteFailed, async (tx): Promise<Outcome> => {
    const membership = await requireMembership(asker, ref.projectId, tx)
    const [row] = await selectNote(tx, ref).for('no key update', { of: listVehicles })
    if (!row) throw notFound()
    requirePermission('editLists', membership)
    const current = noteOf(row)
    const merged = mergeEdit(edit, current)
    if (merged.clashes.length > 0) {
      const sentence = await describeLastEdit(tx, asker, ref)
      return { ...refused('note-changed', sentence, 'revision'), conflict: toConflict(merged, current) }
    }
    const { mark, ...texts } = merged.changes
    if (Object.keys(merged.changes).length === 0) return { ok: true }
    await tx
      .update(listVehicles)
      .set({ ...texts, ...(mark && { mark: mark === NO_MARK ? null : mark }), revision: row.revision + 1 })
      .where(eq(listVehicles.id, ref.listVehicleId))
    const subject = { listVehicleId: ref.listVehicleId }
    await recordActivity(tx, asker, { kind: 'note-edited', projectId: ref.projectId, subject })
    return { ok: true }
  })
}
