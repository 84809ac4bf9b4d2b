import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, date, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { MAX_BEHALF_REASON_LENGTH } from '~/models/trade/constants'
import { SIDES } from '~/models/trade/vocabulary/deals'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { STATES } from '../../../models/trade/vocabulary/states'

/** Case-insensitive text, so that Ada@x.com and ada@x.com are one address. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** The days of a booking, both ends included. */
export const bookedDays = () => ({ bookedFrom: day('booked_from').notNull(), bookedTo: day('booked_to').notNull() })

/** An instant. Read and written as a Date on both engines. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Raw bytes. */
export const binary = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
})

/** A calendar day 'YYYY-MM-DD', without time or zone. */
export const day = (name: string) => date(name, { mode: 'string' })

export const rowId = () => uuid('id').primaryKey().defaultRandom()

/** A required foreign key; orders and quotes have integer ids. */
export const uuidRef = (name: string, to: () => AnyPgColumn) => uuid(name).notNull().references(to)
export const integerRef = (name: string, to: () => AnyPgColumn) => integer(name).notNull().references(to)

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** `column in ('a', 'b')` for a check constraint, from a vocabulary. */
export const checkIn = (column: string, values: readonly string[]): SQL => sql.raw(oneOfText(column, values))

/** For an array column: at least one value, all from the vocabulary. */
export const someOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`cardinality(${column}) > 0 and ${column} <@ array[${quoted(values)}]::text[]`)

/** The same, but may be empty. */
export const checkEach = (column: string, values: readonly string[]): SQL =>
  sql.raw(`${column} <@ array[${quoted(values)}]::text[]`)

/** For acts of staff: on whose behalf, and why. Null for people acting for themselves. */
export const behalf = () => ({ onBehalfOf: text('on_behalf_of', { enum: SIDES }), reason: text('reason') })

export const isBehalf = (): SQL =>
  sql.raw(
    `(on_behalf_of is null) = (reason is null) and ${oneOfText('on_behalf_of', SIDES)} and char_length(reason) between 1 and ${MAX_BEHALF_REASON_LENGTH}`,
  )

const quoted = (values: readonly string[]) => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
const oneOfText = (column: string, values: readonly string[]) => `${column} in (${quoted(values)})`

export const states = valuesOf(STATES)

/** Contact columns of a quoted or billed company; each table defines `state` itself. */
export const contactColumns = {
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2').notNull().default(''),
  city: text('city').notNull(),
  zipcode: text('zipcode').notNull(),
}

/** Billing details, the same for a checkout, its order and invoices. */
export const billingColumns = {
  productionCompanyName: text('production_company_name').notNull(),
  contactName: text('contact_name').notNull(),
  ...contactColumns,
  /** Null if it was typed as free text before states were a choice. */
  state: text('state', { enum: states }),
}
