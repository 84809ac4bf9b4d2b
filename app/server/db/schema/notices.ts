import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { NOTICE_KINDS, NOTICE_STATUSES } from '../../../models/trade/vocabulary/statuses/outbox-status'
import { createdAt, instant, oneOf, rowId } from './columns'

/** Mail and text messages, written in the business transaction and delivered by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    /** Stable: it is the Message-ID, and it makes writing the same notice twice write it once. */
    messageId: text('message_id').notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull().default('mail'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull().default(''),
    status: text('status', { enum: NOTICE_STATUSES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** While a process is delivering it, nobody else does; a dead process's lease runs out. */
    leasedUntil: instant('leased_until'),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('outbox_message_id').on(table.messageId),
    index('outbox_due').on(table.status, table.nextAttemptAt),
    check('outbox_kind', oneOf('kind', NOTICE_KINDS)),
    check('outbox_status', oneOf('status', NOTICE_STATUSES)),
  ],
)

/** Who did what, append-only: a trigger refuses every update and delete. */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    accountId: uuid('account_id'),
    projectId: uuid('project_id'),
    subject: jsonb('subject').$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('activity_of_project').on(table.projectId, table.id)],
)
