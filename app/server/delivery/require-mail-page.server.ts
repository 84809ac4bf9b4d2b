import { eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { notFound } from '~/server/errors.server'
import { decryptMessage } from '../outbox/encrypted-message.server'

/** The HTML of one mail, to be looked at in the demo. Anywhere else, and for what has no HTML, this is a 404. */
export async function requireMailPage(mailId: string): Promise<string> {
  if (!env().DEMO) throw notFound()
  const [mail] = await db()
    .select({ messageId: outbox.messageId, encrypted: outbox.encrypted })
    .from(outbox)
    .where(eq(outbox.id, mailId))
  const html = mail && decryptMessage(mail)?.html
  if (!html) throw notFound()
  return html
}
