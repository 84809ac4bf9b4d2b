import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_PAYMENT_NOTE_LENGTH } from '~/models/trade/constants'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { accounts } from './accounts'
import {
  billingColumns,
  binary,
  bookedDays,
  checkIn,
  contactColumns,
  createdAt,
  day,
  integerRef,
  rowId,
  states,
  uuidRef,
} from './columns'
import { listVehicles } from './lists'
import { orderItems, orders } from './orders'
import { projects } from './projects'
import { vehicles } from './vehicles'

/** Quotes: the price of a cart as quoted. Append-only, like their lines: triggers refuse updates and deletes. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    projectId: uuidRef('project_id', () => projects.id),
    accountId: uuidRef('account_id', () => accounts.id),
    /** The previous quote of the same cart. */
    previousId: integer('previous_id').references((): AnyPgColumn => quotes.id),
    cartRevision: integer('cart_revision').notNull(),
    projectTitle: text('project_title').notNull(),
    companyName: text('company_name').notNull(),
    contactPerson: text('contact_person').notNull(),
    ...contactColumns,
    state: text('state', { enum: states }).notNull(),
    taxPerMille: integer('tax_per_mille').notNull(),
    validUntil: day('valid_until').notNull(),
    /** Full text, one paragraph per line, so that later prints are the same. */
    terms: text('terms').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('quotes_of_project').on(table.projectId, table.id),
    index('quotes_of_account').on(table.accountId, table.id),
    check('quotes_state', checkIn('state', states)),
    check('quotes_tax', sql`tax_per_mille between 0 and 1000`),
  ],
)

/** One vehicle of a quote, as of the day it was made. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integerRef('quote_id', () => quotes.id),
    position: integer('position').notNull(),
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    title: text('title').notNull(),
    town: text('town').notNull(),
    ...bookedDays(),
    dailyCents: integer('daily_cents').notNull(),
    listedCents: integer('listed_cents').notNull(),
    agreedCents: integer('agreed_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    check('quote_lines_days', sql`booked_from <= booked_to`),
    check('quote_lines_money', sql`daily_cents >= 0 and listed_cents >= 0 and agreed_cents >= 0 and tax_cents >= 0`),
  ],
)

const terms = valuesOf(PAYMENT_TERMS)

/** The last invoice number of a year; taking the next one locks the row. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

/** Invoices of completed orders. Append-only, like their lines: triggers refuse updates and deletes. */
export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    orderId: integerRef('order_id', () => orders.id),
    /** The invoice that this one replaces, and why. */
    correctsId: uuid('corrects_id').references((): AnyPgColumn => invoices.id),
    reason: text('reason').notNull().default(''),
    issuedBy: uuidRef('issued_by', () => accounts.id),
    projectTitle: text('project_title').notNull(),
    ...billingColumns,
    paymentTerms: text('payment_terms', { enum: terms }).notNull(),
    taxPerMille: integer('tax_per_mille').notNull(),
    /** Full text, one paragraph per line. */
    terms: text('terms').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('invoices_number').on(table.year, table.number),
    uniqueIndex('one_first_invoice_per_order').on(table.orderId).where(sql`corrects_id is null`),
    unique('invoices_corrected_once').on(table.correctsId),
    check('invoices_reason', sql`(corrects_id is null) = (reason = '')`),
    check('invoices_state', checkIn('state', states)),
    check('invoices_terms', checkIn('payment_terms', terms)),
    check('invoices_tax', sql`tax_per_mille between 0 and 1000`),
  ],
)

/** One vehicle of an invoice, as of the day it was issued; cancelled ones cost nothing. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuidRef('invoice_id', () => invoices.id),
    position: integer('position').notNull(),
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    title: text('title').notNull(),
    ...bookedDays(),
    isCancelled: boolean('is_cancelled').notNull(),
    priceCents: integer('price_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** Its amendments, one sentence per line. */
    amendments: text('amendments').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_lines_days', sql`booked_from <= booked_to`),
    check('invoice_lines_money', sql`price_cents >= 0 and tax_cents >= 0`),
  ],
)

/**
 * The PDF of a quote or an invoice as first shown: later downloads have the same bytes, even if rendering has changed.
 * Append-only.
 */
export const renderedDocuments = pgTable(
  'rendered_documents',
  {
    id: rowId(),
    quoteId: integer('quote_id').references(() => quotes.id),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    content: binary('content').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('one_rendered_document_per_quote').on(table.quoteId),
    unique('one_rendered_document_per_invoice').on(table.invoiceId),
    check('rendered_documents_of_one', sql`num_nonnulls(quote_id, invoice_id) = 1`),
    check('rendered_documents_sha256', sql`sha256 ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * Internal notes of the staff on an order's payment, visible to nobody else. Append-only: a trigger refuses every
 * update and delete.
 */
export const paymentNotes = pgTable(
  'payment_notes',
  {
    orderId: integerRef('order_id', () => orders.id),
    /** Numbered per order, from 1. */
    number: integer('number').notNull(),
    accountId: uuidRef('account_id', () => accounts.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check('payment_notes_text', sql.raw(`char_length(text) between 1 and ${MAX_PAYMENT_NOTE_LENGTH}`)),
  ],
)
