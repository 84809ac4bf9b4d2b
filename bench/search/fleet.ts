import { allModels } from '~/models/fleet/glossary/glossary'
import type { Point } from '~/models/fleet/named-place'
import { addDays } from '~/models/trade/days/days'
import { CITIES, type City, COLORS } from '~/models/trade/vocabulary/vehicles'
import { between, isTrue, oneFrom, type Random, seeded } from './random'

export type FleetVehicle = {
  id: string
  year: number
  era: string
  make: string
  model: string
  bodyType: string
  kinds: string[]
  usageTags: string[]
  color: string
  market: string
  town: string
  state: string
  zone: string
  dayPrice: number
  latitude: number
  longitude: number
  listedAt: string
  blocks: { from: string; to: string }[]
}

/** Days on which nearly everything is booked, so a search for them has to skip most vehicles. */
export const BUSY_DAYS = { from: '2027-03-01', to: '2027-03-07' }
const FIRST_DAY = '2026-12-01'

/** The last year of models still in production, fixed so that the benchmark does not change every year. */
const LAST_YEAR = 2027

/** About as many models as a rental fleet has. Only names that the reference splits into words as the index does. */
export const VEHICLE_MODELS = allModels()
  .filter(({ make, model }) => /^[\wë -]+$/.test(`${make} ${model}`))
  .filter((_, index) => index % 15 === 0)
  .map(({ make, model, bodyType, built: [first, ...later] }) => {
    const { to } = later.at(-1) ?? first ?? { to: null }
    return { make, model, bodyType, from: first?.from ?? LAST_YEAR, to: to ?? LAST_YEAR }
  })

/** `count` vehicles, the same in every run. */
export function generateFleet(count: number): FleetVehicle[] {
  const random = seeded(1927)
  const beside = seeded(1931)
  const popular = VEHICLE_MODELS.map((_, index) => 1 / (1 + (index % 17)))
  return Array.from({ length: count }, (_, index) => vehicleOf({ random, beside }, index, popular))
}

/** `beside` generates what was added later, so that everything else stays the same. */
function vehicleOf(draws: { random: Random; beside: Random }, index: number, popular: number[]): FleetVehicle {
  const { random, beside } = draws
  const { make, model, bodyType, from, to } = weighted(random, popular)
  const year = between(random, from, to)
  const city = oneFrom(random, CITIES)
  return {
    id: `${shuffled(index)}-0000-4000-8000-000000000000`,
    year,
    era: `${Math.floor(year / 10) * 10}s`,
    make,
    model,
    bodyType,
    kinds: [],
    usageTags: [],
    color: oneFrom(random, COLORS).value,
    market: city.value,
    town: city.city,
    state: city.state,
    zone: city.zone,
    dayPrice: priceOf(random),
    latitude: CENTERS[city.value].latitude + GRID * between(beside, -FARTHEST, FARTHEST),
    longitude: CENTERS[city.value].longitude + GRID * between(beside, -FARTHEST, FARTHEST),
    listedAt: new Date(FIRST_LISTING + between(beside, 0, 20_000) * 60_000).toISOString(),
    blocks: blocksOf(random),
  }
}

/** Vehicles are at the points of a grid around the cities, in degrees, as if these were the centers of ZIP codes. */
const CENTERS: Record<City, Point> = {
  'Atlanta, GA': { latitude: 33.75, longitude: -84.4 },
  'Los Angeles, LA': { latitude: 34.05, longitude: -118.25 },
  'New York, NY': { latitude: 40.7, longitude: -74 },
}
const GRID = 0.05
const FARTHEST = 30
const FIRST_LISTING = Date.UTC(2026, 0, 1)

/** Ids that are not in insertion order, like random ones. */
const shuffled = (index: number) => (Math.imul(index, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')

function weighted(random: Random, popular: number[]) {
  for (;;) {
    const index = Math.floor(random() * VEHICLE_MODELS.length)
    const model = VEHICLE_MODELS[index]
    if (model && isTrue(random, popular[index] ?? 0)) return model
  }
}

/** Mostly $80 to $700, a few up to $2,500. */
const priceOf = (random: Random) => 500 * (isTrue(random, 0.95) ? between(random, 16, 140) : between(random, 140, 500))

function blocksOf(random: Random) {
  const busy = isTrue(random, 0.97) ? [BUSY_DAYS] : []
  if (isTrue(random, 0.4)) return busy
  const from = addDays(FIRST_DAY, between(random, 0, 75))
  return [{ from, to: addDays(from, between(random, 0, 13)) }, ...busy]
}
