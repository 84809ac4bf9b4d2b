import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { BLOCK_KINDS, COLORS, CONDITIONS, LISTING_STATUSES } from '~/models/trade/vocabulary/vehicles'
import { FIRST_REVISION } from '../../../models/trade/edits'
import { STATES } from '../../../models/trade/vocabulary/states'
import { accounts } from './accounts'
import { checkEach, checkIn, createdAt, instant, rowId, uuidRef } from './columns'

const colors = valuesOf(COLORS)
const conditions = valuesOf(CONDITIONS)
const states = valuesOf(STATES)
const kinds = valuesOf(VEHICLE_KINDS)

/** Half-open in the database, '[2026-12-07,2026-12-12)'; the code writes it with daterange(from, to, '[]'). */
const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

export const vehicles = pgTable(
  'vehicles',
  {
    id: rowId(),
    ownerId: uuidRef('owner_id', () => accounts.id),
    year: integer('year').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    bodyType: text('body_type').notNull(),
    kinds: text('kinds', { enum: kinds }).array().notNull().default([]),
    /** '1950s'. */
    era: text('era').notNull(),
    color: text('color', { enum: colors }).notNull(),
    /** The city a search offers, 'Atlanta, GA', with the vehicle in a town nearby; '' where none is near. */
    market: text('market').notNull(),
    town: text('town').notNull(),
    state: text('state', { enum: states }).notNull(),
    zipcode: text('zipcode').notNull(),
    /** IANA zone of the place where it stands; its calendar days are counted there. */
    zone: text('zone').notNull(),
    /** Cents for one day, before tax; 0 in a draft that has no price yet. */
    dayPrice: integer('day_price').notNull(),
    listingStatus: text('listing_status', { enum: LISTING_STATUSES }).notNull().default('listed'),
    /** When it was listed first. */
    listedAt: instant('listed_at'),
    /** Raised by every save of its owner or the staff: see models/trade/edits. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    vin: text('vin').notNull().default(''),
    transmission: text('transmission').notNull().default(''),
    fuelType: text('fuel_type').notNull().default(''),
    runsAndDrives: boolean('runs_and_drives').notNull().default(true),
    /** Free words: 'camera car', 'wedding'. */
    usageTags: text('usage_tags').array().notNull().default([]),
    modifications: text('modifications').array().notNull().default([]),
    /** Cents that the owner has spent on them; null where the owner does not say. */
    modificationCost: integer('modification_cost'),
    exteriorCondition: text('exterior_condition', { enum: conditions }).notNull(),
    exteriorNote: text('exterior_note').notNull().default(''),
    interiorCondition: text('interior_condition', { enum: conditions }).notNull(),
    interiorNote: text('interior_note').notNull().default(''),
    mechanicalCondition: text('mechanical_condition', { enum: conditions }).notNull(),
    mechanicalNote: text('mechanical_note').notNull().default(''),
    /** Values of USAGES in vocabulary/deals that the owner refuses. */
    refusedUses: text('refused_uses').array().notNull().default([]),
    /** Somebody of the owner's comes along. */
    needsWrangler: boolean('needs_wrangler').notNull().default(false),
    pickupPreference: text('pickup_preference').notNull().default(''),
    vehicleInstructions: text('vehicle_instructions').notNull().default(''),
    parkedLocation: text('parked_location').notNull().default(''),
    pickupInstruction: text('pickup_instruction').notNull().default(''),
    address1: text('address1').notNull().default(''),
    address2: text('address2').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** E.164. */
    contactPhone: text('contact_phone').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('vehicles_priced', sql`listing_status = 'draft' or day_price > 0`),
    check('vehicles_day_price', sql`day_price >= 0`),
    check('vehicles_modification_cost', sql`modification_cost >= 0`),
    check('vehicles_kinds', checkEach('kinds', kinds)),
    check('vehicles_year', sql`year between 1885 and 2200`),
    check('vehicles_listing_status', checkIn('listing_status', LISTING_STATUSES)),
    check('vehicles_color', checkIn('color', colors)),
    check('vehicles_state', checkIn('state', states)),
    check('vehicles_exterior', checkIn('exterior_condition', conditions)),
    check('vehicles_interior', checkIn('interior_condition', conditions)),
    check('vehicles_mechanical', checkIn('mechanical_condition', conditions)),
    index('vehicles_of_owner').on(table.ownerId),
    uniqueIndex('vehicles_one_vin')
      .on(table.ownerId, table.vin)
      .where(sql`vin <> '' and listing_status in ('listed', 'edit_requests')`),
  ],
)

/**
 * The only place where a vehicle's days are held. The exclusion constraint `vehicle_blocks_never_overlap`, written
 * in the migration because drizzle has no word for it, refuses a second active block on any of the same days.
 */
export const vehicleBlocks = pgTable(
  'vehicle_blocks',
  {
    id: rowId(),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    period: daterange('period').notNull(),
    kind: text('kind', { enum: BLOCK_KINDS }).notNull(),
    orderItemId: uuid('order_item_id'),
    active: boolean('active').notNull().default(true),
    /** What an owner blocks days for; for the owner's eyes only. */
    note: text('note').notNull().default(''),
    /** How many periods the owner had blocked until then: what the page names, so that a form sent twice blocks once. */
    attempt: integer('attempt'),
    createdAt: createdAt(),
  },
  (table) => [
    check('vehicle_blocks_kind', checkIn('kind', BLOCK_KINDS)),
    check('vehicle_blocks_order_has_item', sql`(kind = 'order') = (order_item_id is not null)`),
    check('vehicle_blocks_only_owner_has_note', sql`kind = 'owner' or (note = '' and attempt is null)`),
    index('vehicle_blocks_of_order_item').on(table.orderItemId),
    index('vehicle_blocks_of_owner').on(table.vehicleId, table.attempt).where(sql`kind = 'owner'`),
  ],
)

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
  vehicleId: uuidRef('vehicle_id', () => vehicles.id).primaryKey(),
  year: integer('year').notNull(),
  dayPrice: integer('day_price').notNull(),
  /** listed or edit_requests. */
  shown: boolean('shown').notNull(),
  /** Ids of search_terms. */
  terms: integer('terms').array().notNull(),
  /** The days of its active blocks. */
  booked: datemultirange('booked').notNull(),
})
