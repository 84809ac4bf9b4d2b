import { bucketKeyOf, priceBucket, yearBuckets } from '~/models/search/search-buckets'
import type { OrderBuckets } from './search-conditions.server'
import { MANY } from './search-plan.server'
import type { Search, SearchTerms } from './search-terms.server'
import { commonYears } from './term-groups.server'
import { lookUpTerms } from './term-lookup.server'

/**
 * The buckets to walk for a page of matches. Null if there are few matches, which are faster gathered, for an order
 * without buckets, or if the index has changed since the terms were looked up.
 */
export async function findOrderBuckets(
  query: Search,
  { version, groups }: SearchTerms,
  many = MANY,
): Promise<OrderBuckets | null> {
  const key = bucketKeyOf(query.sort)
  const others = groups.filter(({ inColumns }) => inColumns !== key)
  const haveMany = others.length > 0 && others.every(({ vehicles }) => vehicles > many)
  if (key === null || query.favoritesOf || !haveMany) return null
  const { version: current, answers } = await lookUpTerms([{ spans: [{ kind: key, from: '', to: '~' }] }])
  if (current !== version) return null
  const words = answers.flatMap(({ terms }) => terms.map(({ word }) => Number(word)))
  const buckets = new Set(key === 'year' ? bucketsOfYears(words, query, groups) : bucketsOfBands(words, query))
  return { key, buckets: [...buckets] }
}

function bucketsOfYears(years: number[], query: Search, groups: SearchTerms['groups']): number[] {
  const { firstYear, lastYear } = commonYears(query, groups)
  return years.filter((year) => year >= firstYear && year <= lastYear).flatMap(yearBuckets)
}

/** The words of the price index are bands of $50. */
function bucketsOfBands(bands: number[], { priceFrom, priceTo }: Search): number[] {
  const from = priceBucket((priceFrom ?? 0) * 100)
  const to = priceTo === null ? Number.POSITIVE_INFINITY : priceBucket(priceTo * 100)
  return bands
    .flatMap((band) => [priceBucket(band * 5000), priceBucket(band * 5000 + 4999)])
    .filter((bucket) => bucket >= from && bucket <= to)
}
