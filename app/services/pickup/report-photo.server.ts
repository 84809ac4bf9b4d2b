import { and, eq, isNull } from 'drizzle-orm'
import type { PhotoVariant } from '~/models/trade/vocabulary/inspections'
import { db, files, inspectionPhotos, inspections } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { variantKey } from '~/server/files/file-store'
import { findFile } from '~/server/files/store.server'
import type { PickupAccess, StaffAccess } from '~/server/session/asker.server'
import { requireReportItem } from './read-report.server'

type Requested = { photoId: string; file: PhotoVariant }

/**
 * A variant of an inspection photo of either side; null if the file is missing from the store. Access as in
 * `requireReportItem`; 404 for photos of other vehicles and for replaced or deleted ones. URLs of the order page omit
 * the order item, which then comes from the photo.
 */
export async function findReportPrint(
  access: (PickupAccess | StaffAccess) & { orderItemId?: string | undefined },
  requested: Requested,
) {
  const orderItemId = await itemOf(requested.photoId)
  if (access.orderItemId && access.orderItemId !== orderItemId) throw notFound()
  await requireReportItem({ ...access, orderItemId })
  return findPhotoVariant(orderItemId, requested)
}

/** The same without an access check: callers authorize. */
export async function findPhotoVariant(orderItemId: string, { photoId, file }: Requested) {
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
  const content = await findFile(variantKey(found.key, file))
  return content && { ...content, name: `inspection-${file}`, tag: `${photoId}-${Number.parseInt(file, 10)}` }
}

async function itemOf(photoId: string): Promise<string> {
  const [found] = await db()
    .select({ orderItemId: inspections.orderItemId })
    .from(inspectionPhotos)
    .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
    .where(eq(inspectionPhotos.id, photoId))
  if (!found) throw notFound()
  return found.orderItemId
}
