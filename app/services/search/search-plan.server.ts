import type { BucketKey } from '~/models/search/search-buckets'
import { nearerCircle, type SearchCircle } from '~/models/search/search-circle'
import type { Search, SearchTerms } from './search-terms.server'
import type { TermGroup } from './term-groups.server'

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

/** Gathering fewer vehicles than this, and walking a fifth as far, takes a few milliseconds for any catalog. */
export const MANY = 1500

/** Whether a walk is so short that nothing is faster, even if terms depend on each other. */
export function isShortWalk({ catalogSize, groups }: SearchTerms, rows: number): boolean {
  return expectedSteps(catalogSize, estimateLikely(catalogSize, groups), rows) <= MANY / 5
}

/** Walking this far takes a few milliseconds, even on the embedded database. */
const LONG_WALK = 3000

/**
 * How many vehicles to walk through before gathering instead: enough to fill a page if the terms are independent of
 * each other and of the order, or else about half of what gathering costs, because filters of columns are not
 * estimated.
 */
export function walkLimit({ catalogSize, groups }: SearchTerms, rows: number): number {
  const found = estimateFound(catalogSize, groups)
  return Math.ceil(Math.max(1.5 * expectedSteps(catalogSize, found, rows), Math.min(LONG_WALK, found / 2)))
}

/** How many vehicles a walk passes until it has met this many matches, if they are spread evenly. */
const expectedSteps = (catalogSize: number, found: number, rows: number) => (rows * catalogSize) / found

/** Comparing a vehicle takes as long as reading this many entries of a term in the index. */
const ENTRIES_PER_VEHICLE = 120
/** Reading the entries of several terms takes longer, because they are merged. */
const MERGED_ENTRIES_PER_VEHICLE = 15

export type GatherPlan = {
  /** The groups to look up in the term index. */
  lookedUp: TermGroup[]
  /** Groups that only have terms, to compare with each vehicle found. */
  compared: TermGroup[]
}

/**
 * How to find all matches: looks up the rarest group, and each other one if reading its entries costs less than
 * comparing the vehicles that it excludes. Ranges that are left out are checked against columns.
 */
export function planGather({ catalogSize, groups }: Pick<SearchTerms, 'catalogSize' | 'groups'>): GatherPlan {
  const lookedUp: TermGroup[] = []
  let found = catalogSize
  for (const group of [...groups].sort((one, other) => one.vehicles - other.vehicles)) {
    const excluded = found * (1 - group.vehicles / catalogSize)
    const entriesPerVehicle = group.termIds.length > 1 ? MERGED_ENTRIES_PER_VEHICLE : ENTRIES_PER_VEHICLE
    if (lookedUp.length > 0 && group.vehicles > excluded * entriesPerVehicle) continue
    lookedUp.push(group)
    found = estimateLikely(catalogSize, lookedUp)
  }
  return { lookedUp, compared: groups.filter((group) => !group.inColumns && !lookedUp.includes(group)) }
}

/** The same for each bucket of the order, which the index of its key contains. */
export function planBucket({ catalogSize, groups }: SearchTerms, key: BucketKey): GatherPlan {
  return planGather({ catalogSize, groups: groups.filter((group) => group.inColumns !== key) })
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
  if (found <= catalogSize / 10 && found <= mostRead) {
    const { lookedUp, compared } = planGather(terms)
    return { groups: [...lookedUp, ...compared], share: 1 }
  }
  return { groups: groups.filter((group) => !group.inColumns), share: Math.min(1, mostRead / catalogSize) }
}

/** Estimates the number of matches, assuming that terms are independent of each other. */
function estimateFound(catalogSize: number, groups: TermGroup[]): number {
  return groups.reduce((found, group) => found * (group.vehicles / catalogSize), catalogSize)
}

/**
 * Estimates the number of matches if terms may depend on each other, as make and model do: between the estimate for
 * independent terms and the number of vehicles with the rarest.
 */
function estimateLikely(catalogSize: number, groups: TermGroup[]): number {
  const rarest = Math.min(catalogSize, ...groups.map((group) => group.vehicles))
  return Math.max(rarest / 8, Math.sqrt(estimateFound(catalogSize, groups) * rarest))
}
