import { and, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm'
import { connection, inTransaction, type Tx } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { decryptMessage, encryptMessage, Texts } from './encrypted-message.server'
import { secretInLetter } from './secret-in-letter.server'
import { type MessageSecret, secretColumns } from './write-outbox.server'

/**
 * Before anything is delivered: seals what an earlier version left readable, names the secrets in what it left unnamed,
 * and says it where nothing will be delivered.
 */
export async function prepareOutbox(): Promise<void> {
  await connection().inTurn(() => inTransaction(sealReadable))
  await connection().inTurn(() => inTransaction(nameSecrets))
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
      .set({ sealed: encryptMessage(messageId, texts) })
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
    .where(and(inArray(outbox.status, ['waiting', 'given-up']), isNull(outbox.secretKind), isNotNull(outbox.sealed)))
    .for('update')
  for (const row of rows) {
    const secret = await secretInLetter(tx, row, decryptMessage(row)?.text ?? '')
    if (secret) await tx.update(outbox).set(namedAs(row, secret)).where(eq(outbox.id, row.id))
  }
}

/** What was given up already is forgotten, as it would have been. */
const namedAs = ({ status }: typeof outbox.$inferSelect, secret: MessageSecret) => ({
  ...secretColumns(secret),
  ...(status === 'given-up' && !env().DEMO ? { sealed: null } : {}),
})
