import { eq } from 'drizzle-orm'
import { type ExternalFields, withoutUnusedRental } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { checkExternal, checkExternalDays } from '~/models/lists/external/external-rules'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { externalVehicles, listVehicles, type Tx, transact } from '~/server/db/client.server'
import { notFound, refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { LAST_POSITION, lockOpenList } from '../list-locks.server'
import { externalColumns, externalFieldsOf, type QuickFields, quickColumns } from './external-columns.server'
import { changeExternalFiles, type FileChanges } from './external-files.server'
import { checkWarnings } from './external-warnings.server'

/**
 * `listVehicleId` is generated with the form, so that a double submit records one vehicle. `confirmed`: the warnings
 * that the sender has seen.
 */
type Ref = { projectId: string; listId: string; listVehicleId: string; confirmed?: string | undefined }

/**
 * Records a vehicle that the production bought or rents elsewhere, with its photos and purchase files, at the end of a
 * list. Refused with its warnings until they are confirmed. Idempotent: posting the same form again changes nothing,
 * and is refused once the vehicle was changed.
 */
export function recordExternal(
  asker: Account,
  ref: Ref,
  sent: ExternalFields,
  added: Omit<FileChanges, 'deleted'>,
): Promise<Outcome> {
  return transact(EXTERNAL_MESSAGES.recordFailed, async (tx) => {
    const fields = withoutUnusedRental(sent)
    const made = await findMade(tx, asker, ref)
    if (made) return made.isOwn && isSame(externalFieldsOf(made.vehicle), fields) ? { ok: true } : RECORDED_ALREADY
    const refusal = checkExternal(fields, todayIn(HOME_ZONE, now()))
    if (refusal) return refusal
    const columns = externalColumns(fields)
    const unconfirmed = await checkWarnings(tx, { ref, vehicle: columns, before: null, confirmed: ref.confirmed })
    if (unconfirmed) return unconfirmed
    const vehicle = await insertExternal(tx, asker, ref, columns)
    const changed = await changeExternalFiles(tx, asker, vehicle, { ...added, deleted: [] })
    // thrown, so that nothing is written
    if (!changed.ok) throw refusalResponse(changed)
    return { ok: true }
  })
}

/** Records a vehicle with only title, days and price; its details are added later. Idempotent like `recordExternal`. */
export function quickRecordExternal(asker: Account, ref: Ref, sent: QuickFields): Promise<Outcome> {
  return transact(EXTERNAL_MESSAGES.recordFailed, async (tx) => {
    const made = await findMade(tx, asker, ref)
    const columns = quickColumns(sent)
    const isRepeat = made?.isOwn && isSame({ ...made.vehicle, ...columns }, made.vehicle)
    if (made) return isRepeat ? { ok: true } : RECORDED_ALREADY
    const refusal = checkExternalDays(sent, todayIn(HOME_ZONE, now()))
    if (refusal) return refusal
    const unconfirmed = await checkWarnings(tx, { ref, vehicle: columns, before: null, confirmed: ref.confirmed })
    if (unconfirmed) return unconfirmed
    await insertExternal(tx, asker, ref, columns)
    return { ok: true }
  })
}

const RECORDED_ALREADY = refused('external-changed', EXTERNAL_MESSAGES.recordedAlready)

/**
 * The vehicle that this form has already recorded, after checking the permission and locking the list, so that a
 * concurrent post waits for the first one. 404 for an id of another project.
 */
async function findMade(tx: Tx, asker: Account, { projectId, listId, listVehicleId }: Ref) {
  const membership = await requireMembership(asker, projectId, tx)
  requirePermission('editExternals', membership)
  await lockOpenList(tx, projectId, listId)
  const [place] = await tx
    .select({ projectId: listVehicles.projectId, vehicle: externalVehicles })
    .from(listVehicles)
    .leftJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .where(eq(listVehicles.id, listVehicleId))
  if (!place) return null
  if (place.projectId !== projectId || !place.vehicle) throw notFound()
  return { vehicle: place.vehicle, isOwn: place.vehicle.createdBy === asker.id }
}

type Columns = ReturnType<typeof externalColumns> | ReturnType<typeof quickColumns>

async function insertExternal(tx: Tx, asker: Account, { projectId, listId, listVehicleId }: Ref, columns: Columns) {
  const [vehicle] = await tx
    .insert(externalVehicles)
    .values({ ...columns, projectId, createdBy: asker.id, createdAt: now() })
    .returning({ id: externalVehicles.id })
  if (!vehicle) throw new Error('The external vehicle was not written.')
  const place = { id: listVehicleId, projectId, listId, externalVehicleId: vehicle.id, position: LAST_POSITION }
  await tx.insert(listVehicles).values({ ...place, addedBy: asker.id, addedAt: now() })
  await recordActivity(tx, asker, { kind: 'external-recorded', projectId, subject: { listVehicleId, listId } })
  return { id: vehicle.id, projectId }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
