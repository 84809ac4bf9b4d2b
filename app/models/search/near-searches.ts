import { EVERYTHING, type SearchQuery, searchString, withoutFilters } from '~/models/trade/addresses/search-query'
import { splitWords } from './spelling'

/**
 * What to look for when nothing fits a search, the nearest first: less and less of it, but never without a word of what
 * was typed, or without the filters where nothing was. The last word is tried alone before the others, because it names
 * the thing: 'gold motorcycle'.
 */
export function nearSearches(query: SearchQuery): SearchQuery[] {
  const first = { ...query, after: null }
  const { text, angle, sort } = first
  const elsewhere = { ...first, city: null, booking: null }
  const words = splitWords(text)
  const ideas =
    words.length === 0
      ? [elsewhere]
      : [
          withoutFilters(first),
          elsewhere,
          { ...EVERYTHING, text, angle, sort },
          ...words
            .slice(-MOST_WORDS)
            .reverse()
            .map((word) => ({ ...EVERYTHING, text: word, angle, sort })),
        ]
  const known = new Set([searchString(first), searchString({ ...EVERYTHING, angle, sort })])
  return ideas.filter((idea) => {
    const isNew = !known.has(searchString(idea))
    known.add(searchString(idea))
    return isNew
  })
}

const MOST_WORDS = 3
