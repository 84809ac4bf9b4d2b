import { inArray, type SQL, sql } from 'drizzle-orm'
import type { DealStage } from '~/models/deals/deal-stage'
import type { Undoable } from './undoable.server'

/**
 * Which vehicles of lists are wanted: with all of these words, and at one of these stages, or at any where there is null.
 * What was just removed keeps its place, whatever its stage.
 */
export type ListFilter = { words: string[]; stages: readonly DealStage[] | null; undoable: Undoable }

/** For rows of `stagedVehicles`. */
export function atStage(stages: ListFilter['stages']): SQL {
  return stages === null ? sql`true` : sql`(${inArray(sql`stage`, [...stages])} or removed_at is not null)`
}
