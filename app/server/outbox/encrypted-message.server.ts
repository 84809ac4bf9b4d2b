import { and, isNotNull, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { MESSAGE_RETENTION_DAYS } from '~/models/trade/constants'
import { decrypt, encrypt } from '~/server/encryption.server'
import { now } from '../clock.server'
import { db, outbox } from '../db/client.server'

/** Texts of a message; html is '' for a text message. */
const Texts = z.object({ text: z.string(), html: z.string() })
export type Texts = z.output<typeof Texts>

/** Encrypted for this message only: it does not decrypt in another row. */
export function encryptMessage(messageId: string, { text, html }: Texts): string {
  return encrypt(JSON.stringify({ text, html }), messageId)
}

/** Null if the text was deleted or encrypted with another secret. */
export function decryptMessage({
  messageId,
  encrypted,
}: {
  messageId: string
  encrypted: string | null
}): Texts | null {
  const opened = encrypted === null ? null : decrypt(encrypted, messageId)
  return opened === null ? null : Texts.parse(JSON.parse(opened))
}

const RETENTION_MS = MESSAGE_RETENTION_DAYS * 86_400_000

/** Deletes the texts of old messages: of failed ones, and of all in the demo. */
export async function deleteOldMessages(): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS)
  await db()
    .update(outbox)
    .set({ encrypted: null })
    .where(and(ne(outbox.status, 'queued'), isNotNull(outbox.encrypted), lt(outbox.createdAt, before)))
}
