import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ACTIVE_CONTENT } from '~/models/trade/fields/uploads'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, PROVIDER_DOCUMENTS } from '~/models/trade/vocabulary/documents'
import { accounts } from './accounts'
import { checkEach, checkIn, createdAt, day, instant, integerRef, rowId, uuidRef } from './columns'
import { orders } from './orders'
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

const about = {
  fileId: uuidRef('file_id', () => files.id),
  sentBy: uuidRef('sent_by', () => accounts.id),
  createdAt: createdAt(),
  replacedAt: instant('replaced_at'),
}

/** Purchase orders and certificates of insurance; none is ever written over, a later one takes its place. */
export const documents = pgTable(
  'documents',
  {
    id: rowId(),
    orderId: integerRef('order_id', () => orders.id),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    status: text('status', { enum: DOCUMENT_STATUSES }).notNull(),
    ...about,
    /** Of a purchase order, as the production counts them. */
    number: text('number').notNull().default(''),
    /** Of a certificate: who insures, for how much, and its last day. */
    insurer: text('insurer').notNull().default(''),
    limits: text('limits').notNull().default(''),
    expiresOn: day('expires_on'),
    /** Whether the owners of the order's vehicles may open it. */
    shared: boolean('shared').notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_current_document').on(table.orderId, table.kind).where(sql`status = 'current'`),
    uniqueIndex('one_staged_document_per_sender')
      .on(table.orderId, table.kind, table.sentBy)
      .where(sql`status = 'staged'`),
    index('documents_of_order').on(table.orderId),
    index('documents_by_expiry').on(table.expiresOn).where(sql`status = 'current'`),
    check('documents_kind', checkIn('kind', DOCUMENT_KINDS)),
    check('documents_status', checkIn('status', DOCUMENT_STATUSES)),
    check('documents_replaced', sql`(status = 'replaced') = (replaced_at is not null)`),
  ],
)

/** The marketplace's own documents, one of each kind at a time. */
export const providerDocuments = pgTable(
  'provider_documents',
  {
    id: rowId(),
    kind: text('kind', { enum: PROVIDER_DOCUMENTS }).notNull(),
    ...about,
  },
  (table) => [
    uniqueIndex('one_current_provider_document').on(table.kind).where(sql`replaced_at is null`),
    check('provider_documents_kind', checkIn('kind', PROVIDER_DOCUMENTS)),
  ],
)
