import { boolean, customType, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { vehicles } from './vehicles'

const datemultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })

/**
 * Every word and every filter value that some vehicle answers to, with how many shown vehicles do: what a search
 * looks up before it looks at vehicles. Kept by the triggers of the search migration, never written by code.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** word (from the texts of a vehicle), make, color, body, market, year, price (bands of $50), all. */
    kind: text('kind').notNull(),
    word: text('word').notNull(),
    /** Shown vehicles that carry it. */
    vehicles: integer('vehicles').notNull().default(0),
    /** No shown vehicle that carries it is older or newer; the span only widens. */
    firstYear: integer('first_year'),
    lastYear: integer('last_year'),
  },
  (table) => [
    unique('search_terms_unique').on(table.kind, table.word),
    index('search_terms_trigrams').using('gist', table.word.op('gist_trgm_ops')),
  ],
)

/** One narrow row per vehicle, with all a search filters and sorts by. Kept by triggers, never written by code. */
export const vehicleSearch = pgTable('vehicle_search', {
  vehicleId: uuid('vehicle_id')
    .primaryKey()
    .references(() => vehicles.id),
  year: integer('year').notNull(),
  dayPrice: integer('day_price').notNull(),
  /** listed or edit_requests. */
  shown: boolean('shown').notNull(),
  /** Ids of search_terms. */
  terms: integer('terms').array().notNull(),
  /** The days of its active blocks. */
  booked: datemultirange('booked').notNull(),
})
