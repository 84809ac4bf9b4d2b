import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '~/server/db/client.server'
import { idempotencyKeys } from '~/server/db/schema'

/**
 * Does a piece of work once for this renter and this form, and gives a repetition the first outcome. Two posts at the
 * same moment wait for each other at the key. `outcome` says what shape is kept.
 */
export async function once<Schema extends z.ZodType>(
  tx: Tx,
  { accountId, key, outcome }: { accountId: string; key: string; outcome: Schema },
  work: () => Promise<z.output<Schema>>,
): Promise<z.output<Schema>> {
  const whole = createHash('sha256').update(`${accountId} ${key}`).digest('base64url')
  const [mine] = await tx
    .insert(idempotencyKeys)
    .values({ key: whole, accountId, outcome: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (!mine) return outcome.parse(await firstOutcome(tx, whole))
  const result = await work()
  await tx.update(idempotencyKeys).set({ outcome: result }).where(eq(idempotencyKeys.key, whole))
  return result
}

async function firstOutcome(tx: Tx, key: string): Promise<unknown> {
  const [first] = await tx
    .select({ outcome: idempotencyKeys.outcome })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
  return first?.outcome
}
