import { z } from 'zod'
import { decrypt, encrypt } from '~/server/encryption.server'

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
