import type { SearchTerms, TermGroup } from './search-terms.server'

/**
 * walk: pass over vehicles in the order asked for until a page is full; good where many fit.
 * gather: fetch all that fit from the term index and sort them; good where few do.
 */
type SearchPlan = 'walk' | 'gather'

/** So many are gathered and sorted in a few milliseconds, even on the embedded database. */
const FEW = 1200

/** Which way finds a page sooner, from the counts alone: the database is never left to guess. */
export function planSearch({ catalogSize, groups }: SearchTerms): SearchPlan {
  return estimateFound(catalogSize, groups) <= FEW ? 'gather' : 'walk'
}

/**
 * What a gathering takes from the term index. Long spans are dear there, and cheaply read off the vehicles themselves
 * where the rest of the search leaves few of them.
 */
export function gatheredGroups({ catalogSize, groups }: SearchTerms): TermGroup[] {
  const others = groups.filter((group) => !group.inColumns)
  return others.length > 0 && estimateFound(catalogSize, others) <= FEW ? others : groups
}

/** As if terms were spread over the vehicles independently of each other. */
function estimateFound(catalogSize: number, groups: TermGroup[]): number {
  return groups.reduce((found, group) => found * (group.vehicles / catalogSize), catalogSize)
}
