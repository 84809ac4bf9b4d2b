import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { DUE_KINDS } from '~/models/trade/vocabulary/orders'
import { checkIn, createdAt, day } from './columns'
import { orderItems } from './orders'

/** What was told about an item because the calendar made it due: each kind once for the day that it is about. */
export const dueNotices = pgTable(
  'due_notices',
  {
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id),
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
