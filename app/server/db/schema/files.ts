import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ACTIVE_CONTENT } from '~/models/trade/fields/uploads'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, PROVIDER_DOCUMENTS } from '~/models/trade/vocabulary/documents'
import { accounts } from './accounts'
import { checkEach, checkIn, createdAt, day, instant, integerRef, rowId, uuidRef } from './columns'
import { orders } from './orders'
import { pickupRecipients } from './pickup'

/**
 * Uploaded files: stored once under their key, never changed. The row is written before the file; a job deletes
 * uncommitted rows together with their files.
 */
export const files = pgTable(
  'files',
  {
    id: rowId(),
    key: text('key').notNull(),
    /** Original name, without characters that file systems forbid. */
    name: text('name').notNull(),
    /** Detected from the content. */
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Active content, see ACTIVE_CONTENT. */
    activeContent: text('active_content', { enum: ACTIVE_CONTENT }).array().notNull(),
    /** Names of its variants: '400.webp' of 'uploads/1.jpg' is stored in 'uploads/1/'. */
    variants: text('variants').array().notNull().default(sql`'{}'`),
    /** Uploaded by an account or by the recipient of a pickup link. */
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

/** Purchase orders and certificates of insurance; never overwritten, a later one replaces them. */
export const documents = pgTable(
  'documents',
  {
    id: rowId(),
    orderId: integerRef('order_id', () => orders.id),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    status: text('status', { enum: DOCUMENT_STATUSES }).notNull(),
    ...about,
    /** For a purchase order: the production's number. */
    number: text('number').notNull().default(''),
    /** For a certificate: insurer, limits and last day. */
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
    /** For a license: its last day. */
    expiresOn: day('expires_on'),
  },
  (table) => [
    uniqueIndex('one_current_provider_document').on(table.kind).where(sql`replaced_at is null`),
    check('provider_documents_kind', checkIn('kind', PROVIDER_DOCUMENTS)),
  ],
)
