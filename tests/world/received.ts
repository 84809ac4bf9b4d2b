import { and, eq } from 'drizzle-orm'
import type { InspectionPhase, InspectionSide } from '~/models/trade/vocabulary/inspections'
import { db, files, inspectionPhotos, inspections } from '~/server/db/client.server'

type Which = { orderItemId: string; side: InspectionSide; phase: InspectionPhase }

/** All photos that the server has received for an inspection, sorted by name, including duplicates and removed ones. */
export async function receivedOf({ orderItemId, side, phase }: Which) {
  const rows = await db()
    .select({ photo: inspectionPhotos, bytes: files.bytes, finishedAt: inspections.finishedAt })
    .from(inspectionPhotos)
    .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.side, side), eq(inspections.phase, phase)))
  return {
    shows: rows.map(({ photo }) => photo.shot ?? photo.partOfVehicle ?? '').sort(),
    /** Bytes of the largest of the four shots. */
    largest: Math.max(0, ...rows.map(({ photo, bytes }) => (photo.shot ? bytes : 0))),
    capturedAt: [...new Set(rows.map(({ photo }) => photo.capturedAt?.toISOString()))],
    isFinished: rows.length > 0 && rows.every(({ finishedAt }) => finishedAt !== null),
  }
}

/** The four shots and one of a dent in the front door, each once. */
export const WHOLE = ['drivers-front', 'drivers-side', 'front_door', 'passenger-side', 'rear']
/** Maximum size of a shot in bytes on a bad connection: 1.5 MB for four. */
export const MAX_SHOT_BYTES = 375_000
