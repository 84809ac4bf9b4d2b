import { z } from 'zod'
import { readBox } from '~/models/trade/addresses/box'
import { type Cursor, EVERYTHING, hasPlace, type SearchQuery } from '~/models/trade/addresses/search-query'
import { MAX_LINE_LENGTH, MAX_PRICE_FILTER, MAX_SEARCH_LENGTH, MIN_PRICE_FILTER } from '~/models/trade/constants'
import { type Day, FIRST_YEAR, yearOf } from '~/models/trade/days/day'
import { readBooking } from '~/models/trade/days/days'
import { cleanLine } from '~/models/trade/format/clean-text'
import { ANGLES } from '~/models/trade/photos'
import { USAGES } from '~/models/trade/vocabulary/deals'
import type { Option } from '~/models/trade/vocabulary/option'
import { DECADES, DISTANCES, DRIVING_STATES } from '~/models/trade/vocabulary/search-filters'
import { TRANSMISSIONS, VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { CITIES, SEARCH_COLORS, SORTS } from '~/models/trade/vocabulary/vehicles'

/**
 * Parses a search from the query string. A long text is cut; invalid fields are ignored one by one and never an error;
 * a bound at the end of its scale means none. Days are put in order; past ones are ignored, and days too far ahead are
 * cut to the last bookable one.
 */
export function searchForm(today: Day) {
  return z.record(z.string(), z.unknown()).transform((query): SearchQuery => parseSearch(query, today))
}

/** The visible part of the map; null for anything but a box. */
export const ViewQuery = z.object({ view: z.unknown().optional().transform(readBox) })

const MAX_VALUES = 40
const MAX_VALUE_LENGTH = 60

const Text = z.string().overwrite(cleanLine).catch('')
const Line = z.string().overwrite(cleanLine).max(MAX_VALUE_LENGTH).catch('')
/** Cut instead of ignored, so that the page can show an error about it. */
const Near = z
  .string()
  .overwrite((text) => cleanLine(cleanLine(text).slice(0, MAX_LINE_LENGTH)))
  .catch('')
const Several = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string().overwrite(cleanLine).max(MAX_VALUE_LENGTH)).max(MAX_VALUES).catch([]),
)

function parseSearch(query: Record<string, unknown>, today: Day): SearchQuery {
  const colors = new Set(Several.parse(query.color).map((color) => color.toLowerCase().replace('grey', 'gray')))
  const [yearFrom, yearTo] = inOrder(
    numberIn(query['year-from'], FIRST_YEAR + 1, yearOf(today) + 1),
    numberIn(query['year-to'], FIRST_YEAR, yearOf(today) - 1),
  )
  const [priceFrom, priceTo] = inOrder(
    numberIn(query['price-from'], MIN_PRICE_FILTER + 1, 999_999),
    numberIn(query['price-to'], MIN_PRICE_FILTER, MAX_PRICE_FILTER - 1),
  )
  const place = { near: Near.parse(query.near), within: oneOf(DISTANCES, query.within) ?? EVERYTHING.within }
  const sort = oneOf(SORTS, query.sort) ?? EVERYTHING.sort
  return {
    ...place,
    ...readText(Text.parse(query.q)),
    box: hasPlace(place) ? null : readBox(query.area),
    city: oneOf(CITIES, query.city),
    booking: readBooking(Line.parse(query.from), Line.parse(query.to), today),
    yearFrom,
    yearTo,
    makes: wordsFrom(query.make),
    colors: SEARCH_COLORS.map((color) => color.value).filter((color) => colors.has(color)),
    bodyTypes: wordsFrom(query.body),
    priceFrom,
    priceTo,
    kinds: someOf(VEHICLE_KINDS, query.kind),
    decades: someOf(DECADES, query.decade),
    transmission: oneOf(TRANSMISSIONS, query.transmission),
    driving: oneOf(DRIVING_STATES, query.runs),
    usages: someOf(USAGES, query.usage),
    angle: ANGLES.find((angle) => String(angle.value) === query.angle)?.value ?? null,
    sort: sort === 'distance' && !hasPlace(place) ? EVERYTHING.sort : sort,
    isMapOpen: query.map === 'on',
    after: parseCursor(query.after),
    isFavorites: false,
  }
}

/** Cut to the number of words that a search uses, never within a character. */
function readText(text: string): Pick<SearchQuery, 'text' | 'isCut'> {
  const isLong = text.length > MAX_SEARCH_LENGTH
  const short = isLong ? cleanLine(text.slice(0, MAX_SEARCH_LENGTH)) : text
  return isLong ? { text: short, isCut: true } : { text: short }
}

function oneOf<Value extends string>(options: readonly Option<Value>[], value: unknown): Value | null {
  return options.find((option) => option.value === value)?.value ?? null
}

/** The chosen options of a repeated field, in the order of the vocabulary. */
function someOf<Value extends string>(options: readonly Option<Value>[], value: unknown): Value[] {
  const chosen = new Set(Several.parse(value))
  return options.map((option) => option.value).filter((each) => chosen.has(each))
}

/** Values of a repeated field, without duplicates. */
function wordsFrom(value: unknown): string[] {
  return [...new Set(Several.parse(value))].filter((text) => text !== '')
}

/** A whole number within the scale; null for anything else. */
function numberIn(value: unknown, least: number, most: number): number | null {
  if (typeof value !== 'string' || !/^\s*\d{1,6}\s*$/.test(value)) return null
  const number = Number(value)
  return number >= least && number <= most ? number : null
}

function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

const CURSOR = /^(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

function parseCursor(value: unknown): Cursor | null {
  const match = typeof value === 'string' ? CURSOR.exec(value) : null
  const [, number, id] = match ?? []
  return number && id ? { value: Number(number), id } : null
}
