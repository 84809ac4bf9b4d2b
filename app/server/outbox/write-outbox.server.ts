import { createHash } from 'node:crypto'
import type { MessageSecretKind } from '~/models/trade/vocabulary/message-secret'
import type { MessageKind } from '~/models/trade/vocabulary/statuses/outbox-status'
import { now } from '~/server/clock.server'
import { afterCommit, type Tx } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import { encryptMessage, type Texts } from './encrypted-message.server'

/**
 * What in a letter opens something, a link or a code, and the id of what it was issued for. Such a text is forgotten as
 * soon as it is sent or given up, and never sent again: another is issued instead. One that lives for minutes says until
 * when, and is not sent afterwards.
 */
export type MessageSecret = { kind: MessageSecretKind; of: string; expiresAt?: Date }

export interface OutboxMessage extends Texts {
  kind: MessageKind
  recipient: string
  /** Stays readable, so it holds nothing that opens anything. */
  subject: string
  secret: MessageSecret | null
  /** The order that it is about. */
  orderId?: number
  /** What happened, for example `order-placed/<order id>`. The same key to the same recipient is written once. */
  key: string
}

/** Part of the business transaction, so that a notice goes out if and only if what it tells has happened. */
export async function writeOutbox(tx: Tx, { key, secret, text, html, ...notice }: OutboxMessage): Promise<void> {
  const messageId = stableMessageId(key, notice)
  const sealed = encryptMessage(messageId, { text, html })
  await tx
    .insert(outbox)
    .values({ ...notice, ...secretColumns(secret), sealed, messageId, nextAttemptAt: now(), createdAt: now() })
    .onConflictDoNothing({ target: outbox.messageId })
  afterCommit(tx, () => wakeWorkers('deliver-outbox'))
}

const secretColumns = (secret: MessageSecret | null) => ({
  secretKind: secret?.kind,
  secretOf: secret?.of,
  expiresAt: secret?.expiresAt,
})

/** The recipient belongs to it, because one event is told to several people. */
function stableMessageId(key: string, { kind, recipient }: Pick<OutboxMessage, 'kind' | 'recipient'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, key, recipient.toLowerCase()]))
    .digest('hex')
  const domain = /@([\w.-]+)/.exec(env().MAIL_FROM)?.[1] ?? 'localhost'
  return `<${digest.slice(0, 40)}@${domain}>`
}
