import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NamedPlace, Point } from '~/models/fleet/named-place'
import { MARKET_MILES } from '~/models/trade/constants'
import { STATES } from '~/models/trade/vocabulary/states'
import { CITIES, type City } from '~/models/trade/vocabulary/vehicles'
import { projectRoot } from '~/server/project-root.server'

/** The center of a zipcode's area. `market` is '' if no city of the search is near. */
export type ZipPlace = Point & {
  town: string
  state: (typeof STATES)[number]['value']
  /** IANA time zone. */
  zone: string
  market: City | ''
}

/** A central zipcode of each city in the search. */
const CITY_ZIPS: Record<City, string> = { 'Atlanta, GA': '30303', 'Los Angeles, LA': '90012', 'New York, NY': '10007' }

/** Null for an unknown zipcode or one outside of the states (armed forces). */
export async function placeOfZip(zipcode: string): Promise<ZipPlace | null> {
  const area = await areaOfZip(zipcode)
  if (!area) return null
  const { town, state, latitude, longitude, nearest } = area
  const { default: zoneAt } = await import('@photostructure/tz-lookup')
  const market = CITIES.find(({ value }) => value === nearest.city && nearest.miles <= MARKET_MILES)?.value ?? ''
  return { town, state, latitude, longitude, zone: zoneAt(latitude, longitude), market }
}

async function areaOfZip(zipcode: string) {
  const all = await zipPlaces()
  const start = all.indexOf(`\n${zipcode}\t`) + 1
  if (start === 0) return null
  const [, town = '', code, lat, lng, city, miles] = all.slice(start, all.indexOf('\n', start)).split('\t')
  const state = STATES.find(({ value }) => value === code)?.value
  return state
    ? { town, state, latitude: Number(lat), longitude: Number(lng), nearest: { city, miles: Number(miles) } }
    : null
}

/** The center of a zipcode's area, or the middle of the centers of a town; null if there is none. */
export async function centerOf(place: NamedPlace): Promise<Point | null> {
  if ('zipcode' in place) return areaOfZip(place.zipcode)
  const town = place.town.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const lines = new RegExp(`\\t${town}\\t${place.state}\\t(\\S+)\\t(\\S+)`, 'gi')
  const centers = [...(await zipPlaces()).matchAll(lines)]
  if (centers.length === 0) return null
  const middle = (part: 1 | 2) => centers.reduce((sum, found) => sum + Number(found[part]), 0) / centers.length
  return { latitude: middle(1), longitude: middle(2) }
}

let places: Promise<string> | undefined

/** One line per zipcode, read on first use. */
function zipPlaces(): Promise<string> {
  places ??= readZipPlaces().catch((error) => {
    places = undefined
    throw error
  })
  return places
}

const MAX_OUTPUT_BYTES = 8 * 1024 * 1024

async function readZipPlaces(): Promise<string> {
  const program = join(projectRoot(), 'app/services/fleet/listing/zip-places.mjs')
  const args = [program, JSON.stringify(CITY_ZIPS)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT_BYTES })
  return stdout
}
