import { and, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm'
import { connection, inTransaction, type Tx } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { decryptMessage, encryptMessage, Texts } from './encrypted-message.server'
import { secretInLetter } from './secret-in-letter.server'
import { type MessageSecret, secretColumns } from './write-outbox.server'

/**
 * Before anything is delivered: encrypts what an earlier version left readable, names the secrets in what it left unnamed,
 * and says it where nothing will be delivered.
 */
export async function prepareOutbox(): Promise<void> {
  await connection().inTurn(() => inTransaction(encryptReadable))
  await connection().inTurn(() => inTransaction(nameSecrets))
  const { SMTP_URL, DEMO } = env()
  if (!SMTP_URL && !DEMO) log.warn('mail is not delivered: SMTP_URL is not set, and the texts of letters are not kept')
}

/** Ciphertext never begins with a brace. */
const READABLE = '{%'

async function encryptReadable(tx: Tx): Promise<void> {
  const rows = await tx.select().from(outbox).where(like(outbox.encrypted, READABLE)).for('update')
  for (const { id, messageId, encrypted } of rows) {
    const texts = Texts.parse(JSON.parse(encrypted ?? ''))
    await tx
      .update(outbox)
      .set({ encrypted: encryptMessage(messageId, texts) })
      .where(eq(outbox.id, id))
  }
  // written anew, because the rows before stay readable in the table's files
  if (rows.length > 0) await tx.execute(sql`cluster ${outbox} using outbox_pkey`)
}

/** So that a letter of before its writer had to say what it holds is neither kept nor repeated as one without a secret. */
async function nameSecrets(tx: Tx): Promise<void> {
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(inArray(outbox.status, ['queued', 'failed']), isNull(outbox.secretKind), isNotNull(outbox.encrypted)))
    .for('update')
  for (const row of rows) {
    const secret = await secretInLetter(tx, row, decryptMessage(row)?.text ?? '')
    if (secret) await tx.update(outbox).set(namedAs(row, secret)).where(eq(outbox.id, row.id))
  }
}

/** What was given up already is forgotten, as it would have been. */
const namedAs = ({ status }: typeof outbox.$inferSelect, secret: MessageSecret) => ({
  ...secretColumns(secret),
  ...(status === 'failed' && !env().DEMO ? { encrypted: null } : {}),
})
