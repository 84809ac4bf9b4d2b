import { type SQL, sql } from 'drizzle-orm'
import {
  type Bucket,
  type BucketKey,
  bucketKeyOf,
  firstBuckets,
  priceBucket,
  termInBucket,
  yearBucket,
  yearBuckets,
} from '~/models/search/search-buckets'
import type { Cursor } from '~/models/trade/addresses/search-query'
import { estimateLikely, MANY, maxPartShare } from './search-plan.server'
import { commonYears, type Search, type SearchTerms, type TermGroup } from './search-terms.server'
import { lookUpTerms } from './term-lookup.server'

type PartSizes = {
  /** Parts are used if every term has more vehicles than this. */
  many: number
  /** Matches expected in the first part. */
  firstPart: number
}

/** The first part is for ten pages, because estimates are often wrong. */
const PART_SIZES: PartSizes = { many: MANY, firstPart: 150 }
/** How much larger the second part is. */
const SECOND_PART = 8
/** Each key is a search of the index. */
const MAX_KEYS = 200
/** A group with more keys is compared as columns instead. */
const MAX_COLUMN_KEYS = 100

/**
 * Conditions for the first vehicles in the order of the search that have all terms: a small part, then a larger one.
 * None if there are few matches, if the parts would be no faster than all, or for an order without buckets.
 */
export async function firstParts(
  query: Search,
  terms: SearchTerms,
  { many, firstPart }: PartSizes = PART_SIZES,
): Promise<SQL[]> {
  const key = bucketKeyOf(query.sort)
  const groups = terms.groups.filter((group) => group.inColumns !== key)
  const isWithinPlace = query.circle !== null || query.box !== null
  if (key === null || query.favoritesOf || isWithinPlace || !haveMore(groups, many)) return []
  const all = await findBuckets(key, query, terms)
  const found = estimateLikely(terms.catalogSize, terms.groups)
  const passed = query.after && bucketOf(key, query.after)
  const maxShare = maxPartShare({ ...terms, groups })
  const parts: SQL[] = []
  let least = 0
  for (const most of [firstPart, SECOND_PART * firstPart]) {
    const buckets = firstBuckets(all, { sort: query.sort, found, most, least, passed, maxShare })
    const part = buckets && isInBuckets(key, groups, buckets)
    if (!part) break
    parts.push(part)
    least = 4 * buckets.length
  }
  return parts
}

const haveMore = (groups: TermGroup[], than: number) =>
  groups.length > 0 && groups.every(({ vehicles }) => vehicles > than)

function bucketOf(key: BucketKey, { value, id }: Cursor): number {
  return key === 'year' ? yearBucket(value, id) : priceBucket(value)
}

/** The buckets that can contain matches. None if the index has changed since the terms were looked up. */
async function findBuckets(key: BucketKey, query: Search, { version, groups }: SearchTerms): Promise<Bucket[]> {
  const { version: current, answers } = await lookUpTerms([{ spans: [{ kind: key, from: '', to: '~' }] }])
  if (current !== version) return []
  const { firstYear, lastYear } = commonYears(query, groups)
  const from = key === 'year' ? firstYear : priceBucket((query.priceFrom ?? 0) * 100)
  const to = key === 'year' ? lastYear : priceBucket((query.priceTo ?? 9_999_999) * 100)
  const buckets = new Map<number, number>()
  for (const { word, vehicles } of answers.flatMap(({ terms }) => terms)) {
    const there = key === 'year' ? yearBuckets(Number(word)) : bucketsOfBand(Number(word))
    for (const bucket of there) {
      const value = key === 'year' ? Number(word) : bucket
      if (value >= from && value <= to) buckets.set(bucket, (buckets.get(bucket) ?? 0) + vehicles / there.length)
    }
  }
  return [...buckets].map(([bucket, vehicles]) => ({ bucket, vehicles }))
}

/** The buckets of a $50 price band of the index. */
const bucketsOfBand = (band: number) => [...new Set([priceBucket(band * 5000), priceBucket(band * 5000 + 4999)])]

const BUCKET: Record<BucketKey, SQL> = {
  year: sql.raw('year_bucket(year, vehicle_id)'),
  price: sql.raw('price_bucket(day_price)'),
}

/** Null if it would take too many keys. */
function isInBuckets(key: BucketKey, groups: TermGroup[], buckets: number[]): SQL | null {
  const keysOf = ({ termIds }: TermGroup) => termIds.length * buckets.length
  const short = groups.filter((group) => !group.inColumns || keysOf(group) <= MAX_COLUMN_KEYS)
  if (short.length === 0 || short.reduce((sum, group) => sum + keysOf(group), 0) > MAX_KEYS) return null
  const conditions = short.map(({ termIds }) => {
    const keys = termIds.flatMap((termId) => buckets.map((bucket) => termInBucket(termId, bucket)))
    return sql`terms_in_bucket(terms, ${BUCKET[key]}) && ${sql.param(keys)}::bigint[]`
  })
  return sql.join(conditions, sql` and `)
}
