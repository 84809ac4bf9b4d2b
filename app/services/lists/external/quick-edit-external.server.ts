import { eq } from 'drizzle-orm'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { checkExternalDays } from '~/models/lists/external/external-rules'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { externalVehicles, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { describeLastEdit, recordActivity } from '~/services/crew/record-activity.server'
import { lockExternal } from '../external-cards/select-externals.server'
import { externalFieldsOf, type QuickFields, quickColumns, quickFieldsOf } from './external-columns.server'
import { checkWarnings } from './external-warnings.server'

type QuickEdit = { projectId: string; listVehicleId: string; edit: Edit<QuickFields>; confirmed?: string | undefined }

/**
 * Changes the title, days and price of an external vehicle without details, with the same merging and confirmation as
 * `editExternal`. Refused once details were added. Idempotent.
 */
export function quickEditExternal(
  asker: Account,
  { projectId, listVehicleId, edit, confirmed }: QuickEdit,
): Promise<Outcome> {
  return transact(EXTERNAL_MESSAGES.updateFailed, async (tx): Promise<Outcome> => {
    requirePermission('editExternals', await requireMembership(asker, projectId, tx))
    const { vehicle, removedAt } = await lockExternal(tx, projectId, listVehicleId)
    if (removedAt) return refused('vehicle-removed', EXTERNAL_MESSAGES.removed)
    if (!vehicle.needsDetails) return refused('external-changed', EXTERNAL_MESSAGES.detailed)
    const ref = { projectId, listVehicleId }
    const current = { fields: quickFieldsOf(vehicle), revision: vehicle.revision }
    const merged = mergeEdit(edit, current)
    if (merged.clashes.length > 0) {
      const sentence = await describeLastEdit(tx, asker, { ...ref, isExternal: true })
      return { ...refused('external-changed', sentence, 'revision'), conflict: toConflict(merged, current) }
    }
    if (Object.keys(merged.changes).length === 0) return { ok: true }
    const fields = { ...current.fields, ...merged.changes }
    const refusal = checkExternalDays(fields, todayIn(HOME_ZONE, now()), externalFieldsOf(vehicle))
    if (refusal) return refusal
    const columns = quickColumns(fields)
    const unconfirmed = await checkWarnings(tx, { ref, vehicle: columns, before: vehicle, confirmed })
    if (unconfirmed) return unconfirmed
    await tx
      .update(externalVehicles)
      .set({ ...columns, revision: vehicle.revision + 1 })
      .where(eq(externalVehicles.id, vehicle.id))
    await recordActivity(tx, asker, { kind: 'external-edited', projectId, subject: { listVehicleId } })
    return { ok: true }
  })
}
