import type { SearchTerms, TermGroup } from './search-terms.server'

/**
 * walk: scan vehicles in sort order until a page is full; fast if many match.
 * gather: fetch all matches from the term index and sort them; fast if few match.
 */
type SearchPlan = 'walk' | 'gather'

/** This many matches are gathered and sorted in a few milliseconds, even on the embedded database. */
const GATHER_THRESHOLD = 1200

/** Chooses the faster plan from the counts, instead of relying on the database's planner. */
export function planSearch({ catalogSize, groups }: SearchTerms): SearchPlan {
  return estimateFound(catalogSize, groups) <= GATHER_THRESHOLD ? 'gather' : 'walk'
}

/**
 * The groups that `gather` looks up in the term index. Long ranges are expensive there, so they are left to the columns
 * if the other groups leave few vehicles.
 */
export function gatheredGroups({ catalogSize, groups }: SearchTerms): TermGroup[] {
  const others = groups.filter((group) => !group.inColumns)
  return others.length > 0 && estimateFound(catalogSize, others) <= GATHER_THRESHOLD ? others : groups
}

/** Estimates the number of matches, assuming that terms are independent of each other. */
function estimateFound(catalogSize: number, groups: TermGroup[]): number {
  return groups.reduce((found, group) => found * (group.vehicles / catalogSize), catalogSize)
}
