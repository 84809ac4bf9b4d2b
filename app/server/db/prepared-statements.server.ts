import type pg from 'pg'

/** Far more than the pages need; combinations of search criteria go beyond it. */
const MOST = 400

/**
 * Prepared statements: the server parses and plans a query once per connection, which otherwise costs as much as
 * running most of them. Queries beyond the limit are sent unprepared.
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

/** Writes are rare, and run in transactions, which have their own client. */
const isQuery = (text: string) => /^\s*(select|with)\b/i.test(text)
