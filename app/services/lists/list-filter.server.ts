import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DealStage } from '~/models/deals/deal-stage'
import { undoableSince } from '~/models/lists/restoration'
import { MIN_VEHICLE_SEARCH_LENGTH } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { listVehicles, vehicles } from '~/server/db/client.server'

/**
 * Which vehicles of lists are wanted: with all of these words, and at one of these stages, or at any where there is
 * null. What was just removed keeps its place, whatever its stage.
 */
export type ListFilter = { words: string[]; stages: readonly DealStage[] | null; undoable: Undoable }

/** For rows of `stagedVehicles`. */
export function atStage(stages: ListFilter['stages']): SQL {
  return stages === null ? sql`true` : sql`(${inArray(sql`stage`, [...stages])} or removed_at is not null)`
}

/** Vehicles that somebody says they removed on this page, and who. */
export type Undoable = { ids: string[]; by: string }

/** On its list; or removed by this member on this page, so lately that its place still offers to undo it. */
export function isOnPage({ ids, by }: Undoable): SQL | undefined {
  const isOnList = isNull(listVehicles.removedAt)
  if (ids.length === 0) return isOnList
  return or(
    isOnList,
    and(
      inArray(listVehicles.id, ids),
      eq(listVehicles.removedBy, by),
      gt(listVehicles.removedAt, undoableSince(now())),
    ),
  )
}

const MAX_WORDS = 8

/** What a project is searched for; none while fewer than three characters were typed, and everything is shown. */
export function searchedWords(text: string): string[] {
  if ([...text].length < MIN_VEHICLE_SEARCH_LENGTH) return []
  return text.split(/\s+/).slice(0, MAX_WORDS)
}

/** Every word is contained in a vehicle's year, make, model, body or color. */
export function matchesWords(words: string[]): SQL | undefined {
  const facts = sql`unaccent(concat_ws(' ', ${vehicles.year}, ${vehicles.make}, ${vehicles.model},
    ${vehicles.bodyType}, ${vehicles.color}))`
  return and(...words.map((word) => sql`${facts} ilike unaccent(${`%${escapeLike(word)}%`})`))
}

/** People who type % or _ mean just that. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
