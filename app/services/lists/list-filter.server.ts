import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DealStage } from '~/models/deals/deal-stage'
import { undoableSince } from '~/models/lists/restoration'
import { MIN_VEHICLE_SEARCH_LENGTH } from '~/models/trade/constants'
import type { Mark } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { externalVehicles, listVehicles, vehicles } from '~/server/db/client.server'

/**
 * A filter for list vehicles: they contain all words, have the mark, and are at one of the stages (null for any).
 * Vehicles that were just removed stay on the page at any stage.
 */
export type ListFilter = {
  words: string[]
  mark: Mark | null
  stages: readonly DealStage[] | null
  undoable: Undoable
}

/** The stage condition for rows of `stagedVehicles`. */
export function atStage(stages: ListFilter['stages']): SQL {
  return stages === null ? sql`true` : sql`(${inArray(sql`stage`, [...stages])} or removed_at is not null)`
}

/** The list vehicles that the page in the viewer's browser says it has just removed, and the viewer's account id. */
export type Undoable = { ids: string[]; by: string }

/** Vehicles of the marketplace that a page shows for this filter, at any stage. */
export function isVehicleOnPage({ words, mark, undoable }: ListFilter): SQL | undefined {
  return and(isOnPage(undoable), matchesWords(words), hasMark(mark))
}

/** External vehicles that a page shows for this filter: they are at no stage. */
export function isExternalOnPage({ words, mark, stages, undoable }: ListFilter): SQL | undefined {
  const isAtStage = stages === null ? undefined : isNotNull(listVehicles.removedAt)
  return and(isOnPage(undoable), matchesExternalWords(words), hasMark(mark), isAtStage)
}

const hasMark = (mark: Mark | null) => (mark ? eq(listVehicles.mark, mark) : undefined)

/** On its list, or removed on this page by the viewer recently enough to be undone. */
function isOnPage({ ids, by }: Undoable): SQL | undefined {
  const isOnList = isNull(listVehicles.removedAt)
  if (ids.length === 0) return isOnList
  return or(isOnList, isUndoable({ ids, by }))
}

/** One of these, removed by this account recently enough to be undone. */
export function isUndoable({ ids, by }: Undoable): SQL | undefined {
  return and(
    inArray(listVehicles.id, ids),
    eq(listVehicles.removedBy, by),
    gt(listVehicles.removedAt, undoableSince(now())),
  )
}

const MAX_WORDS = 8

/** The words to search a project for; none below MIN_VEHICLE_SEARCH_LENGTH characters, which shows everything. */
export function searchedWords(text: string): string[] {
  if ([...text].length < MIN_VEHICLE_SEARCH_LENGTH) return []
  return text.split(/\s+/).slice(0, MAX_WORDS)
}

/** Every word occurs in the vehicle's year, make, model, body type or color, or in its picture-car number or character. */
export function matchesWords(words: string[]): SQL | undefined {
  return containsAll(
    words,
    sql`${vehicles.year}, ${vehicles.make}, ${vehicles.model}, ${vehicles.bodyType}, ${vehicles.color}`,
  )
}

/** The same for an external vehicle, whose title contains year, make and model. */
export function matchesExternalWords(words: string[]): SQL | undefined {
  return containsAll(words, sql`${externalVehicles.title}, ${externalVehicles.color}`)
}

function containsAll(words: string[], columns: SQL): SQL | undefined {
  const facts = sql`unaccent(concat_ws(' ', ${columns}, ${listVehicles.carNumber}, ${listVehicles.character}))`
  return and(...words.map((word) => sql`${facts} ilike unaccent(${`%${escapeLike(word)}%`})`))
}

/** Makes % and _ match literally. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
