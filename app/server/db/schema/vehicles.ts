import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LISTING_EVENTS, LISTING_SIDES, LISTING_STATUSES } from '~/models/trade/vocabulary/listings'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { COLORS, CONDITIONS } from '~/models/trade/vocabulary/vehicles'
import { FIRST_REVISION } from '../../../models/trade/edits'
import { STATES } from '../../../models/trade/vocabulary/states'
import { accounts } from './accounts'
import { checkEach, checkIn, createdAt, instant, rowId, uuidRef } from './columns'

const colors = valuesOf(COLORS)
const conditions = valuesOf(CONDITIONS)
const states = valuesOf(STATES)
const kinds = valuesOf(VEHICLE_KINDS)

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
    /** The search city, 'Atlanta, GA', near the vehicle's town; '' if none is near. */
    market: text('market').notNull(),
    town: text('town').notNull(),
    state: text('state', { enum: states }).notNull(),
    zipcode: text('zipcode').notNull(),
    /** IANA time zone of its location, in which its days are counted. */
    zone: text('zone').notNull(),
    /** Cents for one day, before tax; 0 in a draft that has no price yet. */
    dayPrice: integer('day_price').notNull(),
    listingStatus: text('listing_status', { enum: LISTING_STATUSES }).notNull().default('listed'),
    /** When it was first listed. */
    listedAt: instant('listed_at'),
    /** Incremented by every save of its owner or the staff: see models/trade/edits. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    vin: text('vin').notNull().default(''),
    /** The owner's own number, on a key tag or in a spreadsheet; '' for none. */
    stockNumber: text('stock_number').notNull().default(''),
    transmission: text('transmission').notNull().default(''),
    fuelType: text('fuel_type').notNull().default(''),
    runsAndDrives: boolean('runs_and_drives').notNull().default(true),
    /** Free words: 'camera car', 'wedding'. */
    usageTags: text('usage_tags').array().notNull().default([]),
    modifications: text('modifications').array().notNull().default([]),
    /** Cents the owner has spent on them; null if unknown. */
    modificationCost: integer('modification_cost'),
    exteriorCondition: text('exterior_condition', { enum: conditions }).notNull(),
    exteriorNote: text('exterior_note').notNull().default(''),
    interiorCondition: text('interior_condition', { enum: conditions }).notNull(),
    interiorNote: text('interior_note').notNull().default(''),
    mechanicalCondition: text('mechanical_condition', { enum: conditions }).notNull(),
    mechanicalNote: text('mechanical_note').notNull().default(''),
    /** Values of USAGES in vocabulary/deals that the owner refuses. */
    refusedUses: text('refused_uses').array().notNull().default([]),
    /** The owner sends a person with the vehicle. */
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
    check('vehicles_priced', sql`listing_status in ('draft', 'deleted') or day_price > 0`),
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
    uniqueIndex('vehicles_stock_number')
      .on(table.ownerId, table.stockNumber)
      .where(sql`stock_number <> '' and listing_status <> 'deleted'`),
    uniqueIndex('vehicles_one_vin')
      .on(table.ownerId, table.vin)
      .where(sql`vin <> '' and listing_status in ('listed', 'edit_requests')`),
  ],
)

/** Who changed a listing, append-only: a trigger refuses every update and delete. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    accountId: uuidRef('account_id', () => accounts.id),
    side: text('side', { enum: LISTING_SIDES }).notNull(),
    kind: text('kind', { enum: LISTING_EVENTS }).notNull(),
    /** The reason that staff give, which the owner reads. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('listing_events_of_vehicle').on(table.vehicleId, table.createdAt, table.id),
    check('listing_events_side', checkIn('side', LISTING_SIDES)),
    check('listing_events_kind', checkIn('kind', LISTING_EVENTS)),
  ],
)
