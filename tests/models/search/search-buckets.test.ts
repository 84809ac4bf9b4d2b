import { expect, test } from 'vitest'
import { type Bucket, firstBuckets, priceBucket, yearBucket, yearBuckets } from '~/models/search/search-buckets'

test.each([
  ['1899', 1899, '00000000', 0],
  ['the first quarter of a year', 1957, '3fffffff', 228],
  ['the last quarter of a year', 1957, 'c0000000', 231],
  ['9999', 9999, 'ffffffff', 1023],
])('year bucket: %s', (_, year, id, bucket) => {
  expect(yearBucket(year, `${id}-0000-4000-8000-000000000000`)).toBe(bucket)
  expect(yearBuckets(year)).toContain(bucket)
})

test.each([
  [0, 0],
  [2499, 0],
  [2500, 1],
  [79_999, 31],
  [80_000, 32],
  [319_999, 55],
  [320_000, 56],
  [2_147_483_647, 156],
])('price bucket of %i cents: %i', (cents, bucket) => {
  expect(priceBucket(cents)).toBe(bucket)
})

/** Forty buckets with a hundred vehicles each, in no order. */
const FORTY: Bucket[] = Array.from({ length: 40 }, (_, index) => ({ bucket: (index * 7) % 40, vehicles: 100 }))
/** Half a match per bucket. */
const USUAL = { sort: 'relevance', found: 20, most: 1, least: 0, passed: null, maxShare: 1 / 8 } as const

test.each([
  ['as many as contain the wanted share', {}, [0, 1]],
  ['from the highest price', { sort: 'price-high' }, [39, 38]],
  ['from the bucket of the last vehicle on', { passed: 6 }, [6, 7]],
  ['from there down', { sort: 'price-high', passed: 26 }, [26, 25]],
  ['at least as many as asked for', { least: 4 }, [0, 1, 2, 3]],
  ['none after the last', { passed: 99 }, null],
  ['none that contain more than the largest share', { most: 3 }, null],
  ['none that contain more than that share of what is left', { passed: 30 }, null],
] as const)('first buckets: %s', (_, other, buckets) => {
  expect(firstBuckets(FORTY, { ...USUAL, ...other })).toEqual(buckets)
})
