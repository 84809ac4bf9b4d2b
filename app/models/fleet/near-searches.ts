import { EVERYTHING, type SearchQuery, searchString, withoutFilters } from '~/models/trade/addresses/search-query'
import { wordsOf } from './spelling'

/**
 * What to look for when nothing fits a search, the nearest first: less and less of it, in the end everything. The last
 * word is tried alone before the others, because it names the thing: 'gold motorcycle'.
 */
export function nearSearches(query: SearchQuery): SearchQuery[] {
  const first = { ...query, after: null }
  const { text, angle, sort, city, booking } = first
  const ideas = [
    withoutFilters(first),
    { ...first, city: null, booking: null },
    { ...EVERYTHING, text, angle, sort },
    ...lastWords(text).map((word) => ({ ...EVERYTHING, text: word, angle, sort })),
    { ...first, text: '' },
    { ...EVERYTHING, angle, sort, city, booking },
    { ...EVERYTHING, angle, sort },
  ]
  const known = new Set([searchString(first)])
  return ideas.filter((idea) => {
    const isNew = !known.has(searchString(idea))
    known.add(searchString(idea))
    return isNew
  })
}

const MOST_WORDS = 3

const lastWords = (text: string) => wordsOf(text).slice(-MOST_WORDS).reverse()
