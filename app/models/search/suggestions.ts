import { type SearchWord, searchWords } from './search-words'
import { splitWords } from './spelling'

/** A suggestion of a search field while typing, and its type: 'Chevrolet Bel Air', 'Model'. */
export type Suggestion = { text: string; kind: 'Make' | 'Model' | 'Type' }

/** A suggestion with its words in the form of the index, and its number of vehicles. */
export type KnownThing = Suggestion & { words: readonly string[]; vehicles: number }

const MAX_SUGGESTIONS = 8

export function thingOf(kind: Suggestion['kind'], text: string, vehicles: number): KnownThing {
  return { text, kind, vehicles, words: splitWords(text.replaceAll('-', ' ')).concat(splitWords(text)) }
}

/**
 * Those that have every word of the text, or a word that starts with it, in the vocabulary of the trade: 'cop' finds
 * Police. Those that start with the text come first, then the most frequent.
 */
export function suggestionsFor(text: string, known: readonly KnownThing[]): Suggestion[] {
  const terms = searchWords(text)
  if (terms.length === 0) return []
  const begins = ({ words }: KnownThing) => words[0]?.startsWith(splitWords(text)[0] ?? '') ?? false
  return known
    .filter((thing) => hasWords(thing.words, terms))
    .sort((one, other) => Number(begins(other)) - Number(begins(one)) || other.vehicles - one.vehicles)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text, kind }) => ({ text, kind }))
}

/** Whether these words have all that is asked for, in the vocabulary of the trade. */
export function hasWords(words: readonly string[], terms: readonly SearchWord[]): boolean {
  return terms.every(({ typed, words: meant, isOpen }) =>
    words.some((word) => meant.includes(word) || (isOpen && word.startsWith(typed))),
  )
}
