import { desc, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { notFound } from '~/server/errors.server'

const NEWEST = 40

/** The newest mails and text messages, to be read in the demo. They hold set-up links, so anywhere else this is a 404. */
export async function outboxPage() {
  if (!env().DEMO) throw notFound()
  return db()
    .select({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      subject: outbox.subject,
      bodyText: outbox.bodyText,
      hasHtml: sql<boolean>`${outbox.bodyHtml} <> ''`,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(NEWEST)
}
