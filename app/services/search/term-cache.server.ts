import { type Db, db } from '~/server/db/client.server'

/** A term that matches a part of a search. */
export type TermRow = {
  isNear: boolean
  id: number
  word: string
  vehicles: number
  firstYear: number
  lastYear: number
  /** The body and color terms of the listed vehicles that have it. */
  bodies: number[]
  colors: number[]
}

/** Looked-up terms by demand, all from the same version of the index. */
export type TermCache = { version: string; terms: Map<string, TermRow[]> }

/** More than a crew searches in a day; a full cache is cleared. */
const MAX_TERMS = 500

const caches = new WeakMap<Db, TermCache>()

export const EMPTY_CACHE: TermCache = { version: '', terms: new Map() }

export const termCache = (): TermCache => caches.get(db()) ?? EMPTY_CACHE

/** Caches found terms. Misspellings are not cached: a new vehicle may contain the word. */
export function cacheTerms(version: string, found: Map<string, TermRow[]>) {
  const cache = termCache()
  const isSame = cache.version === version && cache.terms.size < MAX_TERMS
  const terms = new Map([...(isSame ? cache.terms : []), ...found])
  caches.set(db(), {
    version,
    terms: new Map([...terms].filter(([, rows]) => rows.length > 0 && !rows.some((row) => row.isNear))),
  })
}

/** Runs the search, and once more with new terms if the index has changed since they were looked up. */
export async function onCurrentTerms<Outcome>(
  work: () => Promise<{ outcome: Outcome; isCurrent: boolean }>,
): Promise<Outcome> {
  const { outcome, isCurrent } = await work()
  if (isCurrent) return outcome
  clearTermCache()
  return (await work()).outcome
}

/** Makes the next search look up its terms again. */
export function clearTermCache() {
  caches.delete(db())
}
