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
export type TermBook = { version: string; terms: Map<string, TermRow[]> }

/** More than a crew asks for in a day; full, the book is begun anew. */
const MOST = 500

const books = new WeakMap<Db, TermBook>()

export const EMPTY_BOOK: TermBook = { version: '', terms: new Map() }

export const termBook = (): TermBook => books.get(db()) ?? EMPTY_BOOK

/** Keeps what was found; not what vehicles may mean by a word that none of them has, which the next one may have. */
export function keepTerms(version: string, found: Map<string, TermRow[]>) {
  const book = termBook()
  const isSame = book.version === version && book.terms.size < MOST
  const terms = new Map([...(isSame ? book.terms : []), ...found])
  books.set(db(), {
    version,
    terms: new Map([...terms].filter(([, rows]) => rows.length > 0 && !rows.some((row) => row.isNear))),
  })
}

/** After a page that came from another state of the index. */
export function forgetTerms() {
  books.delete(db())
}
