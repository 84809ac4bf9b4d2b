import { desc, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'

/** Mail and text messages to somebody, the newest first. */
export const noticesTo = (recipient: string) =>
  db().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt), desc(outbox.id))

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
