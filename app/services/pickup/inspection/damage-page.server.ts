import { randomUUID } from 'node:crypto'
import { inspectionView } from './inspection-view.server'
import type { InspectionAccess } from './require-inspection.server'

/**
 * The form of one damage, with a key of its own: of a new one, or of the one that it is about. Of one that was changed or
 * deleted meanwhile it is that of a new one.
 */
export async function damagePage(access: InspectionAccess, damageId?: string) {
  const { title, damages, finished, person, against } = await inspectionView(access)
  const at = damages.findIndex(({ id, isAddendum }) => id === damageId && !isAddendum && !finished)
  const key: string = randomUUID()
  return { title, person, against, key, isFinished: finished !== null, number: at + 1, damage: damages[at] ?? null }
}

export type DamagePage = Awaited<ReturnType<typeof damagePage>>
