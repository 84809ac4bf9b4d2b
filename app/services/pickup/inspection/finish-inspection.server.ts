import { eq } from 'drizzle-orm'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { missingShots } from '~/models/pickup/inspection/inspection-photos'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { inspections } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { lockInspection, photosOf } from './lock-inspection.server'
import type { InspectionAccess } from './require-inspection.server'

/**
 * Finishes an inspection; twice is once. It needs the four shots, and damage, or `noDamage`: that somebody says there is
 * none. Saying so deletes nothing: where there is damage it is refused, and so is the end of a return that is closed. What comes later is an addendum.
 */
export function finishInspection(access: InspectionAccess, { noDamage }: { noDamage: boolean }): Promise<Outcome> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { at, inspection, against } = await lockInspection(tx, access)
    const photos = inspection ? await photosOf(tx, inspection) : []
    const hasDamage = photos.some(({ inspectionType }) => inspectionType === 'damage')
    if (noDamage && hasDamage) return refused('damage-reported', INSPECTION_MESSAGES.damageReported)
    if (inspection?.finishedAt) return { ok: true }
    if (against) return refused('inspection-finished', against)
    if (!inspection || missingShots(photos).length > 0)
      return refused('inspection-incomplete', INSPECTION_MESSAGES.shotsMissing)
    if (!noDamage && !hasDamage) return refused('damage-unsaid', INSPECTION_MESSAGES.damageUnsaid)
    await tx
      .update(inspections)
      .set({ noDamage, finishedAt: now(), ...at.by })
      .where(eq(inspections.id, inspection.id))
    return { ok: true }
  })
}
