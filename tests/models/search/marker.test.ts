import { describe, expect, test } from 'vitest'
import {
  boxAround,
  isOnePlace,
  joinOverlapping,
  type Marker,
  markerLabel,
  markerTitle,
  squareOf,
  wholeSquares,
} from '~/models/search/marker'

const aMarker = (latitude: number, longitude: number, part: Partial<Marker> = {}): Marker => ({
  latitude,
  longitude,
  box: { south: latitude, north: latitude, west: longitude, east: longitude },
  vehicles: 1,
  dayPrice: 45_000,
  town: 'Decatur, GA',
  ...part,
})

test.each([
  [{}, '$450', '1 vehicle in Decatur, GA'],
  [{ vehicles: 12, dayPrice: 30_000 }, '12 from $300', '12 vehicles in Decatur, GA'],
  [
    { vehicles: 1240, box: { south: 1, north: 2, west: 1, east: 1 } },
    '1,240 from $450',
    '1,240 vehicles around Decatur, GA',
  ],
  [{ vehicles: 1243, isEstimate: true as const }, '~1,200 from $450', '~1,200 vehicles in Decatur, GA'],
])('the label and the title of %j', (part, label, title) => {
  expect([markerLabel(aMarker(1, 1, part)), markerTitle(aMarker(1, 1, part))]).toEqual([label, title])
})

describe('squares', () => {
  test('divide the longer side into eleven to twenty, and nearby sizes alike', () => {
    expect(squareOf({ south: 24, north: 49, west: -125, east: -66 })).toBe(4)
    expect(squareOf({ south: 33, north: 34, west: -119, east: -117 })).toBe(0.125)
    expect(squareOf({ south: 33.1, north: 34.3, west: -118.9, east: -116.5 })).toBe(0.125)
    expect(squareOf({ south: 34, north: 34, west: -118, east: -118 })).toBeGreaterThan(0)
  })

  test('that are partly in the view belong to it as a whole, and do not move with it', () => {
    const box = { south: 33.125, north: 34.125, west: -119, east: -117.125 }
    expect(wholeSquares({ south: 33.13, north: 34.1, west: -118.99, east: -117.2 })).toEqual(box)
    expect(wholeSquares({ south: 33.2, north: 34.12, west: -118.9, east: -117.13 })).toEqual(box)
  })
})

describe('markers that would cover each other', () => {
  const onScreen = ({ latitude, longitude }: Marker) => ({ x: longitude * 10, y: latitude * 10 })
  const size = { width: 100, height: 40 }
  const join = (...markers: Marker[]) => joinOverlapping(markers, onScreen, size)

  test('become one where the largest is, with the sum and the lowest price', () => {
    const [many, few, away] = [
      aMarker(0, 9, { vehicles: 5, dayPrice: 60_000 }),
      aMarker(3, 0, { vehicles: 2, dayPrice: 20_000, town: 'Newnan, GA' }),
      aMarker(4, 9, { vehicles: 3 }),
    ]
    expect(join(few, away, many)).toEqual([
      { ...many, vehicles: 7, dayPrice: 20_000, box: { south: 0, north: 3, west: 0, east: 9 } },
      away,
    ])
    expect(join(few, many).map(isOnePlace)).toEqual([false])
  })

  test('stay one place if they are at the same point', () => {
    expect(join(aMarker(1, 1), aMarker(1, 1)).map(isOnePlace)).toEqual([true])
  })
})

test('the box around markers has all of theirs; around none there is none', () => {
  expect(boxAround([aMarker(1, 5), aMarker(3, 2), aMarker(2, 7)])).toEqual({ south: 1, north: 3, west: 2, east: 7 })
  expect(boxAround([])).toBeNull()
})
