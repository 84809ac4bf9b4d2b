import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { InspectionPhase, InspectionSide } from '~/models/trade/vocabulary/inspections'
import { db, inspectionPhotos, inspections } from '~/server/db/client.server'
import { variantKey } from '~/server/files/file-store'
import { fileStore } from '~/server/files/store.server'
import { aStoredFile } from './documents'

/** A damage in one side's pickup inspection. Its variants are not real pictures. */
export async function aDamage(
  { orderItemId, side }: { orderItemId: string; side: InspectionSide },
  by: { id: string },
): Promise<string> {
  const inspection = await theInspection(orderItemId, side)
  const key = `uploads/${randomUUID()}.jpg`
  const variants = ['400.webp', '1280.webp']
  for (const name of variants) await (await fileStore()).put(variantKey(key, name), 'a print')
  const [photo] = await db()
    .insert(inspectionPhotos)
    .values({
      inspectionId: inspection.id,
      key: randomUUID(),
      inspectionType: 'damage',
      number: 1,
      photoType: 'exterior',
      observationPoint: 'front',
      partOfVehicle: 'grill',
      damageType: 'dent',
      damageSize: 'small',
      accountId: by.id,
      fileId: await aStoredFile(by, { key, variants, mediaType: 'image/jpeg' }),
      warnings: [],
    })
    .returning({ id: inspectionPhotos.id })
  if (!photo) throw new Error('The damage was not written.')
  return photo.id
}

async function theInspection(orderItemId: string, side: InspectionSide) {
  const whose = { orderItemId, side, phase: 'pickup' } as const
  await db()
    .insert(inspections)
    .values({ ...whose, startedAt: new Date('2026-11-20T12:00:00Z') })
    .onConflictDoNothing()
  const [inspection] = await db()
    .select()
    .from(inspections)
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.side, side), eq(inspections.phase, 'pickup')))
  if (!inspection) throw new Error('The inspection was not written.')
  return inspection
}

/** A finished return inspection without photos. */
export function aFinishedReturn(
  item: { orderItemId: string },
  side: InspectionSide,
  by: { id: string },
): Promise<void> {
  return aFinishedInspection(item, { side, phase: 'return' }, by)
}

/** A finished inspection without photos. */
export async function aFinishedInspection(
  { orderItemId }: { orderItemId: string },
  of: { side: InspectionSide; phase: InspectionPhase },
  by: { id: string },
): Promise<void> {
  const at = new Date('2026-11-20T12:00:00Z')
  await db()
    .insert(inspections)
    .values({ orderItemId, ...of, startedAt: at, finishedAt: at, accountId: by.id })
}
