import type pg from 'pg'

/** Far more than the pages of the product ask; what a search can be made of goes beyond it. */
const MOST = 400

/**
 * Makes the server read and plan a query once for each connection instead of every time, which costs it as much as
 * answering most of them. Queries that come after so many different ones are sent as before.
 */
export function prepareQueries(pool: pg.Pool) {
  const names = new Map<string, string>()
  pool.query = new Proxy(pool.query, {
    apply: (query, self, [asked, ...rest]) => Reflect.apply(query, self, [named(asked, names), ...rest]),
  })
}

function named(asked: unknown, names: Map<string, string>): unknown {
  if (typeof asked !== 'object' || asked === null || !('text' in asked) || typeof asked.text !== 'string') return asked
  const { text } = asked
  if (!names.has(text) && names.size < MOST && isQuery(text)) names.set(text, `query ${names.size + 1}`)
  const name = names.get(text)
  return name ? { ...asked, name } : asked
}

/** What changes something is rare, and belongs into a transaction, which has its connection to itself. */
const isQuery = (text: string) => /^\s*(select|with)\b/i.test(text)
