import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  DEAL_MESSAGE_KINDS,
  DECLINE_REASONS,
  INQUIRY_STATUSES,
  MILEAGES,
  SIDES,
  USAGES,
} from '~/models/trade/vocabulary/deals'
import { valuesOf } from '~/models/trade/vocabulary/option'

import { accounts } from './accounts'
import { bookedDays, checkIn, createdAt, instant, rowId, someOf, uuidRef } from './columns'
import { listVehicles } from './lists'
import { projects } from './projects'
import { vehicles } from './vehicles'

const mileages = valuesOf(MILEAGES)
const usages = valuesOf(USAGES)
const declineReasons = valuesOf(DECLINE_REASONS)

export const inquiries = pgTable(
  'inquiries',
  {
    id: rowId(),
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    projectId: uuidRef('project_id', () => projects.id),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    askedBy: uuidRef('asked_by', () => accounts.id),
    /** 1 for the first inquiry about this list vehicle, 2 for the next one; idempotency key of the form. */
    attempt: integer('attempt').notNull(),
    productionCompany: text('production_company').notNull(),
    location: text('location').notNull(),
    ...bookedDays(),
    mileage: text('mileage', { enum: mileages }).notNull(),
    usages: text('usages', { enum: usages }).array().notNull(),
    /** Days the owner has to answer: 1, 2 or 3. */
    dayLimit: integer('day_limit').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    /** Frozen at the inquiry, in cents: the daily rate and the list price of these days. */
    dailyCents: integer('daily_cents').notNull(),
    listedCents: integer('listed_cents').notNull(),
    /** open -> agreed | declined | withdrawn | lapsed; agreed -> ended once its order item is over, or withdrawn. */
    status: text('status', { enum: INQUIRY_STATUSES }).notNull().default('open'),
    /** Number of offers; the last one is repeated here so that cards do not need the history. */
    round: integer('round').notNull().default(1),
    lastOfferBy: text('last_offer_by', { enum: SIDES }).notNull().default('renter'),
    lastOfferCents: integer('last_offer_cents').notNull(),
    /** The last round whose side was reminded of the deadline; 0 for none. */
    remindedRound: integer('reminded_round').notNull().default(0),
    /** When staff last reminded the owner of an offer. */
    ownerRemindedAt: instant('owner_reminded_at'),
    /** renter or owner: who accepted, declined or withdrew. */
    closedBy: text('closed_by', { enum: SIDES }),
    closedAt: instant('closed_at'),
    /** Why the owner declined; crews give no reason. */
    declineReason: text('decline_reason', { enum: declineReasons }),
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
    check('inquiries_decline_reason', sql`decline_reason is null or ${checkIn('decline_reason', declineReasons)}`),
    check('inquiries_declined', sql`decline_reason is null or status = 'declined'`),
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

/** What the two sides write to each other about an inquiry. Append-only, like the offers. */
export const dealMessages = pgTable(
  'deal_messages',
  {
    id: rowId(),
    inquiryId: uuidRef('inquiry_id', () => inquiries.id),
    side: text('side', { enum: SIDES }).notNull(),
    accountId: uuidRef('account_id', () => accounts.id),
    kind: text('kind', { enum: DEAL_MESSAGE_KINDS }).notNull(),
    /** The offer that it was sent with. */
    round: integer('round'),
    text: text('text').notNull(),
    /** The other side was emailed; not for every message, and offers and answers have their own emails. */
    isMailed: boolean('is_mailed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('deal_messages_of_inquiry').on(table.inquiryId, table.createdAt),
    uniqueIndex('one_note_per_offer').on(table.inquiryId, table.round),
    check('deal_messages_side', checkIn('side', SIDES)),
    check('deal_messages_kind', checkIn('kind', DEAL_MESSAGE_KINDS)),
    check('deal_messages_round', sql`(kind = 'offer') = (round is not null)`),
    check('deal_messages_text', sql`text <> ''`),
  ],
)

/** Texts that an owner uses again in messages; at most ten. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: rowId(),
    ownerId: uuidRef('owner_id', () => accounts.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    uniqueIndex('reply_templates_position').on(table.ownerId, table.position),
    check('reply_templates_position', sql`position between 1 and 10`),
    check('reply_templates_text', sql`name <> '' and text <> ''`),
  ],
)
