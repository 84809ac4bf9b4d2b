import { eq } from 'drizzle-orm'
import type { PrintFile } from '~/models/trade/vocabulary/inspections'
import { db } from '~/server/db/client.server'
import { inspectionPhotos, inspections } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { findPrint } from '../inspection/find-inspection-print.server'
import { openReport, type ReportDoor } from './open-report.server'

type Without<Door, Field extends string> = Door extends unknown ? Omit<Door, Field> : never

/** Who asks: of an order's page the address names no vehicle, because the photo does. */
type PrintDoor = Without<Extract<ReportDoor, { by: 'member' }>, 'orderItemId'> | Extract<ReportDoor, { by: 'owner' }>

/**
 * A print of a photo of a report, by either side, or null where the store has lost it. 404 for whoever may not read the
 * report, for photos of other vehicles, and for what was replaced or deleted.
 */
export async function findReportPrint(door: PrintDoor, asked: { photoId: string; file: PrintFile }) {
  const { orderItemId } = await openReport({ ...door, orderItemId: await itemOf(asked.photoId) })
  if (door.by === 'owner' && door.orderItemId !== orderItemId) throw notFound()
  return findPrint(orderItemId, asked)
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
