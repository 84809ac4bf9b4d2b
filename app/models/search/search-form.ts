import { z } from 'zod'
import type { Cursor, SearchQuery } from '~/models/trade/addresses/search-query'
import { MAX_PRICE_FILTER, MAX_SEARCH_LENGTH, MIN_PRICE_FILTER } from '~/models/trade/constants'
import { type Day, FIRST_YEAR, yearOf } from '~/models/trade/days/day'
import { readBooking } from '~/models/trade/days/days'
import { ANGLES } from '~/models/trade/photos'
import { CITIES, SEARCH_COLORS, SORTS } from '~/models/trade/vocabulary/vehicles'
import { cleanLine } from '~/models/trade/words/clean-text'

/**
 * Parses a search from the query string. A long text is cut; invalid fields are ignored one by one and never an error; a bound at the end
 * of its scale means none. Days are put in order; past ones are ignored, and days too far ahead are cut to the last
 * bookable one.
 */
export function searchForm(today: Day) {
  return z.record(z.string(), z.unknown()).transform((query): SearchQuery => parseSearch(query, today))
}

const MAX_VALUES = 30
const MAX_LINE_LENGTH = 60

const Text = z.string().overwrite(cleanLine).catch('')
const Line = z.string().overwrite(cleanLine).max(MAX_LINE_LENGTH).catch('')
const Several = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string().overwrite(cleanLine).max(MAX_LINE_LENGTH)).max(MAX_VALUES).catch([]),
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
  return {
    ...readText(Text.parse(query.q)),
    city: CITIES.find((city) => city.value === query.city)?.value ?? null,
    booking: readBooking(Line.parse(query.from), Line.parse(query.to), today),
    yearFrom,
    yearTo,
    makes: wordsFrom(query.make),
    colors: SEARCH_COLORS.map((color) => color.value).filter((color) => colors.has(color)),
    bodyTypes: wordsFrom(query.body),
    priceFrom,
    priceTo,
    angle: ANGLES.find((angle) => String(angle.value) === query.angle)?.value ?? null,
    sort: SORTS.find((sort) => sort.value === query.sort)?.value ?? 'relevance',
    after: parseCursor(query.after),
  }
}

/** Cut to the words that a search uses; a cut never leaves half a character. */
function readText(text: string): Pick<SearchQuery, 'text' | 'isCut'> {
  const isLong = text.length > MAX_SEARCH_LENGTH
  const short = isLong ? cleanLine(text.slice(0, MAX_SEARCH_LENGTH)) : text
  return isLong ? { text: short, isCut: true } : { text: short }
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
