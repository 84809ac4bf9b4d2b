import { STATES } from '~/models/trade/vocabulary/states'
import { CITIES, type City } from '~/models/trade/vocabulary/vehicles'

/** Where a zipcode is, by the middle of its area. `market` is '' where no city of the search is near. */
export type ZipPlace = {
  town: string
  state: (typeof STATES)[number]['value']
  latitude: number
  longitude: number
  /** IANA. */
  zone: string
  market: City | ''
}

/** Miles within which a vehicle counts to a city. */
const MARKET_MILES = 200
/** The post office in the middle of each city that a search offers. */
const CITY_ZIPS: Record<City, string> = { 'Atlanta, GA': '30303', 'Los Angeles, LA': '90012', 'New York, NY': '10007' }

/** Null for a zipcode that does not exist, or is of no state: of the armed forces abroad. Loaded when first asked. */
export async function placeOfZip(zipcode: string): Promise<ZipPlace | null> {
  const { default: zips } = await import('zipcodes')
  const found = zips.lookup(zipcode)
  const state = STATES.find(({ value }) => value === found?.state)?.value
  if (!found || !state) return null
  const { city: town, latitude, longitude } = found
  const { default: zoneAt } = await import('@photostructure/tz-lookup')
  const near = CITIES.map(({ value }) => ({ value, miles: zips.distance(zipcode, CITY_ZIPS[value]) ?? Infinity }))
  const [nearest] = near.sort((one, other) => one.miles - other.miles)
  const market = nearest && nearest.miles <= MARKET_MILES ? nearest.value : ''
  return { town, state, latitude, longitude, zone: zoneAt(latitude, longitude), market }
}
