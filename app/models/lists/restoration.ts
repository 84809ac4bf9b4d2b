import type { DealStage } from '~/models/deals/deal-stage'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { UNDO_MINUTES } from '~/models/trade/constants'

const UNDO_MS = UNDO_MINUTES * 60_000

/** Who removed a vehicle from its list, and when. */
type Removal = { removedBy: string | null; removedAt: Date }

/**
 * Whether a member may restore a removed vehicle: editors always, viewers only their own removals and for ten minutes.
 * 'too late': it was their own, but the ten minutes are over.
 */
export function mayRestore(
  { removedBy, removedAt }: Removal,
  by: { id: string; access: AccessContext },
  now: Date,
): 'yes' | 'too late' | 'no' {
  if (can('restoreVehicles', by.access)) return 'yes'
  if (removedBy !== by.id || !can('removeVehicles', by.access)) return 'no'
  return removedAt > undoableSince(now) ? 'yes' : 'too late'
}

/** Members can undo their own removals, and edit or delete their own comments, if these are newer than this. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS)
}

/** The status of a restored vehicle; on-its-list for members who may not see statuses. */
export type Back = 'as-it-was' | 'to-inquire' | 'not-offered' | 'on-its-list'

/** Compares the stages at removal and now: time may have run out, days may be booked, or the owner may have left. */
export function restoredAs(before: DealStage, after: DealStage): Back {
  if (after === 'gone') return 'not-offered'
  const isOver = after === 'taken' || (after === 'time_is_up' && before !== 'time_is_up')
  return isOver ? 'to-inquire' : 'as-it-was'
}
