import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAt, instant, rowId } from './columns'
import { orders } from './orders'

/** Who was sent the pickup details of an order, by mail and text message, and how far they have come with it. */
export const pickupRecipients = pgTable(
  'pickup_recipients',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In small letters, so that one person is one row. */
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => accounts.id),
    /** How often a link was sent; each one ends the one before. */
    rounds: integer('rounds').notNull().default(1),
    sentAt: instant('sent_at').notNull(),
    openedAt: instant('opened_at'),
    confirmedAt: instant('confirmed_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('pickup_recipients_once_per_order').on(table.orderId, table.email, table.phone),
    check('pickup_recipients_rounds', sql`rounds > 0`),
  ],
)
