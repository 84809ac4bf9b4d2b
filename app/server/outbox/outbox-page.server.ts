import { desc, eq, ne } from 'drizzle-orm'
import { db, outbox } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import { notFound } from '~/server/errors.server'
import { decryptMessage } from './encrypted-message.server'

const NEWEST = 40
const FORGOTTEN = 'This text is no longer kept.'

/** The newest emails and text messages, for the demo. 404 elsewhere, because they contain set-up links. */
export async function outboxPage() {
  if (!env().DEMO) throw notFound()
  const rows = await db()
    .select({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      subject: outbox.subject,
      messageId: outbox.messageId,
      encrypted: outbox.encrypted,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(ne(outbox.status, 'withdrawn'))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(NEWEST)
  return rows.map(({ messageId, encrypted, ...row }) => {
    const texts = decryptMessage({ messageId, encrypted })
    return { ...row, bodyText: texts?.text ?? FORGOTTEN, hasHtml: Boolean(texts?.html) }
  })
}

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
