import { createHash } from 'node:crypto'
import type { EmailType } from '~/models/trade/access/emails'
import type { MessageKind, MessageSecretKind } from '~/models/trade/vocabulary/messages'

import { now } from '~/server/clock.server'
import { afterCommit, outbox, type Tx } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import { encryptMessage, type Texts } from './encrypted-message.server'

/**
 * The link or code in a message, and the id of what it was issued for. Such a text is deleted once it is sent or failed
 * and never sent again: a new one is issued instead. It is not sent after `expiresAt`.
 */
export type MessageSecret = { kind: MessageSecretKind; of: string; expiresAt?: Date }

export interface OutboxMessage extends Texts {
  kind: MessageKind
  recipient: string
  /** Stored unencrypted, so without links and codes. */
  subject: string
  secret: MessageSecret | null
  /** The order it is about. */
  orderId?: number | undefined
  /** Type and reader of the email: it is not sent if the account has lost access or unsubscribed since. */
  emailType?: EmailType
  accountId?: string
  projectId?: string | undefined
  /** Idempotency key, for example `order-placed/<order id>`: written once per key and recipient. */
  key: string
}

/**
 * Transactional outbox: writes a message as part of the transaction, so that it is sent if and only if the transaction
 * commits. Idempotent by key and recipient.
 */
export async function writeOutbox(tx: Tx, { key, secret, text, html, ...notice }: OutboxMessage): Promise<void> {
  const messageId = stableMessageId(key, notice)
  const encrypted = encryptMessage(messageId, { text, html })
  await tx
    .insert(outbox)
    .values({ ...notice, ...secretColumns(secret), encrypted, messageId, nextAttemptAt: now(), createdAt: now() })
    .onConflictDoNothing({ target: outbox.messageId })
  afterCommit(tx, () => wakeWorkers('deliver-outbox'))
}

const secretColumns = (secret: MessageSecret | null) => ({
  secretKind: secret?.kind,
  secretRef: secret?.of,
  expiresAt: secret?.expiresAt,
})

/** Message-ID derived from the idempotency key and the recipient, the same on every retry. */
function stableMessageId(key: string, { kind, recipient }: Pick<OutboxMessage, 'kind' | 'recipient'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, key, recipient.toLowerCase()]))
    .digest('hex')
  const domain = /@([\w.-]+)/.exec(env().MAIL_FROM)?.[1] ?? 'localhost'
  return `<${digest.slice(0, 40)}@${domain}>`
}
