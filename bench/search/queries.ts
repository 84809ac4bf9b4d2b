import { EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { addDays } from '~/models/trade/days/days'
import { CITIES, SEARCH_COLORS, SORTS } from '~/models/trade/vocabulary/vehicles'

import { VEHICLE_MODELS } from './fleet'
import { between, isTrue, oneFrom, type Random, seeded } from './random'

/** `meant` is the text without its slip: what a misspelt search should find. */
export type AskedQuery = { query: SearchQuery; meant: string | null }

/** `count` searches, each different, in the proportions in which people ask: words first, filters upon them. */
export function generateQueries(count: number): AskedQuery[] {
  const random = seeded(41)
  const asked = new Map<string, AskedQuery>()
  while (asked.size < count) {
    const next = queryOf(random)
    asked.set(searchString(next.query), next)
  }
  return [...asked.values()]
}

function queryOf(random: Random): AskedQuery {
  const text = textOf(random)
  const misspelt = isTrue(random, 0.12) ? withSlip(random, text) : text
  const query = { ...EVERYTHING, ...filtersOf(random), text: misspelt, sort: oneFrom(random, SORTS).value }
  return { query, meant: misspelt === text ? null : text }
}

const ERAS = ['1930s', '1940s', '1950s', '1960s', '1970s', '1980s', '1990s', '2000s', '2010s']

function textOf(random: Random): string {
  const { make, model, bodyType, from, to } = oneFrom(random, VEHICLE_MODELS)
  const color = oneFrom(random, SEARCH_COLORS).value
  const shapes = [
    () => make,
    () => `${make} ${model}`,
    () => model,
    () => bodyType,
    () => `${oneFrom(random, ERAS)} ${bodyType}`,
    () => `${between(random, from, to)} ${make} ${model}`,
    () => `${color} ${bodyType}`,
    () => `${oneFrom(random, ERAS)} ${color} ${make}`,
    () => oneFrom(random, ERAS),
    () => make.slice(0, 4),
    () => '',
  ]
  return oneFrom(random, shapes)().toLowerCase()
}

function filtersOf(random: Random): Partial<SearchQuery> {
  const from = addDays('2026-12-01', between(random, 0, 70))
  const year = between(random, 1925, 2015)
  const price = between(random, 50, 1200)
  return {
    city: isTrue(random, 0.4) ? oneFrom(random, CITIES).value : null,
    booking: isTrue(random, 0.4) ? { from, to: addDays(from, between(random, 0, 9)) } : null,
    colors: isTrue(random, 0.15) ? [oneFrom(random, SEARCH_COLORS).value] : [],
    makes: isTrue(random, 0.08) ? [oneFrom(random, VEHICLE_MODELS).make] : [],
    bodyTypes: isTrue(random, 0.08) ? [oneFrom(random, VEHICLE_MODELS).bodyType] : [],
    ...(isTrue(random, 0.2) ? { yearFrom: year, yearTo: year + between(random, 2, 30) } : {}),
    ...(isTrue(random, 0.2) ? { priceFrom: price, priceTo: price + between(random, 50, 500) } : {}),
  }
}

/** One letter of the longest word left out, doubled, or swapped with its neighbour; never the first. */
function withSlip(random: Random, text: string): string {
  const [word] = (text.match(/[a-z]{5,}/g) ?? []).sort((one, other) => other.length - one.length)
  if (!word) return text
  const at = between(random, 1, word.length - 2)
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]
  return text.replace(word, oneFrom(random, slips))
}
