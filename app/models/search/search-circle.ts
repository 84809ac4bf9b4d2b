import type { Point } from '~/models/fleet/named-place'

/** The place that a search measures distances from, and how far it goes. */
export type SearchCircle = Point & { miles: number }

/** The studio zone of union contracts: thirty miles around West Beverly and North La Cienega Boulevard. */
export const STUDIO_ZONE: SearchCircle = { latitude: 34.0762, longitude: -118.3768, miles: 30 }

const MILES_PER_DEGREE = 69

type Bounds = { south: number; north: number; west: number; east: number }

/** A box around the circle, in degrees. It is as wide as at its end nearer to the pole. */
export function boundsOf({ latitude, longitude, miles }: SearchCircle): Bounds {
  const up = miles / MILES_PER_DEGREE
  const across = up / Math.cos(((Math.abs(latitude) + up) * Math.PI) / 180)
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across }
}

/** The areas that the box covers, as ranges of search terms: one for each row from south to north. */
export function areasOf(circle: SearchCircle): { from: string; to: string }[] {
  const { south, north, west, east } = boundsOf(circle)
  const [first, last] = [halfDegrees(south + 90), halfDegrees(north + 90)]
  return Array.from({ length: last - first + 1 }, (_, row) => ({
    from: threeDigits(first + row) + threeDigits(halfDegrees(west + 180)),
    to: threeDigits(first + row) + threeDigits(halfDegrees(east + 180)),
  }))
}

const halfDegrees = (degrees: number) => Math.max(0, Math.floor(degrees * 2))
const threeDigits = (number: number) => String(number).padStart(3, '0')

export const PLACE_MESSAGES = {
  unreadable:
    'Enter a five-digit ZIP code, or a town and state like Newnan, GA. The vehicles below are from everywhere.',
  unknown: 'There is no such ZIP code or town. The vehicles below are from everywhere.',
}
