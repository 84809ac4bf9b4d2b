import type { Point } from '~/models/fleet/named-place'
import type { Box } from '~/models/trade/addresses/box'

/** The place that a search measures distances from, and how far it goes. */
export type SearchCircle = Point & { miles: number }

/** The studio zone of union contracts: thirty miles around West Beverly and North La Cienega Boulevard. */
export const STUDIO_ZONE: SearchCircle = { latitude: 34.0762, longitude: -118.3768, miles: 30 }

const MILES_PER_DEGREE = 69

/** A box around the circle, in degrees. It has the width that is needed at the side nearer to the pole. */
export function boundsOf({ latitude, longitude, miles }: SearchCircle): Box {
  const up = miles / MILES_PER_DEGREE
  const across = up / Math.cos(((Math.abs(latitude) + up) * Math.PI) / 180)
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across }
}

/** Above this, looking them up costs more than it saves: a fifth of the country. */
const MAX_SQUARES = 500

/**
 * The squares of half a degree that the box covers, as ranges of search terms: one for each row from south to north.
 * None for a large box.
 */
export function squaresOf({ south, north, west, east }: Box): { from: string; to: string }[] {
  const [first, last] = [halfDegrees(south + 90), halfDegrees(north + 90)]
  const columns = halfDegrees(east + 180) - halfDegrees(west + 180) + 1
  if ((last - first + 1) * columns > MAX_SQUARES) return []
  return Array.from({ length: last - first + 1 }, (_, row) => ({
    from: threeDigits(first + row) + threeDigits(halfDegrees(west + 180)),
    to: threeDigits(first + row) + threeDigits(halfDegrees(east + 180)),
  }))
}

/**
 * A smaller circle around the same center that contains about `most` of `vehicles` beyond the `passed` miles of
 * previous pages, if they are spread evenly; null if it would not be smaller. It includes all distances that cards
 * round to its last mile.
 */
export function nearerCircle(
  circle: SearchCircle,
  vehicles: number,
  most: number,
  passed: number,
): SearchCircle | null {
  const wholeMiles = Math.ceil(Math.sqrt(passed ** 2 + circle.miles ** 2 * (most / vehicles)))
  return wholeMiles + 1 < circle.miles ? { ...circle, miles: wholeMiles + JUST_UNDER_HALF } : null
}

/** Farther away, a distance is rounded up. */
const JUST_UNDER_HALF = 0.499999

const halfDegrees = (degrees: number) => Math.max(0, Math.floor(degrees * 2))
const threeDigits = (number: number) => String(number).padStart(3, '0')

export const PLACE_MESSAGES = {
  unreadable:
    'Enter a five-digit ZIP code, or a town and state like Newnan, GA. The vehicles below are from everywhere.',
  unknown: 'There is no such ZIP code or town. The vehicles below are from everywhere.',
}
