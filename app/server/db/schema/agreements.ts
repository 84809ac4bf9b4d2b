import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { AGREEMENT_STATUSES } from '../../../models/trade/vocabulary/statuses/agreement-status'
import { createdAt, oneOf, rowId } from './columns'
import { orders } from './orders'

/** The text is frozen when it is sent; signing is a row of its own later. */
export const agreements = pgTable(
  'agreements',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The signer's title, 'Line Producer'. */
    title: text('title').notNull(),
    status: text('status', { enum: AGREEMENT_STATUSES }).notNull().default('not_signed'),
    declineReason: text('decline_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_current_agreement').on(table.orderId).where(sql`status <> 'replaced'`),
    check('agreements_status', oneOf('status', AGREEMENT_STATUSES)),
  ],
)
