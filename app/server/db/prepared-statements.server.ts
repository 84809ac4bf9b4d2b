import { type PGlite, parse, protocol, type QueryOptions } from '@electric-sql/pglite'
import type pg from 'pg'

/** Far more than pages need, but combinations of search criteria exceed it. */
const MAX_STATEMENTS = 400

/** The name of a query's prepared statement; undefined for writes and beyond the limit. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < MAX_STATEMENTS && isQuery(text)) names.set(text, `query ${names.size + 1}`)
    return names.get(text)
  }
}

/** Writes are rare and run in transactions, which have their own client. */
const isQuery = (text: string) => /^\s*(select|with)\b/i.test(text)

/**
 * Prepared statements: the server parses and plans a query once per connection, which otherwise costs as much as
 * running most of them. Queries beyond the limit are sent unprepared.
 */
export function prepareQueries(pool: pg.Pool) {
  const nameOf = statementNames()
  pool.query = new Proxy(pool.query, {
    apply: (query, self, [statement, ...rest]) => {
      const name = typeof statement?.text === 'string' ? nameOf(statement.text) : undefined
      return Reflect.apply(query, self, [name ? { ...statement, name } : statement, ...rest])
    },
  })
}

type Message = Parameters<typeof parse.parseResults>[0][number]
type Prepared = { types: number[]; columns: Message[] }

/** The same for the embedded database, which otherwise parses, plans and describes each query every time. */
export function prepareEmbedded(client: PGlite) {
  const nameOf = statementNames()
  const prepared = new Map<string, Prepared>()
  client.query = new Proxy(client.query, {
    apply: (query, self, [text, values = [], options]: [string, unknown[]?, QueryOptions?]) => {
      const name = nameOf(text)
      if (!name || options?.blob) return Reflect.apply(query, self, [text, values, options])
      const run = async () => {
        const known = prepared.get(name) ?? (await prepare(client, name, text))
        prepared.set(name, known)
        return runPrepared(client, name, known, values, options)
      }
      // without the first lock it would run within a transaction of somebody else
      return client._runExclusiveTransaction(() => client.runExclusive(run))
    },
  })
}

async function prepare(client: PGlite, name: string, text: string): Promise<Prepared> {
  const { parse: parseStatement, describe } = protocol.serialize
  const messages = await send(client, [parseStatement({ name, text }), describe({ type: 'S', name })])
  const columns = messages.filter((message) => message.name === 'rowDescription')
  return { types: parse.parseDescribeStatementResults(messages), columns }
}

async function runPrepared(
  client: PGlite,
  statement: string,
  { types, columns }: Prepared,
  values: unknown[],
  options?: QueryOptions,
) {
  const texts = values.map((value, index) => {
    if (value === null || value === undefined) return null
    const type = types[index] ?? 0
    return (options?.serializers?.[type] ?? client.serializers[type] ?? String)(value)
  })
  const { bind, execute } = protocol.serialize
  const rows = await send(client, [bind({ statement, values: texts }), execute({})])
  return parse.parseResults([...columns, ...rows], client.parsers, options)[0]
}

/** Ends with a sync, also after an error: otherwise the engine skips all following messages. */
async function send(client: PGlite, messages: Uint8Array[]): Promise<Message[]> {
  try {
    return await client.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  } finally {
    await client.execProtocolStream(protocol.serialize.sync(), { syncToFs: false })
  }
}
