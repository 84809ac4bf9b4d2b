import { type Db, db } from '~/server/db/client.server'

/** What a search may mean by something it asks for. */
export type TermRow = {
  isNear: boolean
  id: number
  word: string
  vehicles: number
  firstYear: number
  lastYear: number
}

/** Terms looked up before, by what was asked for, all of them as of one state of the index. */
export type TermCache = { version: string; terms: Map<string, TermRow[]> }

/** More than a crew asks for in a day; a full cache is cleared. */
const MAX_TERMS = 500

const caches = new WeakMap<Db, TermCache>()

export const EMPTY_CACHE: TermCache = { version: '', terms: new Map() }

export const termCache = (): TermCache => caches.get(db()) ?? EMPTY_CACHE

/** Caches what was found. Misspellings are not cached: a new vehicle may contain the word. */
export function cacheTerms(version: string, found: Map<string, TermRow[]>) {
  const cache = termCache()
  const isSame = cache.version === version && cache.terms.size < MAX_TERMS
  const terms = new Map([...(isSame ? cache.terms : []), ...found])
  caches.set(db(), {
    version,
    terms: new Map([...terms].filter(([, rows]) => rows.length > 0 && !rows.some((row) => row.isNear))),
  })
}

/** After a page that came from another state of the index. */
export function clearTermCache() {
  caches.delete(db())
}
