import type { Sort } from '~/models/trade/vocabulary/vehicles'

/** The order of vehicles is divided into buckets by these keys: migration 0026_search_buckets computes the same. */
export type BucketKey = 'year' | 'price'

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

/** Quarters of a year, because vehicles of one year are ordered by id. */
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
