import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { checkIn, contactColumns, createdAt, day, states } from './columns'
import { listVehicles } from './lists'
import { projects } from './projects'
import { vehicles } from './vehicles'

/** What a cart would cost, as it was told under its number. Append-only, as its lines are: triggers refuse the rest. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The quote of the same cart before this one. */
    previousId: integer('previous_id').references((): AnyPgColumn => quotes.id),
    cartRevision: integer('cart_revision').notNull(),
    projectTitle: text('project_title').notNull(),
    companyName: text('company_name').notNull(),
    contactPerson: text('contact_person').notNull(),
    ...contactColumns,
    state: text('state', { enum: states }).notNull(),
    taxPerMille: integer('tax_per_mille').notNull(),
    validUntil: day('valid_until').notNull(),
    /** In full, one paragraph a line: what is printed later says what was said then. */
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

/** One vehicle of a quote, in words and figures of its day. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id),
    position: integer('position').notNull(),
    listVehicleId: uuid('list_vehicle_id')
      .notNull()
      .references(() => listVehicles.id),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    title: text('title').notNull(),
    town: text('town').notNull(),
    bookedFrom: day('booked_from').notNull(),
    bookedTo: day('booked_to').notNull(),
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
