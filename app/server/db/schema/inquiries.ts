import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { INQUIRY_STATUSES, MILEAGES, SIDES, USAGES } from '~/models/trade/vocabulary/deals'
import { valuesOf } from '~/models/trade/vocabulary/option'

import { accounts } from './accounts'
import { bookedDays, checkIn, createdAt, instant, rowId, someOf, uuidRef } from './columns'
import { listVehicles } from './lists'
import { projects } from './projects'
import { vehicles } from './vehicles'

const mileages = valuesOf(MILEAGES)
const usages = valuesOf(USAGES)

export const inquiries = pgTable(
  'inquiries',
  {
    id: rowId(),
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    projectId: uuidRef('project_id', () => projects.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    askedBy: uuidRef('asked_by', () => accounts.id),
    /** 1 for the first inquiry about this list vehicle, 2 for the next one; makes a repeated post harmless. */
    attempt: integer('attempt').notNull(),
    productionCompany: text('production_company').notNull(),
    location: text('location').notNull(),
    ...bookedDays(),
    mileage: text('mileage', { enum: mileages }).notNull(),
    usages: text('usages', { enum: usages }).array().notNull(),
    /** Days the owner has to answer: 1, 2 or 3. */
    dayLimit: integer('day_limit').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    /** Frozen when asked, in cents: the daily rate and the listed total for these days. */
    dailyCents: integer('daily_cents').notNull(),
    listedCents: integer('listed_cents').notNull(),
    /** open -> agreed | declined | withdrawn | lapsed; agreed -> ended once its order item is over, or withdrawn. */
    status: text('status', { enum: INQUIRY_STATUSES }).notNull().default('open'),
    /** Number of offers made; the last one is repeated here so that a page of cards needs no look at the history. */
    round: integer('round').notNull().default(1),
    lastOfferBy: text('last_offer_by', { enum: SIDES }).notNull().default('renter'),
    lastOfferCents: integer('last_offer_cents').notNull(),
    /** renter or owner: who accepted, declined or withdrew. */
    closedBy: text('closed_by', { enum: SIDES }),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_live_inquiry_per_list_vehicle').on(table.listVehicleId).where(sql`status in ('open', 'agreed')`),
    uniqueIndex('inquiries_attempt').on(table.listVehicleId, table.attempt),
    index('inquiries_by_deadline').on(table.deadlineAt, table.id).where(sql`status = 'open'`),
    index('inquiries_of_vehicle').on(table.vehicleId, table.status),
    check('inquiries_status', checkIn('status', INQUIRY_STATUSES)),
    check('inquiries_last_offer_by', checkIn('last_offer_by', SIDES)),
    check('inquiries_closed_by', sql`closed_by is null or ${checkIn('closed_by', SIDES)}`),
    check('inquiries_mileage', checkIn('mileage', mileages)),
    check('inquiries_usages', someOf('usages', usages)),
    check('inquiries_days', sql`booked_from <= booked_to`),
    check('inquiries_day_limit', sql`day_limit between 1 and 3`),
    check('inquiries_money', sql`daily_cents > 0 and listed_cents > 0 and last_offer_cents > 0`),
  ],
)

/** Append-only: a trigger refuses every update and delete. */
export const offers = pgTable(
  'offers',
  {
    inquiryId: uuidRef('inquiry_id', () => inquiries.id),
    round: integer('round').notNull(),
    madeBy: text('made_by', { enum: SIDES }).notNull(),
    accountId: uuidRef('account_id', () => accounts.id),
    /** The total for the booking in cents, before tax. */
    amountCents: integer('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.round] }),
    check('offers_made_by', checkIn('made_by', SIDES)),
    check('offers_amount', sql`amount_cents > 0`),
  ],
)
