import { tradeWords } from '~/models/fleet/glossary/trade-words'
import { boundsOf, type SearchCircle, squaresOf } from '~/models/search/search-circle'
import { type SearchWord, searchWords } from '~/models/search/search-words'
import { nearestWord, splitWords } from '~/models/search/spelling'
import type { Box } from '~/models/trade/addresses/box'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import type { TermRow } from './term-cache.server'
import { canHaveAll, groupOf, type TermGroup } from './term-groups.server'
import { type Demand, lookUpTerms, type Span } from './term-lookup.server'

/** A query with the place that it names. `favoritesOf`: only among the favorites of this account. */
export type Search = SearchQuery & { circle: SearchCircle | null; favoritesOf?: string }

/** A word that no vehicle has, and the word searched instead. */
export type Correction = { typed: string; meant: string }

export type SearchTerms = {
  /** The index version of the counts: see INDEX_VERSION. */
  version: string
  /** Number of listed vehicles. */
  catalogSize: number
  /** A match must satisfy every group. */
  groups: TermGroup[]
  corrections: Correction[]
}

/**
 * Looks up the terms of a search with their counts. Null if some part of it matches no listed vehicle, or among
 * favorites no vehicle at all, or if no vehicle can match all parts. One query, or none if all terms are cached: the
 * caller has to check that the version is still current. One more for a misspelled text, which is corrected and parsed
 * again, because corrected words may form a phrase. Among favorites, a word that any vehicle ever had is not corrected.
 */
export async function findSearchTerms(query: Search): Promise<SearchTerms | null> {
  if (query.text !== '' && splitWords(query.text).length === 0) return null
  const { version, answers, corrections } = await readSearch(query)
  const [every, ...others] = answers
  const catalogSize = every?.terms[0]?.vehicles ?? 0
  const groups = others.map(({ terms, searched, inColumns = null }) => ({
    ...groupOf(searched ? matches(searched, terms) : terms, catalogSize),
    inColumns,
  }))
  // what unlisted vehicles have, which may be favorites, is not known
  const canMatch = query.favoritesOf !== undefined || canHaveAll(query, groups)
  return canMatch && groups.every(({ termIds }) => termIds.length > 0)
    ? { version, catalogSize, groups, corrections }
    : null
}

/** The terms of several searches: one query for all, which fills the cache, and one for each misspelled text. */
export async function findTermsOfEach(queries: readonly Search[]): Promise<(SearchTerms | null)[]> {
  await lookUpTerms(queries.flatMap((query) => demandsOf(query, query.text)))
  const found: (SearchTerms | null)[] = []
  for (const query of queries) found.push(await findSearchTerms(query))
  return found
}

/**
 * Parts of a text that match some vehicle: all of them joined, then without the most common one, and so on down to the
 * rarest. They are what a search without results may fall back to.
 */
export async function shorterTexts(text: string): Promise<string[]> {
  const { answers } = await readSearch({ ...EVERYTHING, text, circle: null })
  const parts = new Map<string, number>()
  for (const { searched, terms } of answers) {
    if (!searched) continue
    const vehicles = matches(searched, terms).reduce((sum, term) => sum + term.vehicles, 0)
    parts.set(searched.typed, Math.min(vehicles, parts.get(searched.typed) ?? vehicles))
  }
  const left = [...parts].filter(([, vehicles]) => vehicles > 0)
  const texts: string[] = []
  while (left.length > 0) {
    texts.push(left.map(([part]) => part).join(' '))
    left.splice(
      left.findIndex(([, vehicles]) => vehicles === Math.max(...left.map(([, each]) => each))),
      1,
    )
  }
  return texts
}

type NamedDemand = Demand & { searched?: SearchWord }
type DemandTerms = NamedDemand & { terms: TermRow[] }

const EVERY_VEHICLE: NamedDemand = { spans: [{ kind: 'all', from: '', to: '' }] }

