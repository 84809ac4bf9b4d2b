import type { DealStage } from '~/models/deals/deal-stage'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { UNDO_MINUTES } from '~/models/trade/constants'

const UNDO_MS = UNDO_MINUTES * 60_000

/** Who took a vehicle off its list, and when. */
type Removal = { removedBy: string | null; removedAt: Date }

/**
 * Whether a member may bring a removed vehicle back: editors at any time, a viewer for ten minutes what they removed
 * themselves. Too late: it was theirs to undo.
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

/** What was removed after this instant can be undone by the member who removed it. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS)
}

/** The status of a restored vehicle; on-its-list for members who see no statuses. */
export type Back = 'as-it-was' | 'to-inquire' | 'not-offered' | 'on-its-list'

/** From its stage when it was removed to its stage now: meanwhile time ran out, days were booked, or the owner left. */
export function restoredAs(before: DealStage, after: DealStage): Back {
  if (after === 'gone') return 'not-offered'
  const isOver = after === 'taken' || (after === 'time_is_up' && before !== 'time_is_up')
  return isOver ? 'to-inquire' : 'as-it-was'
}
