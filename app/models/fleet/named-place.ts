import { STATES } from '~/models/trade/vocabulary/states'
import { CITIES } from '~/models/trade/vocabulary/vehicles'

type State = (typeof STATES)[number]['value']

export type NamedPlace = { zipcode: string } | { town: string; state: State }

/** A point on the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

/** The place that '90012', 'Newnan, GA', 'Atlanta' or a whole address names; null if it names none. */
export function readNamedPlace(text: string): NamedPlace | null {
  const address = text.trim().replace(/[\s,]+(?:USA?|United States)$/i, '')
  const [, zipcode] = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(address) ?? []
  if (zipcode) return { zipcode }
  const city = CITIES.find((each) => [each.value, each.city].some((name) => isSame(name, address)))
  if (city) return { town: city.city, state: city.state }
  return readTown(address)
}

/** The last two parts of an address: a town, and a state by its code or its name. */
function readTown(address: string): NamedPlace | null {
  for (const [name, state] of STATE_NAMES) {
    const before = address.slice(0, -name.length)
    if (!isSame(address.slice(-name.length), name) || !/[\s,]$/.test(before)) continue
    const town = before.trim().replace(/,$/, '').split(',').at(-1)?.trim()
    return town ? { town, state } : null
  }
  return null
}

/** Longer names first: 'West Virginia' also ends with 'Virginia'. */
const STATE_NAMES = STATES.flatMap(({ value, label }): [string, State][] => [
  [label, value],
  [value, value],
]).sort(([one], [other]) => other.length - one.length)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
