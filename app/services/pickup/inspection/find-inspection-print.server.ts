import { and, eq, isNull } from 'drizzle-orm'
import type { PrintFile } from '~/models/trade/vocabulary/inspections'
import { db } from '~/server/db/client.server'
import { files, inspectionPhotos, inspections } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { findFile } from '~/server/files/find-file.server'
import { printKey } from '~/server/files/print-key'
import { type InspectionDoor, openInspection } from './open-inspection.server'

/**
 * A print of a photo of the vehicle's inspections, whichever side took it, or null where the store has lost it; for
 * whoever may see the inspection. 404 for what was replaced or deleted.
 */
export async function findInspectionPrint(
  door: InspectionDoor,
  { photoId, file }: { photoId: string; file: PrintFile },
) {
  const { orderItemId } = await openInspection(door)
  return findPrint(orderItemId, { photoId, file })
}

export async function findPrint(orderItemId: string, { photoId, file }: { photoId: string; file: PrintFile }) {
  const [found] = await db()
    .select({ key: files.key })
    .from(inspectionPhotos)
    .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(
      and(
        eq(inspectionPhotos.id, photoId),
        eq(inspections.orderItemId, orderItemId),
        isNull(inspectionPhotos.removedAt),
      ),
    )
  if (!found) throw notFound()
  const content = await findFile(printKey(found.key, file))
  return content && { ...content, name: `inspection-${file}`, tag: `${photoId}-${Number.parseInt(file, 10)}` }
}
