import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { lockSigning } from '../events/lock-signing.server'

/** The agreement of an order that is not replaced, locked until the transaction ends; null where there is none. */
export async function lockAgreement(tx: Tx, orderId: number): Promise<Agreement | null> {
  await lockSigning(tx, orderId)
  const [agreement] = await selectAgreements(
    tx,
    and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced')),
  )
  return agreement ?? null
}

/** The agreements that match, each with the text that its signer reads. */
export async function selectAgreements(on: Db | Tx, where: SQL | undefined): Promise<Agreement[]> {
  return (await on.select().from(agreements).where(where)).map(withText)
}

type Row = typeof agreements.$inferSelect

export type Agreement = Row & { text: string; textSha256: string }

/** Every agreement is written with its text, although the columns allow null. */
export function withText({ text, textSha256, ...row }: Row): Agreement {
  if (text === null || textSha256 === null) throw new Error(`Agreement ${row.id} has no text.`)
  return { ...row, text, textSha256 }
}
