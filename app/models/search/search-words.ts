import { isNoise, longestPhrase, meaningOf, type WordGroups } from '~/models/fleet/glossary/trade-words'
import { splitWords } from './spelling'

/** A part of a search: a vehicle must have one of its words. */
export type SearchWord = {
  /** As typed, one or several words. */
  typed: string
  words: readonly string[]
  /** Also words that start with what was typed, and corrections; not for words of the vocabulary. */
  isOpen: boolean
}

/**
 * The demands of a search text in words of the index: phrases of the trade with their meaning, other words as typed or
 * as prefixes. Words without meaning are dropped, so nothing is left of 'a car'.
 */
export function searchWords(text: string): SearchWord[] {
  const typed = splitWords(text)
  const found: SearchWord[] = []
  for (let index = 0; index < typed.length; ) {
    const { length, terms } = nextPart(typed.slice(index))
    found.push(...terms)
    index += length
  }
  return withoutDuplicates(withJoined(found))
}

type Part = { length: number; terms: SearchWord[] }

function nextPart(words: string[]): Part {
  for (let length = Math.min(longestPhrase(), words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length)
    const meaning = singulars(phrase).map(meaningOf).find(Boolean)
    if (meaning) return { length, terms: asMeant(phrase, meaning) }
  }
  const [word = '', next] = words
  const years = next ? yearsWithin(word, next) : null
  if (years) return { length: 2, terms: [{ typed: `${word} ${next}`, words: years, isOpen: false }] }
  if (isNoise(word)) return { length: 1, terms: [] }
  return { length: 1, terms: [{ typed: word, words: [...singulars([word]), ...fullYears(word)], isOpen: true }] }
}

/** A single word also matches itself, because an owner may have used it. */
function asMeant(phrase: string[], meaning: WordGroups): SearchWord[] {
  const itself = phrase.length === 1 ? phrase : []
  return meaning.map((words) => ({
    typed: phrase.join(' '),
    words: [...new Set([...words, ...itself])],
    isOpen: false,
  }))
}

/** The phrase as typed, and with its last word in the singular: 'squad cars' is squad car, 'buses' bus. */
function singulars(phrase: string[]): string[] {
  const text = phrase.join(' ')
  if (!/[a-z]{3}s$/.test(text) || text.endsWith('ss')) return [text]
  return [text, text.slice(0, -1), ...(text.endsWith('es') ? [text.slice(0, -2)] : [])]
}

/** 57 is also 1957, and 03 both 1903 and 2003. 19 and 20 begin every year and are no abbreviation. */
function fullYears(word: string): string[] {
  if (!/^\d\d$/.test(word) || word === '19' || word === '20') return []
  return Number(word) <= LAST_SHORT_YEAR ? [`19${word}`, `20${word}`] : [`19${word}`]
}

const LAST_SHORT_YEAR = 29

const PARTS: Record<string, readonly [first: number, last: number]> = { early: [0, 3], mid: [4, 6], late: [7, 9] }

/** The years of 'late 60s' or 'early seventies'; null for other words. */
function yearsWithin(part: string, decade: string): string[] | null {
  const bounds = PARTS[part]
  const [[short = decade] = []] = meaningOf(decade) ?? []
  const [, century = '19', ten] = /^(\d\d)?(\d)0s$/.exec(short) ?? []
  if (!bounds || !ten) return null
  const [first, last] = bounds
  return Array.from({ length: last - first + 1 }, (_, index) => `${century}${ten}${first + index}`)
}

/** Neighbors may be one word of the index: 'thunder bird' is thunderbird, 'f 150' f150. */
function withJoined(found: SearchWord[]): SearchWord[] {
  return found.map((part, index) => {
    const [before, after] = [found[index - 1], found[index + 1]]
    if (!part.isOpen) return part
    const joined = [before?.isOpen && before.typed + part.typed, after?.isOpen && part.typed + after.typed]
    return { ...part, words: [...part.words, ...joined.filter((word) => typeof word === 'string')] }
  })
}

function withoutDuplicates(found: SearchWord[]): SearchWord[] {
  return [...new Map(found.map((part) => [part.words.join(), part])).values()]
}
