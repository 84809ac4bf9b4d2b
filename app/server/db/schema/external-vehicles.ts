import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { PROCUREMENTS, type StoredModifications } from '~/models/trade/vocabulary/external-vehicles'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { FIRST_REVISION } from '../../../models/trade/edits'
import { accounts } from './accounts'
import { checkEach, checkIn, createdAt, day, rowId, uuidRef } from './columns'
import { projects } from './projects'

const colors = valuesOf(COLORS)
const procurements = valuesOf(PROCUREMENTS)
const usages = valuesOf(USAGES)

/**
 * Vehicles that a production bought or rents elsewhere. Where one is (list, position, removal, reactions, comments,
 * note) is in its row of `list_vehicles`.
 */
export const externalVehicles = pgTable(
  'external_vehicles',
  {
    id: rowId(),
    projectId: uuidRef('project_id', () => projects.id),
    /** Year, make and model; before those are known, what it was called. */
    title: text('title').notNull(),
    /** Added with title, days and price only; the constraint below says what is missing. */
    needsDetails: boolean('needs_details').notNull(),
    year: integer('year'),
    make: text('make').notNull().default(''),
    model: text('model').notNull().default(''),
    color: text('color', { enum: colors }),
    vinNumber: text('vin_number').notNull().default(''),
    modifications: jsonb('modifications').$type<StoredModifications>().notNull().default({}),
    purchaseType: text('purchase_type', { enum: procurements }),
    /** The total, without tax; for a rental that of the whole rental period. */
    priceCents: integer('price_cents').notNull(),
    usages: text('usages', { enum: usages }).array().notNull().default(sql`'{}'`),
    /** The production's own words for its use. */
    otherUsages: text('other_usages').array().notNull().default(sql`'{}'`),
    /** The days on which the production uses it. */
    usingFrom: day('using_from').notNull(),
    usingTo: day('using_to').notNull(),
    /** For a rental only, like the columns below. */
    rentalCompanyName: text('rental_company_name').notNull().default(''),
    rentalCompanyEmail: text('rental_company_email').notNull().default(''),
    /** E.164. */
    rentalCompanyPhone: text('rental_company_phone').notNull().default(''),
    bookingFrom: day('booking_from'),
    bookingTo: day('booking_to'),
    /** Incremented by every save that changes something; detects stale forms. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    createdBy: uuidRef('created_by', () => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('external_vehicles_within_project').on(table.id, table.projectId),
    check('external_vehicles_title', sql`title <> ''`),
    check('external_vehicles_color', checkIn('color', colors)),
    check('external_vehicles_purchase_type', checkIn('purchase_type', procurements)),
    check('external_vehicles_usages', checkEach('usages', usages)),
    check('external_vehicles_price', sql`price_cents >= 0`),
    check('external_vehicles_days', sql`using_from <= using_to and booking_from <= booking_to`),
    check(
      'external_vehicles_rental',
      sql`(booking_from is null) = (booking_to is null) and (purchase_type is not distinct from 'rent' or (booking_from is null and rental_company_name = '' and rental_company_email = '' and rental_company_phone = ''))`,
    ),
    check(
      'external_vehicles_complete',
      sql`needs_details or (year is not null and make <> '' and model <> '' and color is not null and vin_number <> '' and purchase_type is not null and cardinality(usages) + cardinality(other_usages) > 0 and (purchase_type = 'purchase' or (booking_from is not null and rental_company_name <> '' and rental_company_email <> '' and rental_company_phone <> '')))`,
    ),
  ],
)
