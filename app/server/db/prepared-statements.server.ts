import { PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import type pg from 'pg'

/** Far more than the pages need; combinations of search criteria go beyond it. */
const MAX_STATEMENTS = 400

/** The name under which a query is prepared once per connection; undefined for writes, and for queries beyond the limit. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < MAX_STATEMENTS && isQuery(text)) names.set(text, `query ${names.size + 1}`)
    return names.get(text)
  }
}

/** Writes are rare, and run in transactions, which have their own client. */
const isQuery = (text: string) => /^\s*(select|with)\b/i.test(text)

/**
 * Prepared statements: the server parses and plans a query once per connection, which otherwise costs as much as
 * running most of them. Queries beyond the limit are sent unprepared.
 */
export function prepareQueries(pool: pg.Pool) {
  const nameOf = statementNames()
  pool.query = new Proxy(pool.query, {
    apply: (query, self, [asked, ...rest]) => {
      const name = typeof asked?.text === 'string' ? nameOf(asked.text) : undefined
      return Reflect.apply(query, self, [name ? { ...asked, name } : asked, ...rest])
    },
  })
}

type Prepared = { types: number[]; columns: Message[] }
type Message = Parameters<typeof parse.parseResults>[0][number]

/** The same for the embedded database, which would parse, plan and describe each query every time. */
export class PreparingPGlite extends PGlite {
  #nameOf = statementNames()
  #prepared = new Map<string, Prepared>()

  override async query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const statement = this.#nameOf(text)
    if (!statement || options?.blob) return super.query<T>(text, values, options)
    return this.runExclusive(async () => {
      const prepared = this.#prepared.get(statement) ?? (await this.#prepare(statement, text))
      const texts = values.map((value, index) => {
        if (value === null || value === undefined) return null
        const type = prepared.types[index] ?? 0
        return (options?.serializers?.[type] ?? this.serializers[type] ?? String)(value)
      })
      const { bind, execute } = protocol.serialize
      const rows = await this.#run([bind({ statement, values: texts }), execute({})])
      return parse.parseResults([...prepared.columns, ...rows], this.parsers, options)[0] as Results<T>
    })
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const messages = await this.#run([
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    ])
    const columns = messages.filter((message) => message.name === 'rowDescription')
    const prepared = { types: parse.parseDescribeStatementResults(messages), columns }
    this.#prepared.set(name, prepared)
    return prepared
  }

  /** Ends with a sync, also after an error: without one the engine skips whatever comes next. */
  async #run(messages: Uint8Array[]): Promise<Message[]> {
    try {
      return await this.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
    } finally {
      await this.execProtocolStream(protocol.serialize.sync(), { syncToFs: false })
    }
  }
}
