import { and, isNotNull, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { MESSAGE_RETENTION_DAYS } from '~/models/trade/constants'
import { decrypt, encrypt } from '~/server/encryption.server'
import { now } from '../clock.server'
import { db, outbox } from '../db/client.server'

/** Texts of a message; html is '' for a text message. */
const Texts = z.object({ text: z.string(), html: z.string() })
export type Texts = z.output<typeof Texts>

/** Encrypted for this one message: in another row it does not decrypt. */
export function encryptMessage(messageId: string, { text, html }: Texts): string {
  return encrypt(JSON.stringify({ text, html }), messageId)
}

/** Null where the text is no longer kept, or the secret it was encrypted with is not this server's. */
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

/** Deletes the texts of old messages: of those given up, and in the demo of all. */
export async function deleteOldMessages(): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS)
  await db()
    .update(outbox)
    .set({ encrypted: null })
    .where(and(ne(outbox.status, 'queued'), isNotNull(outbox.encrypted), lt(outbox.createdAt, before)))
}
