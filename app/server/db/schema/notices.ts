import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { EmailType } from '~/models/trade/access/emails'
import { DELIVERY_FAILURES, MESSAGE_KINDS, MESSAGE_SECRETS, MESSAGE_STATUSES } from '~/models/trade/vocabulary/messages'

import { accounts } from './accounts'
import { behalf, checkIn, createdAt, day, instant, isBehalf, rowId, uuidRef } from './columns'

/** Emails and text messages, written in the business transaction and delivered by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    /** Stable: used as Message-ID and as idempotency key. */
    messageId: text('message_id').notNull(),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull().default('mail'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    /** Its encrypted text while it is needed; null afterwards. */
    encrypted: text('encrypted'),
    /**
     * The kind of link or code in its text, and the id of what it was issued for; instead of resending it, a new one is
     * issued.
     */
    secretKind: text('secret_kind', { enum: MESSAGE_SECRETS }),
    secretRef: text('secret_ref'),
    /** Expiry of the link or code, after which the message is not sent; null if it outlives every attempt. */
    expiresAt: instant('expires_at'),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Lease of the process that delivers it; expires if the process dies. */
    leasedUntil: instant('leased_until'),
    failure: text('failure', { enum: DELIVERY_FAILURES }),
    /** Error of the other side, for operators. */
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** Type of the email, and the account and project it was written to; their access is checked again on delivery. */
    emailType: text('email_type').$type<EmailType>(),
    accountId: uuid('account_id'),
    projectId: uuid('project_id'),
    /** The order that it is about, for staff. */
    orderId: integer('order_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('outbox_message_id').on(table.messageId),
    index('outbox_due').on(table.status, table.nextAttemptAt),
    index('outbox_undelivered')
      .on(table.createdAt, table.id)
      .where(sql`attempts > 0 and status in ('queued', 'failed')`),
    index('outbox_of_order').on(table.orderId, table.createdAt).where(sql`order_id is not null`),
    check('outbox_kind', checkIn('kind', MESSAGE_KINDS)),
    check('outbox_status', checkIn('status', MESSAGE_STATUSES)),
    check('outbox_secret_kind', checkIn('secret_kind', MESSAGE_SECRETS)),
    check('outbox_secret_has_ref', sql`(secret_kind is null) = (secret_ref is null)`),
    check('outbox_failure', checkIn('failure', DELIVERY_FAILURES)),
    check('outbox_queued_has_text', sql`status <> 'queued' or encrypted is not null`),
  ],
)

/** Activity log. Append-only: a trigger refuses every update and delete. */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    accountId: uuid('account_id'),
    projectId: uuid('project_id'),
    /** Owner of the inquiry's vehicle, whose inbox shows the entry. */
    ownerId: uuid('owner_id'),
    subject: jsonb('subject').$type<Record<string, string | number>>().notNull(),
    ...behalf(),
    createdAt: createdAt(),
  },
  (table) => [
    index('activity_of_project').on(table.projectId, table.id),
    index('activity_in_project_since').on(table.projectId, table.createdAt),
    index('activity_of_owner_since').on(table.ownerId, table.createdAt).where(sql`owner_id is not null`),
    index('activity_on_behalf').on(sql`(subject->>'inquiryId')`).where(sql`on_behalf_of is not null`),
    check('activity_behalf', isBehalf()),
  ],
)

/** The last morning on which an account's digest was made, whether there was anything to send or not. */
export const morningDigests = pgTable('morning_digests', {
  accountId: uuidRef('account_id', () => accounts.id).primaryKey(),
  /** In the reader's time zone. */
  day: day('day').notNull(),
  madeAt: instant('made_at').notNull(),
})
