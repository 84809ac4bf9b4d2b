import { expect, test } from 'vitest'
import { priceBucket, yearBuckets } from '~/models/search/search-buckets'

test.each([
  [1899, [0, 1, 2, 3]],
  [1957, [228, 229, 230, 231]],
  [9999, [1020, 1021, 1022, 1023]],
])('year buckets of %i', (year, buckets) => {
  expect(yearBuckets(year)).toEqual(buckets)
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
