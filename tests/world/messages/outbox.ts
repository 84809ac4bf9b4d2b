import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { decryptMessage } from '~/server/outbox/encrypted-message.server'

/**
 * Oldest first. With a fixed clock messages are in the order of their transactions, because new rows may reuse freed
 * space.
 */
const OLDEST_FIRST = [asc(outbox.createdAt), sql`age(${outbox}.xmin) desc`, asc(outbox.id)]

/** Messages with their decrypted texts, oldest first; '' if the text was erased. */
export async function outboxMessages(which?: SQL) {
  const rows = await db()
    .select()
    .from(outbox)
    .where(which)
    .orderBy(...OLDEST_FIRST)
  return rows.map((row) => {
    const texts = decryptMessage(row)
    return { ...row, bodyText: texts?.text ?? '', bodyHtml: texts?.html ?? '' }
  })
}

export const messagesTo = (recipient: string) => outboxMessages(eq(outbox.recipient, recipient))

/** Marks messages as failed after the last attempt. */
export async function failMessages(which: SQL | undefined) {
  const refused = { attempts: 12, failure: 'address-refused', lastError: '550 no such user here' } as const
  await db()
    .update(outbox)
    .set({ status: 'failed', ...refused, leasedUntil: null })
    .where(which)
}

/** Creates a failed email without a secret and returns its id. */
export async function aFailedEmail(to = 'gone@crew.example'): Promise<string> {
  const key = `given-up/${crypto.randomUUID()}`
  await inTransaction((tx) => writeMail(tx, { type: 'sign-up', to, subject: 'Hello', parts: ['Hello'], key }))
  const mail = (await messagesTo(to)).at(-1)
  if (!mail) throw new Error('The email was not written.')
  await failMessages(eq(outbox.id, mail.id))
  return mail.id
}

/** Subjects of the emails to a person, oldest first. */
export async function subjectsTo({ email }: { email: string }): Promise<string[]> {
  const rows = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(...OLDEST_FIRST)
  return rows.map(({ subject }) => subject)
}

/** Messages to a recipient, newest first. */
export const newestMessagesTo = async (recipient: string) => (await messagesTo(recipient)).reverse()

export async function newestMessageTo(recipient: string) {
  const [newest] = await newestMessagesTo(recipient)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}.`)
  return newest
}

/** The code last sent to a recipient. */
export async function codeIn(recipient: string): Promise<string> {
  const { bodyText } = await newestMessageTo(recipient)
  const code = /\b\d{4}\b/.exec(bodyText)?.[0]
  if (!code) throw new Error(`There is no code in: ${bodyText}`)
  return code
}
