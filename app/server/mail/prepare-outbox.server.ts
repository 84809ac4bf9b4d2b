import { eq, like, sql } from 'drizzle-orm'
import { connection, inTransaction, type Tx } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { sealTexts, Texts } from './sealed-letter.server'

/** Before anything is delivered: seals what an earlier version left readable, and says it where nothing will be delivered. */
export async function prepareOutbox(): Promise<void> {
  await connection().inTurn(() => inTransaction(sealReadable))
  const { SMTP_URL, DEMO } = env()
  if (!SMTP_URL && !DEMO) log.warn('mail is not delivered: SMTP_URL is not set, and the texts of letters are not kept')
}

/** What is sealed begins with no brace. */
const READABLE = '{%'

async function sealReadable(tx: Tx): Promise<void> {
  const rows = await tx.select().from(outbox).where(like(outbox.sealed, READABLE)).for('update')
  for (const { id, messageId, sealed } of rows) {
    const texts = Texts.parse(JSON.parse(sealed ?? ''))
    await tx
      .update(outbox)
      .set({ sealed: sealTexts(messageId, texts) })
      .where(eq(outbox.id, id))
  }
  // written anew, because the rows before stay readable in the table's files
  if (rows.length > 0) await tx.execute(sql`cluster ${outbox} using outbox_pkey`)
}
