import { describe, expect, test } from 'vitest'
import { boundsOf, nearerCircle, STUDIO_ZONE, squaresOf } from '~/models/search/search-circle'

test('a circle is within its bounds, which are barely larger', () => {
  const { south, north, west, east } = boundsOf(STUDIO_ZONE)
  // the bounds of thirty miles in each direction
  expect([south, north, west, east]).toEqual([33.642, 34.51, -118.901, -117.853].map((end) => expect.closeTo(end, 1)))
  expect([south < 33.642, north > 34.5104, west < -118.901, east > -117.853]).toEqual([true, true, true, true])
})

test('its squares are rows of half degrees from south to north', () => {
  expect(squaresOf(boundsOf({ latitude: 34.1, longitude: -118.4, miles: 10 }))).toEqual([
    { from: '247122', to: '247123' },
    { from: '248122', to: '248123' },
  ])
  expect(squaresOf(boundsOf({ latitude: 21.25, longitude: -157.75, miles: 10 }))).toEqual([
    { from: '222044', to: '222044' },
  ])
})

test('a large box has no squares', () => {
  expect(squaresOf({ south: -90, north: 90, west: -180, east: 180 })).toEqual([])
  expect(squaresOf({ south: 30, north: 40, west: -120, east: -110 })).toHaveLength(21)
})

describe('the nearer part of a circle', () => {
  const circle = { ...STUDIO_ZONE, miles: 100 }

  test.each([
    ['a hundredth of the vehicles in a hundredth of the area', 30_000, 0, 10.5],
    ['a tenth, after pages up to 40 miles away', 3000, 40, 51.5],
    ['whole miles, rounded up', 1000, 0, 55.5],
  ])('has %s', (_, vehicles, passed, miles) => {
    expect(nearerCircle(circle, vehicles, 300, passed)).toEqual({ ...circle, miles: expect.closeTo(miles, 3) })
  })

  test.each([
    ['few vehicles', 300, 0],
    ['no vehicles', 0, 0],
    ['pages up to its edge', 30_000, 99],
  ])('is none with %s', (_, vehicles, passed) => {
    expect(nearerCircle(circle, vehicles, 300, passed)).toBeNull()
  })
})
