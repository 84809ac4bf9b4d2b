import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, PROVIDER_DOCUMENTS } from '~/models/trade/vocabulary/documents'
import { accounts } from './accounts'
import { checkIn, createdAt, day, instant, rowId } from './columns'
import { files } from './files'
import { orders } from './orders'

const about = {
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  sentBy: uuid('sent_by')
    .notNull()
    .references(() => accounts.id),
  createdAt: createdAt(),
  replacedAt: instant('replaced_at'),
}

/** Purchase orders and certificates of insurance; none is ever written over, a later one takes its place. */
export const documents = pgTable(
  'documents',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
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

/** The marketplace's own papers, one of each kind at a time. */
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
