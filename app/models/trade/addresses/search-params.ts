import { z } from 'zod'
import { cleanLine } from '~/models/trade/format/clean-text'
import { MAX_LINE_LENGTH } from '../constants'
import { SAVED_SEARCH_ACTION_KINDS } from '../vocabulary/search-filters'
import { id } from './params'

const draft = z.string().catch('')
const line = z
  .string()
  .overwrite((text) => cleanLine(cleanLine(text).slice(0, MAX_LINE_LENGTH)))
  .catch('')

/** Further ids are not looked up. */
const MAX_READ = 12

/** The vehicles of a comparison as in its address, each once. */
type ChosenVehicles = {
  ids: string[]
  /** Not ids of vehicles, or too many to look up. */
  unread: { invalid: number; tooMany: number }
  isRepeated: boolean
}

function chosenOf(typed: string[]): ChosenVehicles {
  const read = typed.filter((text) => text !== '').map((text) => id.safeParse(text))
  const valid = read.flatMap((each) => (each.success ? [each.data] : []))
  const ids = [...new Set(valid)]
  return {
    ids: ids.slice(0, MAX_READ),
    unread: { invalid: read.length - valid.length, tooMany: Math.max(0, ids.length - MAX_READ) },
    isRepeated: ids.length < valid.length,
  }
}

const Chosen = z.preprocess((value) => [value].flat(), z.array(z.string()).catch([])).transform(chosenOf)

/** The vehicles to compare, the days and the place, validated later. */
export const ComparisonQuery = z.object({
  vehicle: Chosen,
  from: draft,
  to: draft,
  near: line,
  only: z.literal('differences').optional().catch(undefined),
})

export type RequestedComparison = z.output<typeof ComparisonQuery>

export const SavedSearchParams = z.object({ savedSearchId: id, kind: z.enum(SAVED_SEARCH_ACTION_KINDS) })

/** The saved search that was just removed. */
export const SavedSearchesQuery = z.object({ removed: id.optional().catch(undefined) })
