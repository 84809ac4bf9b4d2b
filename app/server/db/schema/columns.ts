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

/** Bytes as they are. */
export const binary = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
})

/** A calendar day 'YYYY-MM-DD', without a time and without a zone. */
export const day = (name: string) => date(name, { mode: 'string' })

export const rowId = () => uuid('id').primaryKey().defaultRandom()

/** A required reference to a row by its id; orders and quotes have numbers. */
export const uuidRef = (name: string, to: () => AnyPgColumn) => uuid(name).notNull().references(to)
export const integerRef = (name: string, to: () => AnyPgColumn) => integer(name).notNull().references(to)

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** `column in ('a', 'b')` for a check constraint, from the vocabulary the code uses. */
export const checkIn = (column: string, values: readonly string[]): SQL => sql.raw(oneOfText(column, values))

/** For an array column: at least one word, and none that the vocabulary does not have. */
export const someOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`cardinality(${column}) > 0 and ${column} <@ array[${quoted(values)}]::text[]`)

/** The same, where there may be none. */
export const checkEach = (column: string, values: readonly string[]): SQL =>
  sql.raw(`${column} <@ array[${quoted(values)}]::text[]`)

/** Of what one of the staff did: for which side, and why. Null for what people did for themselves. */
export const behalf = () => ({ onBehalfOf: text('on_behalf_of', { enum: SIDES }), reason: text('reason') })

export const isBehalf = (): SQL =>
  sql.raw(
    `(on_behalf_of is null) = (reason is null) and ${oneOfText('on_behalf_of', SIDES)} and char_length(reason) between 1 and ${MAX_BEHALF_REASON_LENGTH}`,
  )

const quoted = (values: readonly string[]) => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
const oneOfText = (column: string, values: readonly string[]) => `${column} in (${quoted(values)})`

export const states = valuesOf(STATES)

/** How a company is reached that is quoted or billed; its state stands with the table. */
export const contactColumns = {
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2').notNull().default(''),
  city: text('city').notNull(),
  zipcode: text('zipcode').notNull(),
}

/** Who is billed, the same on a checkout, the order it becomes, and its invoices. */
export const billingColumns = {
  productionCompanyName: text('production_company_name').notNull(),
  contactName: text('contact_name').notNull(),
  ...contactColumns,
  /** Null where something else was typed before states were chosen. */
  state: text('state', { enum: states }),
}
