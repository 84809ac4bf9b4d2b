import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { accounts } from './accounts'
import { billingColumns, states } from './billing'
import { checkIn, createdAt, day, rowId } from './columns'
import { orderItems, orders } from './orders'

const terms = valuesOf(PAYMENT_TERMS)

/** The last number that was given to an invoice of a year: whoever takes the next one locks the row. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

/** What a completed order came to, as it was billed. Append-only, as its lines are: triggers refuse the rest. */
export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The invoice that this one takes the place of, and why. */
    correctsId: uuid('corrects_id').references((): AnyPgColumn => invoices.id),
    reason: text('reason').notNull().default(''),
    issuedBy: uuid('issued_by')
      .notNull()
      .references(() => accounts.id),
    projectTitle: text('project_title').notNull(),
    ...billingColumns,
    paymentTerms: text('payment_terms', { enum: terms }).notNull(),
    taxPerMille: integer('tax_per_mille').notNull(),
    /** In full, one paragraph a line. */
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

/** One vehicle of an invoice, in words and figures of its day; what was cancelled costs nothing. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    title: text('title').notNull(),
    bookedFrom: day('booked_from').notNull(),
    bookedTo: day('booked_to').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    priceCents: integer('price_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** What was done to it after it was ordered, one sentence a line. */
    amendments: text('amendments').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_lines_days', sql`booked_from <= booked_to`),
    check('invoice_lines_money', sql`price_cents >= 0 and tax_cents >= 0`),
  ],
)
