import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AMENDMENT_KINDS, DUE_KINDS } from '~/models/trade/vocabulary/orders'
import { accounts } from './accounts'
import { behalf, checkIn, createdAt, day, isBehalf, uuidRef } from './columns'
import { orderItems } from './orders'

/**
 * Amendments of an item, by the revision they started from: days and price before tax, old and new. Append-only: a
 * trigger refuses every update and delete.
 */
export const amendments = pgTable(
  'amendments',
  {
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    /** Revision of the item before it. */
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: AMENDMENT_KINDS }).notNull(),
    accountId: uuidRef('account_id', () => accounts.id),
    oldFrom: day('old_from').notNull(),
    oldTo: day('old_to').notNull(),
    /** Null after a cancellation. */
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

/** Notifications sent about an item because of the date, each kind once per day that it is about. */
export const dueNotices = pgTable(
  'due_notices',
  {
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    kind: text('kind', { enum: DUE_KINDS }).notNull(),
    /** First day, last booked day, or first day of the next booking, depending on the kind. */
    day: day('day').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderItemId, table.kind, table.day] }),
    check('due_notices_kind', checkIn('kind', DUE_KINDS)),
  ],
)
