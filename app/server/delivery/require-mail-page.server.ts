import { eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { notFound } from '~/server/errors.server'
import { decryptMessage } from '../outbox/encrypted-message.server'

/** HTML of an email, for the demo. 404 elsewhere, and for a message without HTML. */
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
