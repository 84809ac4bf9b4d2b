import type { Sort } from '~/models/trade/vocabulary/vehicles'

/** The order of vehicles is divided into buckets by these keys: migration 0026_search_buckets computes the same. */
export type BucketKey = 'year' | 'price'

/** A part of the order, and about how many listed vehicles are in it. */
export type Bucket = { bucket: number; vehicles: number }

/** The key of a sort's buckets; null if it has none. */
export function bucketKeyOf(sort: Sort): BucketKey | null {
  return BUCKET_KEYS[sort]
}

const BUCKET_KEYS: Record<Sort, BucketKey | null> = {
  relevance: 'year',
  'price-low': 'price',
  'price-high': 'price',
  newest: null,
  distance: null,
}

/** A quarter of a year, because vehicles of one year are ordered by id. */
export function yearBucket(year: number, vehicleId: string): number {
  return yearBuckets(year)[Number.parseInt(vehicleId.slice(0, 1), 16) >> 2] ?? 0
}

export function yearBuckets(year: number): number[] {
  const first = 4 * Math.min(255, Math.max(0, year - 1900))
  return [first, first + 1, first + 2, first + 3]
}

/** Steps of $25 up to $800, of $100 up to $3,200, then of $1,000. `dayPrice` in cents. */
export function priceBucket(dayPrice: number): number {
  if (dayPrice < 80_000) return Math.floor(dayPrice / 2500)
  if (dayPrice < 320_000) return 32 + Math.floor((dayPrice - 80_000) / 10_000)
  return 56 + Math.min(100, Math.floor((dayPrice - 320_000) / 100_000))
}

/** The key of a term in a bucket, as in the index. */
export function termInBucket(termId: number, bucket: number): number {
  return termId * 1024 + bucket
}

type FirstBuckets = {
  sort: Sort
  /** How many matches the search is expected to have. */
  found: number
  /** How many of them the buckets should contain. */
  most: number
  /** The least number of buckets. */
  least: number
  /** The bucket of the last vehicle on the previous page; null for the first page. */
  passed: number | null
  /** The largest share of what is left of the order. */
  maxShare: number
}

/**
 * The first buckets in the order that contain about `most` of the matches, if these are spread evenly over `all`; null if
 * there are none, or if that is too large a share.
 */
export function firstBuckets(
  all: Bucket[],
  { sort, found, most, least, passed, maxShare }: FirstBuckets,
): number[] | null {
  const isDescending = sort === 'price-high'
  const left = all
    .filter(({ bucket }) => passed === null || (isDescending ? bucket <= passed : bucket >= passed))
    .sort((one, other) => (isDescending ? other.bucket - one.bucket : one.bucket - other.bucket))
  const wanted = (most / found) * vehiclesIn(all)
  const taken: number[] = []
  let sum = 0
  for (const { bucket, vehicles } of left) {
    if (taken.length >= least && sum >= wanted) break
    taken.push(bucket)
    sum += vehicles
  }
  return taken.length === 0 || sum > vehiclesIn(left) * maxShare ? null : taken
}

const vehiclesIn = (buckets: Bucket[]) => buckets.reduce((sum, { vehicles }) => sum + vehicles, 0)
