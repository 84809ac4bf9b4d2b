import { z } from 'zod'
import { decrypt, encrypt } from '~/server/encryption.server'

/** Texts of a message; html is '' for a text message. */
const Texts = z.object({ text: z.string(), html: z.string() })
export type Texts = z.output<typeof Texts>

/** Encrypts the texts of a message, bound to its id: they do not decrypt in another row. */
export function encryptMessage(messageId: string, { text, html }: Texts): string {
  return encrypt(JSON.stringify({ text, html }), messageId)
}

/** Null when the text was deleted, or encrypted with another SESSION_SECRET. */
export function decryptMessage({ messageId, sealed }: { messageId: string; sealed: string | null }): Texts | null {
  const opened = sealed === null ? null : decrypt(sealed, messageId)
  return opened === null ? null : Texts.parse(JSON.parse(opened))
}
