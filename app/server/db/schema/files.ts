import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ACTIVE_CONTENT } from '~/models/trade/fields/uploads'
import { accounts } from './accounts'
import { checkEach, createdAt, rowId } from './columns'
import { pickupRecipients } from './pickup'

/**
 * Every file that somebody has sent: stored once under its key, never changed. A row is written before its file, and
 * what nothing names (`committed` is false) is swept with its file.
 */
export const files = pgTable(
  'files',
  {
    id: rowId(),
    key: text('key').notNull(),
    /** As whoever sent it called it, without what no system takes in a name. */
    name: text('name').notNull(),
    /** By its content. */
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** What it holds besides pages. */
    activeContent: text('active_content', { enum: ACTIVE_CONTENT }).array().notNull(),
    /** What was made of it when it came in, by names: 'uploads/1.jpg' lies with '400.webp' in 'uploads/1/'. */
    variants: text('variants').array().notNull().default(sql`'{}'`),
    /** Somebody with an account, or whoever was sent the link to a pickup. */
    uploadedBy: uuid('uploaded_by').references(() => accounts.id),
    recipientId: uuid('recipient_id').references(() => pickupRecipients.id),
    committed: boolean('committed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('files_key').on(table.key),
    index('files_uncommitted').on(table.createdAt).where(sql`not committed`),
    index('files_by_hash').on(table.sha256),
    check('files_sent_by_somebody', sql`num_nonnulls(uploaded_by, recipient_id) = 1`),
    check('files_bytes', sql`bytes > 0`),
    check('files_sha256', sql`sha256 ~ '^[0-9a-f]{64}$'`),
    check('files_active_content', checkEach('active_content', ACTIVE_CONTENT)),
  ],
)
