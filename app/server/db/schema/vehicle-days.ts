import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FeedConflict } from '~/models/trade/days/conflict'
import { BLOCK_KINDS } from '~/models/trade/vocabulary/vehicles'
import { accounts } from './accounts'
import { checkIn, createdAt, day, instant, rowId, uuidRef } from './columns'
import { vehicles } from './vehicles'

/** Half-open in the database, '[2026-12-07,2026-12-12)'; the code writes daterange(from, to, '[]'). */
const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

/** Days on which an owner rents out no vehicle; each vehicle is reserved by a block. */
export const vacations = pgTable(
  'vacations',
  {
    id: rowId(),
    ownerId: uuidRef('owner_id', () => accounts.id),
    /** Both ends included. */
    firstDay: day('first_day').notNull(),
    lastDay: day('last_day').notNull(),
    /** When the owner ended or replaced it. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_current_vacation').on(table.ownerId).where(sql`ended_at is null`),
    check('vacations_days', sql`first_day <= last_day`),
  ],
)

/** External calendars (ICS) whose events become blocks; a work queue of feeds to read. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: rowId(),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    /** May contain a secret: shown to the owner only, and never logged. */
    url: text('url').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    leasedUntil: instant('leased_until'),
    /** When it was last read successfully. */
    readAt: instant('read_at'),
    /** Since when every attempt has failed, and the last error message. */
    failingSince: instant('failing_since'),
    problem: text('problem').notNull().default(''),
    /** Bookings on days that the calendar marks as busy, as of the last successful read. */
    conflicts: jsonb('conflicts').$type<FeedConflict[]>().notNull().default([]),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_current_calendar_feed').on(table.vehicleId).where(sql`removed_at is null`),
    index('calendar_feeds_due').on(table.nextAttemptAt).where(sql`removed_at is null`),
  ],
)

/**
 * The only table that reserves a vehicle's days. The exclusion constraint `vehicle_blocks_never_overlap` refuses
 * overlapping active blocks; it is in the migration, because drizzle does not support such constraints.
 */
export const vehicleBlocks = pgTable(
  'vehicle_blocks',
  {
    id: rowId(),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    period: daterange('period').notNull(),
    kind: text('kind', { enum: BLOCK_KINDS }).notNull(),
    orderItemId: uuid('order_item_id'),
    vacationId: uuid('vacation_id').references(() => vacations.id),
    feedId: uuid('feed_id').references(() => calendarFeeds.id),
    active: boolean('active').notNull().default(true),
    /** The owner's reason, visible to the owner only. */
    note: text('note').notNull().default(''),
    /** Number of periods the owner had blocked when the page was rendered; idempotency key of the form. */
    attempt: integer('attempt'),
    createdAt: createdAt(),
  },
  (table) => [
    check('vehicle_blocks_kind', checkIn('kind', BLOCK_KINDS)),
    check('vehicle_blocks_order_has_item', sql`(kind = 'order') = (order_item_id is not null)`),
    check('vehicle_blocks_only_owner_has_note', sql`kind = 'owner' or (note = '' and attempt is null)`),
    check('vehicle_blocks_vacation', sql`(kind = 'vacation') = (vacation_id is not null)`),
    check('vehicle_blocks_calendar', sql`(kind = 'calendar') = (feed_id is not null)`),
    index('vehicle_blocks_of_vacation').on(table.vacationId).where(sql`vacation_id is not null`),
    index('vehicle_blocks_of_feed').on(table.feedId).where(sql`feed_id is not null and active`),
    index('vehicle_blocks_of_order_item').on(table.orderItemId),
    index('vehicle_blocks_of_owner').on(table.vehicleId, table.attempt).where(sql`kind = 'owner'`),
  ],
)

/** Daily views of a vehicle's page, without crawlers and its owner. */
export const vehicleViews = pgTable(
  'vehicle_views',
  {
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    /** In UTC. */
    day: day('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vehicleId, table.day] }), check('vehicle_views_some', sql`views > 0`)],
)
