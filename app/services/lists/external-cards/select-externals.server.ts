import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Db, db, externalFiles, externalVehicles, files, listVehicles, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'

/**
 * Locks an external vehicle by its list vehicle, which serializes changes to it and its files; 404 if it does not
 * exist.
 */
export async function lockExternal(tx: Tx, projectId: string, listVehicleId: string) {
  const [row] = await tx
    .select({ vehicle: externalVehicles, removedAt: listVehicles.removedAt })
    .from(listVehicles)
    .innerJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
    .for('no key update', { of: externalVehicles })
  if (!row) throw notFound()
  return row
}

export type ExternalRow = Awaited<ReturnType<typeof allExternals>>[number]

/** External vehicles by their list vehicles, in any order, including removed ones. One query for any number. */
export function allExternals(projectId: string, listVehicleIds: readonly string[], on: Db | Tx = db()) {
  return on
    .select({
      id: listVehicles.id,
      listId: listVehicles.listId,
      removedAt: listVehicles.removedAt,
      position: listVehicles.position,
      notes: {
        carNumber: listVehicles.carNumber,
        character: listVehicles.character,
        mark: listVehicles.mark,
        note: listVehicles.note,
      },
      vehicle: externalVehicles,
    })
    .from(listVehicles)
    .innerJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .where(and(inArray(listVehicles.id, [...listVehicleIds]), eq(listVehicles.projectId, projectId)))
}

export type ExternalFileRow = Awaited<ReturnType<typeof allExternalFiles>>[number]

/** The photos and purchase files of external vehicles, in their order. One query for any number. */
export function allExternalFiles(vehicleIds: readonly string[]) {
  return db()
    .select({
      id: externalFiles.id,
      vehicleId: externalFiles.externalVehicleId,
      kind: externalFiles.kind,
      name: files.name,
      key: files.key,
      bytes: files.bytes,
    })
    .from(externalFiles)
    .innerJoin(files, eq(files.id, externalFiles.fileId))
    .where(and(inArray(externalFiles.externalVehicleId, [...vehicleIds]), isNotNull(externalFiles.position)))
    .orderBy(asc(externalFiles.position))
}
