import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import {
  accounts,
  afterCommit,
  connection,
  countQueries,
  db,
  inTransaction,
  selectRows,
  type Tx,
  violatedConstraint,
} from '~/server/db/client.server'

useDatabase()

const person = (email: string) => ({ email, role: 'backlot_owner', status: 'invited' }) as const
const emails = async () => (await db().select({ email: accounts.email }).from(accounts)).map(({ email }) => email)

test('raw rows have the same types of values on both engines', async () => {
  const [row] = await selectRows(
    db(),
    sql`select '2026-11-20 10:00:00.5+02'::timestamptz as instant, date '2026-02-28' as day, count(*) as many,
      sum(n) as total, 9007199254740991::bigint as big, 1.50::numeric as exact, null::timestamptz as never,
      '{"a": [1]}'::jsonb as json, array['x', 'y'] as words from (values (1), (2)) as numbers (n)`,
  )
  expect(row).toEqual({
    instant: new Date('2026-11-20T08:00:00.500Z'),
    day: '2026-02-28',
    many: 2,
    total: 3,
    big: 9007199254740991,
    exact: '1.50',
    never: null,
    json: { a: [1] },
    words: ['x', 'y'],
  })
})

test('a count from the query builder is a number', async () => {
  const [row] = await db().select({ many: sql<number>`count(*)` }).from(accounts)
  expect(row?.many).toBe(0)
})

test('the time zone of the database is UTC', async () => {
  expect(await selectRows(db(), sql`select current_setting('TimeZone') as zone`)).toEqual([{ zone: 'UTC' }])
})

test('an instant written as a Date is read as the same Date', async () => {
  const createdAt = new Date('2026-03-08T06:59:59.123Z')
  await db()
    .insert(accounts)
    .values({ ...person('instant@x.test'), createdAt })
  const [row] = await db().select().from(accounts).where(eq(accounts.email, 'INSTANT@x.test'))
  expect(row?.createdAt).toEqual(createdAt)
})

test('a transaction that throws is rolled back, and its after-commit callback does not run', async () => {
  let hasRun = false
  const failing = inTransaction(async (tx) => {
    afterCommit(tx, async () => {
      hasRun = true
    })
    await tx.insert(accounts).values(person('gone@x.test'))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await emails()).not.toContain('gone@x.test')
  expect(hasRun).toBe(false)
})

test('a query does not run within an open transaction of somebody else', async () => {
  await emails() // the statement is prepared now
  const { promise: isWritten, resolve: written } = signal()
  const { promise: isReleased, resolve: release } = signal()
  const open = inTransaction(async (tx) => {
    await tx.insert(accounts).values(person('uncommitted@x.test'))
    written()
    await isReleased
    throw new Error('changed my mind')
  })
  await isWritten
  const meanwhile = emails()
  // enough time for a query that does not wait
  await new Promise((resolve) => setImmediate(resolve))
  release()
  await expect(open).rejects.toThrow('changed my mind')
  expect(await meanwhile).not.toContain('uncommitted@x.test')
})

function signal() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('an after-commit callback sees the commit and may open a transaction', async () => {
  const seen = new Promise<string[]>((resolve) => {
    void inTransaction(async (tx) => {
      await tx.insert(accounts).values(person('kept@x.test'))
      afterCommit(tx, async () => resolve(await inTransaction(async () => ['inside']).then(emails)))
    })
  })
  expect(await seen).toContain('kept@x.test')
})

test('a transaction with a swallowed error is rejected', async () => {
  const swallowing = () =>
    inTransaction(async (tx) => {
      await tx.insert(accounts).values(person('swallowed@x.test'))
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
  for (let time = 0; time < 20; time += 1) await expect(swallowing()).rejects.toThrow()
  expect(await emails()).not.toContain('swallowed@x.test')
})

test.each([
  ['db()', async () => void db()],
  ['a second transaction', async () => inTransaction(async () => {})],
])('%s inside a transaction is refused instead of waiting forever', async (_name, misuse) => {
  await expect(inTransaction(misuse)).rejects.toThrow('Inside inTransaction() use its tx')
})

test('a result of db() from before the transaction is refused inside it', async () => {
  const before = db()
  await expect(inTransaction(async () => before.select().from(accounts))).rejects.toThrow()
  expect(await selectRows(db(), sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('work that outlives its transaction may use db() again', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let later: Promise<string[]> | undefined
  await inTransaction(async () => {
    later = gate.then(emails)
  })
  open()
  await expect(later).resolves.toBeInstanceOf(Array)
})

/** A barrier that opens when `size` callers have arrived. */
function gate(size: number) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let arrived = 0
  return async () => {
    arrived += 1
    if (arrived === size) open()
    await opened
  }
}

test('one of two deadlocked transactions is retried, and both succeed', async () => {
  const [left, right] = await db()
    .insert(accounts)
    .values([person('left@x.test'), person('right@x.test')])
    .returning()
  if (!left || !right) throw new Error('Two accounts were to be written.')
  const add = (tx: Tx, id: string, mark: string) =>
    tx
      .update(accounts)
      .set({ lastName: sql`${accounts.lastName} || ${mark}` })
      .where(eq(accounts.id, id))
  // The embedded database runs one transaction at a time, so they must not wait for each other.
  const bothHoldOne = gate(connection().engine === 'server' ? 2 : 1)
  const inOrder = (mark: string, ...ids: [string, string]) =>
    inTransaction(async (tx) => {
      await add(tx, ids[0], mark)
      await bothHoldOne()
      await add(tx, ids[1], mark)
    })
  await Promise.all([inOrder('a', left.id, right.id), inOrder('b', right.id, left.id)])
  const marked = await db()
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [left.id, right.id]))
  expect(marked.map(({ lastName }) => [...lastName].sort().join(''))).toEqual(['ab', 'ab'])
})

test('a constraint violation has the name of the constraint', async () => {
  await db().insert(accounts).values(person('twice@x.test'))
  const again = await inTransaction((tx) => tx.insert(accounts).values(person('Twice@x.test'))).catch((error) => error)
  expect(violatedConstraint(again)).toBe('accounts_email_is_unique')
  expect(violatedConstraint(new Error('something else'))).toBeUndefined()
})

test('counts statements without begin, commit and those of other callers', async () => {
  const elsewhere = db().select().from(accounts)
  const { result, count } = await countQueries(async () => {
    await db().select().from(accounts)
    return inTransaction(async (tx) => {
      await tx.select().from(accounts)
      return selectRows(tx, sql`select 1 as one`)
    })
  })
  await elsewhere
  expect(result).toEqual([{ one: 1 }])
  expect(count).toBe(3)
})
