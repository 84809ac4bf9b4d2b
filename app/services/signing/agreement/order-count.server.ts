import { count, sql } from 'drizzle-orm'
import { db, selectRows, signingChains, signingOrderCount, type Tx } from '~/server/db/client.server'
import { log } from '~/server/log.server'
import { sealText, verifySeal } from '~/server/signing/sealed-text.server'

/**
 * Counts the order whose chain was just inserted and returns its position. Serializes new orders until their
 * transactions end. A count that does not match its seal stays unsealed, because a new seal would hide the tampering.
 */
export async function nextPosition(tx: Tx): Promise<number> {
  await tx
    .insert(signingOrderCount)
    .values(await initialCount(tx))
    .onConflictDoNothing()
  const [counted] = await tx.select().from(signingOrderCount).for('update')
  if (!counted) throw new Error('The count of orders was not written.')
  const position = counted.orders + 1
  const isSealed = await verifySeal(countDigest(counted.orders), counted)
  if (!isSealed)
    log.error('The count of orders with signing events does not match its seal: run "npm run verify" for details.')
  const seal = isSealed ? await sealText(countDigest(position)) : UNSEALED
  await tx.update(signingOrderCount).set({ orders: position, ...seal })
  return position
}

/** The initial count. If chains already have positions, the row was deleted, so it gets no seal. */
async function initialCount(tx: Tx) {
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

/** Describes missing or inserted orders, by their positions and the sealed count. */
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

/** Describes the gaps in the positions. */
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
