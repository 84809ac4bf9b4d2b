import { searchWords } from './search-words'
import { splitWords } from './spelling'

/** What a search field offers while typing, with what it is: 'Chevrolet Bel Air', 'Model'. */
export type Suggestion = { text: string; kind: 'Make' | 'Model' | 'Type' }

/** A suggestion with its words in the form of the index, and its number of vehicles. */
export type KnownThing = Suggestion & { words: readonly string[]; vehicles: number }

const MOST_SUGGESTIONS = 8

export function thingOf(kind: Suggestion['kind'], text: string, vehicles: number): KnownThing {
  return { text, kind, vehicles, words: splitWords(text.replaceAll('-', ' ')).concat(splitWords(text)) }
}

/**
 * Those that have every word of the text, or a word that begins with it, in the vocabulary of the trade: 'cop' finds
 * Police. Those that begin with the text come first, then the most frequent.
 */
export function suggestionsFor(text: string, known: readonly KnownThing[]): Suggestion[] {
  const asked = searchWords(text)
  if (asked.length === 0) return []
  const begins = ({ words }: KnownThing) => words[0]?.startsWith(splitWords(text)[0] ?? '') ?? false
  return known
    .filter((thing) =>
      asked.every(({ typed, words, isOpen }) =>
        thing.words.some((word) => words.includes(word) || (isOpen && word.startsWith(typed))),
      ),
    )
    .sort((one, other) => Number(begins(other)) - Number(begins(one)) || other.vehicles - one.vehicles)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ text, kind }) => ({ text, kind }))
}
