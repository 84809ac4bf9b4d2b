import { nearerCircle, type SearchCircle } from '~/models/search/search-circle'
import type { Search, SearchTerms, TermGroup } from './search-terms.server'

/**
 * walk: scan vehicles in sort order until a page is full; fast if many match.
 * gather: fetch all matches from the term index and sort them; fast if few match.
 */
type SearchPlan = 'walk' | 'gather'

/**
 * Chooses the faster plan from the counts, instead of relying on the database's planner: a walk that is expected to
 * pass more vehicles than there are matches is slower than gathering them.
 */
export function planSearch({ catalogSize, groups }: SearchTerms, rows: number): SearchPlan {
  const found = estimateFound(catalogSize, groups)
  return found > 0 && found > expectedSteps(catalogSize, found, rows) ? 'walk' : 'gather'
}

/** Walking this far takes a few milliseconds, even on the embedded database. */
const LONG_WALK = 3000

/**
 * How many vehicles to walk through before gathering instead: enough to fill a page if the terms are independent of
 * each other and of the order, or else about half of what gathering costs, because filters of columns are not estimated.
 */
export function walkLimit({ catalogSize, groups }: SearchTerms, rows: number): number {
  const found = estimateFound(catalogSize, groups)
  return Math.ceil(Math.max(1.5 * expectedSteps(catalogSize, found, rows), Math.min(LONG_WALK, found / 2)))
}

/** How many vehicles a walk passes until it has met this many matches, if they are spread evenly. */
const expectedSteps = (catalogSize: number, found: number, rows: number) => (rows * catalogSize) / found

/**
 * Up to this number of vehicles are compared with the columns in about a millisecond, even on the embedded database.
 */
const FEW = 1200

/**
 * The groups that `gather` looks up in the term index. Long ranges are expensive there, so they are left to the columns
 * if the other groups leave few vehicles.
 */
export function gatheredGroups({ catalogSize, groups }: SearchTerms): TermGroup[] {
  const others = groups.filter((group) => !group.inColumns)
  return others.length > 0 && estimateFound(catalogSize, others) <= FEW ? others : groups
}

/** Enough to fill a page if filters of columns leave a few of them. */
const NEAREST = 300

/** The part of the circle that is searched first if the nearest vehicles come first; null if all of it. */
export function nearestPart(
  { circle, sort, after }: Search,
  { catalogSize, groups }: SearchTerms,
): SearchCircle | null {
  if (sort !== 'distance' || !circle) return null
  return nearerCircle(circle, estimateFound(catalogSize, groups), NEAREST, after?.value ?? 0)
}

/**
 * How to count all matches: the groups to look up in the term index, and the share of the vehicles to read. If many
 * match, the index does not help, and comparing columns is faster than comparing terms; of a very large fleet a random
 * part of `mostRead` vehicles is then enough for an estimate.
 */
export function planCount(terms: SearchTerms, mostRead: number): { groups: TermGroup[]; share: number } {
  const { catalogSize, groups } = terms
  const found = estimateFound(catalogSize, groups)
  if (found <= catalogSize / 10 && found <= mostRead) return { groups: gatheredGroups(terms), share: 1 }
  return { groups: groups.filter((group) => !group.inColumns), share: Math.min(1, mostRead / catalogSize) }
}

/** Estimates the number of matches, assuming that terms are independent of each other. */
function estimateFound(catalogSize: number, groups: TermGroup[]): number {
  return groups.reduce((found, group) => found * (group.vehicles / catalogSize), catalogSize)
}
