import { count, sql } from 'drizzle-orm'
import { db, selectRows, signingChains, signingOrderCount, type Tx } from '~/server/db/client.server'
import { log } from '~/server/log.server'
import { sealText, verifySeal } from '~/server/signing/sealed-text.server'

/**
 * Counts the order whose chain was just written and returns its position. Orders take turns from here to the end of
 * their transactions. A count that is not as it was sealed stays without a seal from then on: a new one would hide that.
 */
export async function nextPosition(tx: Tx): Promise<number> {
  await tx
    .insert(signingOrderCount)
    .values(await countedSoFar(tx))
    .onConflictDoNothing()
  const [counted] = await tx.select().from(signingOrderCount).for('update')
  if (!counted) throw new Error('The number of orders was not written.')
  const position = counted.orders + 1
  const isSealed = await verifySeal(countDigest(counted.orders), counted)
  if (!isSealed) log.error('The number of signed orders is not as it was sealed: "npm run verify" says what is wrong.')
  const seal = isSealed ? await sealText(countDigest(position)) : UNSEALED
  await tx.update(signingOrderCount).set({ orders: position, ...seal })
  return position
}

/** Before the first order is counted. Where others have positions already, the count was taken away. */
async function countedSoFar(tx: Tx) {
  const { orders, positions } = await chainCounts(tx)
  const before = orders - 1
  return { orders: before, ...(positions === 0 ? await sealText(countDigest(before)) : UNSEALED) }
}

const UNSEALED = { keyId: '', seal: '' }

async function chainCounts(on: Pick<Tx, 'select'>) {
  const columns = { orders: count(), positions: count(signingChains.position) }
  const [counts] = await on.select(columns).from(signingChains)
  return counts ?? { orders: 0, positions: 0 }
}

const countDigest = (orders: number) => `orders/${orders}`

/** What is wrong with the orders as a whole, in words: whole ones that were taken out or put in. */
export async function orderCountProblems(): Promise<string[]> {
  const { orders, positions } = await chainCounts(db())
  const [counted] = await db().select().from(signingOrderCount)
  if (!counted) return positions === 0 ? [] : ['the number of orders is gone']
  const wrong = await gaps()
  if (orders !== counted.orders)
    wrong.push(`there are ${orders} orders with events, and ${counted.orders} were written down`)
  if (!(await verifySeal(countDigest(counted.orders), counted))) wrong.push('the number of orders has no seal of ours')
  return wrong
}

/** Where positions are missing. */
async function gaps(): Promise<string[]> {
  const found = await selectRows<{ before: number; after: number }>(
    db(),
    sql`select before, order_id as after from (
        select order_id, position, lag(order_id) over places as before, lag(position) over places as previous
        from ${signingChains} where position is not null window places as (order by position)
      ) as chains where position <> previous + 1`,
  )
  return found.map(({ before, after }) => `orders placed between #${before} and #${after} are missing`)
}
