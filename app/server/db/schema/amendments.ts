import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AMENDMENT_KINDS, DUE_KINDS } from '~/models/trade/vocabulary/orders'
import { accounts } from './accounts'
import { behalf, checkIn, createdAt, day, isBehalf, uuidRef } from './columns'
import { orderItems } from './orders'

/**
 * What was done to an item, in the order of the revisions it had before: its days and its price before tax, from and to.
 * Append-only: a trigger refuses every update and delete.
 */
export const amendments = pgTable(
  'amendments',
  {
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    /** Of the item it was done to. */
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: AMENDMENT_KINDS }).notNull(),
    accountId: uuidRef('account_id', () => accounts.id),
    oldFrom: day('old_from').notNull(),
    oldTo: day('old_to').notNull(),
    /** Null once nothing is booked any more. */
    newFrom: day('new_from'),
    newTo: day('new_to'),
    oldCents: integer('old_cents').notNull(),
    newCents: integer('new_cents').notNull(),
    ...behalf(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderItemId, table.revision] }),
    check('amendments_behalf', isBehalf()),
    check('amendments_kind', checkIn('kind', AMENDMENT_KINDS)),
    check('amendments_days', sql`old_from <= old_to and new_from <= new_to`),
    check(
      'amendments_cancel_leaves_nothing',
      sql`(kind = 'cancel') = (new_from is null) and (kind = 'cancel') = (new_to is null)`,
    ),
    check('amendments_money', sql`old_cents >= 0 and new_cents >= 0`),
  ],
)

/** What was told about an item because the calendar made it due: each kind once for the day that it is about. */
export const dueNotices = pgTable(
  'due_notices',
  {
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    kind: text('kind', { enum: DUE_KINDS }).notNull(),
    /** The first day, the last one that was booked, or the first one of the booking that is at risk. */
    day: day('day').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderItemId, table.kind, table.day] }),
    check('due_notices_kind', checkIn('kind', DUE_KINDS)),
  ],
)