async function readSearch(query: Search) {
  const typed = await lookUpDemands(query, query.text)
  const corrections = typed.answers.flatMap(correctionOf)
  const read = corrections.length === 0 ? typed : await lookUpDemands(query, corrected(query.text, corrections))
  return { ...read, corrections }
}

const lookUpDemands = (query: Search, text: string) => lookUpTerms(demandsOf(query, text))

function demandsOf(query: Search, text: string): NamedDemand[] {
  const demands = [...searchWords(text).map(demandOf), ...filterDemands(query)]
  const withUnlisted = query.favoritesOf !== undefined
  return [EVERY_VEHICLE, ...demands.map((demand) => ({ ...demand, withUnlisted }))]
}

/** An open word of at least two characters also matches as a prefix. '~' sorts after every letter and digit. */
function demandOf(searched: SearchWord): NamedDemand {
  const { typed, words, isOpen } = searched
  if (!isOpen) return { searched, spans: words.map(exactly('word')) }
  const begun = { kind: 'word', from: typed, to: typed.length > 1 ? `${typed}~` : typed }
  return { searched, typed, spans: [begun, ...words.filter((word) => word !== typed).map(exactly('word'))] }
}

const exactly =
  (kind: string) =>
  (word: string): Span => ({ kind, from: word, to: word })

function filterDemands(query: Search): NamedDemand[] {
  const { yearFrom, yearTo, priceFrom, priceTo, circle, box } = query
  const years = { kind: 'year', from: String(yearFrom ?? 1000), to: String(yearTo ?? 9999) }
  const prices = { kind: 'price', from: bandOf(priceFrom ?? 0), to: bandOf(priceTo ?? 9_999_999) }
  const demands: NamedDemand[] = [
    { spans: query.city ? [exactly('market')(query.city)] : [] },
    { spans: query.makes.map(exactly('make')) },
    { spans: query.colors.map(exactly('color')) },
    { spans: query.bodyTypes.map(exactly('body')) },
    { spans: query.kinds.map(exactly('kind')) },
    { spans: query.decades.map(yearsOf) },
    { spans: query.transmission ? [exactly('transmission')(query.transmission)] : [] },
    { spans: query.driving ? [exactly('driving')(query.driving)] : [] },
    { spans: circle ? areasOf(boundsOf(circle)) : [], inColumns: 'place' },
    { spans: box ? areasOf(box) : [], inColumns: 'place' },
    { spans: yearFrom === null && yearTo === null ? [] : [years], inColumns: 'year' },
    { spans: priceFrom === null && priceTo === null ? [] : [prices], inColumns: 'price' },
  ]
  return demands.filter(({ spans }) => spans.length > 0)
}

const areasOf = (box: Box): Span[] => squaresOf(box).map((square) => ({ kind: 'area', ...square }))

/** '1950s' is the range from 1950 to 1959. */
const yearsOf = (decade: string): Span => ({ kind: 'year', from: decade.slice(0, 4), to: `${decade.slice(0, 3)}9` })

/** The $50 price band of a dollar amount, in the format of the index. */
const bandOf = (dollars: number) => String(Math.floor(dollars / 50)).padStart(6, '0')

/** The terms for these words, else the terms that the typed word is a prefix of. */
function matches({ words }: SearchWord, terms: TermRow[]): TermRow[] {
  const begun = terms.filter((term) => !term.isNear)
  const exact = begun.filter((term) => words.includes(term.word))
  return exact.length > 0 ? exact : begun
}

/** For a typed word that no vehicle has: the most similar word of the index or of the vocabulary, if there is one. */
function correctionOf({ typed, terms }: DemandTerms): Correction[] {
  if (typed === undefined || terms.some((term) => !term.isNear)) return []
  const meant = nearestWord(typed, [...terms.map((term) => term.word), ...tradeWords()])
  return meant === null ? [] : [{ typed, meant }]
}

function corrected(text: string, corrections: Correction[]): string {
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]))
  return splitWords(text)
    .map((word) => meant.get(word) ?? word)
    .join(' ')
}
