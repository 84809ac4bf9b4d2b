import { asc, eq, type SQL } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { openTexts } from '~/server/mail/sealed-letter.server'

/** Mail and text messages with what they say, the first one first; '' where the text is no longer kept. */
export async function letters(which?: SQL) {
  const rows = await db().select().from(outbox).where(which).orderBy(asc(outbox.createdAt), asc(outbox.id))
  return rows.map((row) => {
    const texts = openTexts(row)
    return { ...row, bodyText: texts?.text ?? '', bodyHtml: texts?.html ?? '' }
  })
}

export const lettersTo = (recipient: string) => letters(eq(outbox.recipient, recipient))
