import { asc, eq, type SQL } from 'drizzle-orm'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { decryptMessage } from '~/server/outbox/encrypted-message.server'

/** Mail and text messages with what they say, the first one first; '' where the text is no longer kept. */
export async function letters(which?: SQL) {
  const rows = await db().select().from(outbox).where(which).orderBy(asc(outbox.createdAt), asc(outbox.id))
  return rows.map((row) => {
    const texts = decryptMessage(row)
    return { ...row, bodyText: texts?.text ?? '', bodyHtml: texts?.html ?? '' }
  })
}

export const lettersTo = (recipient: string) => letters(eq(outbox.recipient, recipient))

/** As after the last try at an address that nobody has. */
export async function giveUp(which: SQL | undefined) {
  const refused = { attempts: 12, failure: 'address-refused', lastError: '550 no such user here' } as const
  await db()
    .update(outbox)
    .set({ status: 'failed', ...refused, leasedUntil: null })
    .where(which)
}

/** The id of a mail that was given up and holds nothing secret. */
export async function aMailGivenUp(to = 'gone@crew.example'): Promise<string> {
  const key = `given-up/${crypto.randomUUID()}`
  await inTransaction((tx) => writeMail(tx, { type: 'sign-up', to, subject: 'Hello', parts: ['Hello'], key }))
  const mail = (await lettersTo(to)).at(-1)
  if (!mail) throw new Error('The mail was not written.')
  await giveUp(eq(outbox.id, mail.id))
  return mail.id
}

/** Subjects of the mail to somebody, the first one first; those of one instant, as with a stopped clock, as written. */
export async function subjectsTo({ email }: { email: string }): Promise<string[]> {
  const rows = await db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt)
  return rows.map(({ subject }) => subject)
}

/** Mail and text messages to somebody, the newest first. */
export const noticesTo = async (recipient: string) => (await lettersTo(recipient)).reverse()

export async function newestNotice(recipient: string) {
  const [newest] = await noticesTo(recipient)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}.`)
  return newest
}

/** The four digits sent to somebody last. */
export async function codeIn(recipient: string): Promise<string> {
  const { bodyText } = await newestNotice(recipient)
  const code = /\b\d{4}\b/.exec(bodyText)?.[0]
  if (!code) throw new Error(`There is no code in: ${bodyText}`)
  return code
}
