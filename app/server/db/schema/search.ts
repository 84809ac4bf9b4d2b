import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_SAVED_SEARCH_LENGTH } from '~/models/trade/constants'
import { SEARCH_EVENTS } from '~/models/trade/vocabulary/search-filters'
import { accounts } from './accounts'
import { checkIn, createdAt, day, instant, rowId, uuidRef } from './columns'
import { vehicles } from './vehicles'

/** The favorites of each account. */
export const favorites = pgTable(
  'favorites',
  {
    accountId: uuidRef('account_id', () => accounts.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.vehicleId] })],
)

const datemultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })

/**
 * Search index: every word and filter value with its number of shown vehicles, looked up before any vehicle. Maintained
 * by the triggers of the search migration, never written by code.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * word (from the texts of a vehicle), make, color, body, kind, transmission, driving, market, area (a square of half
     * a degree), year, price (bands of $50), all.
     */
    kind: text('kind').notNull(),
    word: text('word').notNull(),
    /** Number of shown vehicles that have it. */
    vehicles: integer('vehicles').notNull().default(0),
    /** Range of years of the shown vehicles that have it; it only widens. */
    firstYear: integer('first_year'),
    lastYear: integer('last_year'),
    /** Ids of the body and color terms of the shown vehicles that have it, 0 for none; they only grow. */
    bodies: integer('bodies').array().notNull().default([]),
    colors: integer('colors').array().notNull().default([]),
  },
  (table) => [
    unique('search_terms_unique').on(table.kind, table.word),
    index('search_terms_trigrams').using('gist', table.word.op('gist_trgm_ops')),
  ],
)

/**
 * One narrow row per vehicle, with all columns that a search filters and sorts by. Maintained by triggers, never
 * written by code.
 */
export const vehicleSearch = pgTable('vehicle_search', {
  vehicleId: uuidRef('vehicle_id', () => vehicles.id).primaryKey(),
  year: integer('year').notNull(),
  dayPrice: integer('day_price').notNull(),
  /** listed or edit_requests. */
  shown: boolean('shown').notNull(),
  /** Ids of search_terms. */
  terms: integer('terms').array().notNull(),
  /** The days of its active blocks. */
  booked: datemultirange('booked').notNull(),
  /** The minute of its first listing, counted from 1970, so that a search can continue after it. */
  listedMinute: integer('listed_minute').notNull().default(0),
  /** Center of its zipcode's area; null if unknown. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  refusedUses: text('refused_uses').array().notNull().default([]),
})

/** A search that an account keeps, and whose new matches are emailed. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: rowId(),
    accountId: uuidRef('account_id', () => accounts.id),
    /** Its query string, as `savedString` writes it. */
    query: text('query').notNull(),
    /** The first of its days, if it has days: after it there are no new matches. */
    firstDay: day('first_day'),
    hasMail: boolean('has_mail').notNull().default(true),
    /** Only later events make new matches. By the clock of the database, as the events. */
    matchesSince: instant('matches_since').notNull().defaultNow(),
    mailedAt: instant('mailed_at'),
    /** Until it is deleted, the removal can be undone. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('saved_searches_once').on(table.accountId, table.query),
    check('saved_searches_query', sql.raw(`length(query) between 1 and ${MAX_SAVED_SEARCH_LENGTH}`)),
  ],
)

/**
 * What can make a vehicle a new match of a saved search. Written by triggers for every way in which a listing or its days
 * change, and deleted after a few days.
 */
export const searchEvents = pgTable(
  'search_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a foreign key, so that writing it locks no vehicle. */
    vehicleId: uuid('vehicle_id').notNull(),
    kind: text('kind', { enum: SEARCH_EVENTS }).notNull(),
    /** Cents for one day before it became cheaper. */
    priceBefore: integer('price_before'),
    /** The days that were freed. */
    days: datemultirange('days'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('search_events_since').on(table.createdAt),
    check('search_events_kind', checkIn('kind', SEARCH_EVENTS)),
    check('search_events_price', sql`(kind = 'cheaper') = (price_before is not null)`),
    check('search_events_days', sql`(kind = 'freed') = (days is not null)`),
  ],
)

/** The last morning on which an account's saved searches were run, whether there was anything to send or not. */
export const searchMornings = pgTable('search_mornings', {
  accountId: uuidRef('account_id', () => accounts.id).primaryKey(),
  day: day('day').notNull(),
})

/** The vehicles that were emailed to an account as new matches, each with its last price there. */
export const mailedMatches = pgTable(
  'mailed_matches',
  {
    accountId: uuidRef('account_id', () => accounts.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    dayPrice: integer('day_price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.vehicleId] })],
)
