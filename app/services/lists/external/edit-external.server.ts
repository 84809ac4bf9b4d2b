import { eq } from 'drizzle-orm'
import { type ExternalFields, withoutUnusedRental } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { checkExternal } from '~/models/lists/external/external-rules'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { externalVehicles, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { describeLastEdit, recordActivity } from '~/services/crew/record-activity.server'
import { lockExternal } from '../external-cards/select-externals.server'
import { externalColumns, externalFieldsOf } from './external-columns.server'
import { changeExternalFiles, type FileChanges } from './external-files.server'
import { checkWarnings } from './external-warnings.server'

type ExternalEdit = {
  projectId: string
  listVehicleId: string
  edit: Edit<ExternalFields>
  files: FileChanges
  /** The warnings that the sender has seen. */
  confirmed?: string | undefined
}

/**
 * Saves the fields, the files and their order that the sender changed, and completes a vehicle without details. If
 * someone else has changed a field to another value since the form was loaded, it is a conflict: refused with the
 * current value, and nothing is written. Also refused with new warnings until they are confirmed. For a purchase,
 * deletes the rental company and period. Idempotent.
 */
export function editExternal(
  asker: Account,
  { projectId, listVehicleId, edit, files, confirmed }: ExternalEdit,
): Promise<Outcome> {
  return transact(EXTERNAL_MESSAGES.updateFailed, async (tx) => {
    requirePermission('editExternals', await requireMembership(asker, projectId, tx))
    const { vehicle, removedAt } = await lockExternal(tx, projectId, listVehicleId)
    if (removedAt) return refused('vehicle-removed', EXTERNAL_MESSAGES.removed)
    const current = { fields: externalFieldsOf(vehicle), revision: vehicle.revision }
    const merged = mergeEdit(edit, current)
    if (merged.clashes.length > 0) {
      const sentence = await describeLastEdit(tx, asker, { projectId, listVehicleId, isExternal: true })
      return { ...refused('external-changed', sentence, 'revision'), conflict: toConflict(merged, current) }
    }
    const fields = withoutUnusedRental({ ...current.fields, ...merged.changes })
    const refusal = checkExternal(fields, todayIn(HOME_ZONE, now()), current.fields)
    if (refusal) return refusal
    const columns = externalColumns(fields)
    const ref = { projectId, listVehicleId }
    const unconfirmed = await checkWarnings(tx, { ref, vehicle: columns, before: vehicle, confirmed })
    if (unconfirmed) return unconfirmed
    const changed = await changeExternalFiles(tx, asker, vehicle, files)
    if (!changed.ok) return changed
    const isChanged = Object.keys(merged.changes).length > 0 || changed.isChanged || vehicle.needsDetails
    if (!isChanged) return { ok: true }
    await tx
      .update(externalVehicles)
      .set({ ...columns, revision: vehicle.revision + 1 })
      .where(eq(externalVehicles.id, vehicle.id))
    await recordActivity(tx, asker, { kind: 'external-edited', projectId, subject: { listVehicleId } })
    return { ok: true }
  })
}
