import type { Point } from '~/models/fleet/named-place'
import type { SearchCircle } from '~/models/search/search-circle'
import { searchWords } from '~/models/search/search-words'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { overlaps } from '~/models/trade/days/days'
import type { FleetVehicle } from './fleet'

/** Whether a vehicle passes all filters of a search, without its text. */
export function passesFilters(vehicle: FleetVehicle, query: SearchQuery): boolean {
  const { booking } = query
  return (
    (query.city === null || vehicle.market === query.city) &&
    (query.makes.length === 0 || query.makes.includes(vehicle.make)) &&
    (query.colors.length === 0 || query.colors.some((color) => color === vehicle.color)) &&
    (query.bodyTypes.length === 0 || query.bodyTypes.includes(vehicle.bodyType)) &&
    vehicle.year >= (query.yearFrom ?? 0) &&
    vehicle.year <= (query.yearTo ?? 9999) &&
    vehicle.dayPrice >= (query.priceFrom ?? 0) * 100 &&
    vehicle.dayPrice <= (query.priceTo ?? 999_999) * 100 &&
    isInBox(vehicle, query) &&
    !(booking && vehicle.blocks.some((block) => overlaps(block, booking)))
  )
}

function isInBox({ latitude, longitude }: FleetVehicle, { box }: SearchQuery): boolean {
  if (!box) return true
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
}

export function inOrderOf(sort: SearchQuery['sort'], circle: SearchCircle | null = null) {
  const direction = sort === 'price-high' || sort === 'newest' ? -1 : 1
  const value = (vehicle: FleetVehicle) => {
    if (sort === 'relevance') return vehicle.year
    if (sort === 'newest') return Date.parse(vehicle.listedAt)
    return sort === 'distance' && circle ? Math.round(milesBetween(vehicle, circle)) : vehicle.dayPrice
  }
  return (one: FleetVehicle, other: FleetVehicle) =>
    direction * (value(one) - value(other) || (one.id < other.id ? -1 : 1))
}

/**
 * The reference implementation scans every vehicle. A word that some vehicle has, or a synonym of it in the vocabulary,
 * matches exactly; any other word matches as a prefix.
 */
export function plainSearch(fleet: FleetVehicle[]) {
  const wordsOfVehicle = new Map(fleet.map((vehicle) => [vehicle, textsOf(vehicle)]))
  const known = new Set([...wordsOfVehicle.values()].flat())
  return (query: SearchQuery, circle: SearchCircle | null = null): string[] => {
    const terms = searchWords(query.text).map(({ typed, words, isOpen }) => ({
      typed,
      isOpen,
      exact: words.filter((word) => known.has(word)),
    }))
    const has = (words: string[]) =>
      terms.every(({ typed, exact, isOpen }) =>
        words.some((word) => (exact.length > 0 ? exact.includes(word) : isOpen && word.startsWith(typed))),
      )
    return fleet
      .filter(
        (vehicle) =>
          passesFilters(vehicle, query) && isWithin(vehicle, circle) && has(wordsOfVehicle.get(vehicle) ?? []),
      )
      .sort(inOrderOf(query.sort, circle))
      .map((vehicle) => vehicle.id)
  }
}

const isWithin = (vehicle: FleetVehicle, circle: SearchCircle | null) =>
  circle === null || milesBetween(vehicle, circle) <= circle.miles

/** The distance, by the angle between two directions from the center of the earth. */
function milesBetween(one: Point, other: Point): number {
  const [x, y, z] = directionOf(one)
  const [u, v, w] = directionOf(other)
  return 3958.8 * Math.acos(Math.min(1, x * u + y * v + z * w))
}

function directionOf({ latitude, longitude }: Point): [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

function textsOf(vehicle: FleetVehicle): string[] {
  const { year, era, make, model, bodyType, color } = vehicle
  const tokens = `${year} ${era} ${era.slice(2)} ${make} ${model} ${bodyType} ${color}${color === 'gray' ? ' grey' : ''}`
  return tokens.split(' ').flatMap((token) => [...plainWords(token.replaceAll('-', ' ')), ...plainWords(token)])
}

const plainWords = (text: string) =>
  text
    .replaceAll('ë', 'e')
    .replaceAll('-', '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
