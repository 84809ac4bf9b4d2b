import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { TermRow } from './term-cache.server'
import type { Range } from './term-lookup.server'

/** A match must have at least one of these terms. */
export type TermGroup = {
  termIds: number[]
  /** Upper bound of the listed vehicles that have one of the terms; exact for a single term. */
  vehicles: number
  firstYear: number
  lastYear: number
  /** The body and color terms of its listed vehicles. */
  bodies: number[]
  colors: number[]
  /** What its terms are a range of, if that can also be checked against columns; else null. */
  inColumns: Range | null
}

export function groupOf(terms: TermRow[], catalogSize: number): Omit<TermGroup, 'inColumns'> {
  const total = terms.reduce((sum, term) => sum + term.vehicles, 0)
  return {
    termIds: terms.map((term) => term.id),
    vehicles: Math.min(total, catalogSize),
    firstYear: Math.min(...terms.map((term) => term.firstYear)),
    lastYear: Math.max(...terms.map((term) => term.lastYear)),
    bodies: terms.flatMap((term) => term.bodies),
    colors: terms.flatMap((term) => term.colors),
  }
}

/** Whether a listed vehicle can have a term of every group: all have a year, a body type and a color in common. */
export function canHaveAll(query: SearchQuery, groups: TermGroup[]): boolean {
  const { firstYear, lastYear } = commonYears(query, groups)
  return firstYear <= lastYear && haveInCommon(groups, 'bodies') && haveInCommon(groups, 'colors')
}

function haveInCommon([group, ...others]: TermGroup[], key: 'bodies' | 'colors'): boolean {
  return !group || group[key].some((term) => others.every((other) => other[key].includes(term)))
}

/** The years in which every group has listed vehicles, within those of the search. */
export function commonYears({ yearFrom, yearTo }: SearchQuery, groups: TermGroup[]) {
  return {
    firstYear: Math.max(yearFrom ?? 0, ...groups.map((group) => group.firstYear)),
    lastYear: Math.min(yearTo ?? 9999, ...groups.map((group) => group.lastYear)),
  }
}
