import type { SearchCircle } from '~/models/search/search-circle'
import { EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { addDays } from '~/models/trade/days/days'
import { CITIES, SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'
import { BUSY_DAYS, VEHICLE_MODELS } from './fleet'
import { between, isTrue, oneFrom, type Random, seeded } from './random'

/** `meant`: for a misspelled search, the text without the typo; else null. */
export type GeneratedQuery = { query: SearchQuery; meant: string | null }

/** `count` different searches with a realistic mix of words and filters. */
export function generateQueries(count: number): GeneratedQuery[] {
  const random = seeded(41)
  const queries = new Map<string, GeneratedQuery>()
  while (queries.size < count) {
    const next = queryOf(random)
    queries.set(searchString(next.query), next)
  }
  return [...queries.values()]
}

const LOS_ANGELES = { latitude: 34.05, longitude: -118.25, miles: 100 }

/** The searches that take longest, each with what makes it slow. */
export const WORST_CASES: [string, Partial<SearchQuery>, SearchCircle?][] = [
  ['two common words that never meet', { text: 'sedan suv' }],
  ['a common word, far from its first year', { text: 'sedan 2020s', sort: 'price-low' }],
  ['days on which 97% are booked', { booking: BUSY_DAYS }],
  ['the same, a common word, dearest first', { text: 'sedan', booking: BUSY_DAYS, sort: 'price-high' }],
  ['a narrow price at the far end', { priceFrom: 1900, priceTo: 1950 }],
  ['a word that everything begins with', { text: '19', sort: 'price-high' }],
  ['three misspelled words', { text: 'chevrolte seadn balck' }],
  ['newest first, far from the first year', { text: '1930s', sort: 'newest' }],
  ['within 100 miles, a third of all', {}, LOS_ANGELES],
  ['the same, nearest first', { sort: 'distance' }, LOS_ANGELES],
  ['within 30 miles, nearest first', { sort: 'distance' }, { ...LOS_ANGELES, miles: 30 }],
  ['the same with a common word', { text: 'sedan', sort: 'distance' }, { ...LOS_ANGELES, miles: 30 }],
]

const SORTS = ['relevance', 'price-low', 'price-high'] as const

function queryOf(random: Random): GeneratedQuery {
  const text = textOf(random)
  const misspelled = isTrue(random, 0.12) ? withSlip(random, text) : text
  const query = { ...EVERYTHING, ...filtersOf(random), text: misspelled, sort: oneFrom(random, SORTS) }
  return { query, meant: misspelled === text ? null : text }
}

const ERAS = ['1930s', '1940s', '1950s', '1960s', '1970s', '1980s', '1990s', '2000s', '2010s']

/** Words that the vocabulary of the trade replaces. */
const CREW_WORDS = [
  'chevy',
  'pickup truck',
  'truck',
  'caddy',
  'station wagon',
  'bike',
  'fire engine',
  'ragtop',
  'vw',
  'cab',
]

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
    () => oneFrom(random, CREW_WORDS),
    () => `${oneFrom(random, ERAS)} ${oneFrom(random, CREW_WORDS)}`,
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

/** Makes a typo: one letter of the longest word is omitted, doubled, or swapped with the next; never the first. */
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
