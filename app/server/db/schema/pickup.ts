import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAt, instant, integerRef, rowId, uuidRef } from './columns'
import { orderItems, orders } from './orders'

/** Recipients of an order's pickup details, by email and text message, and their progress. */
export const pickupRecipients = pgTable(
  'pickup_recipients',
  {
    id: rowId(),
    orderId: integerRef('order_id', () => orders.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case, so that one person is one row. */
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    sentBy: uuidRef('sent_by', () => accounts.id),
    /** Number of links sent; each revokes the previous one. */
    sendCount: integer('send_count').notNull().default(1),
    sentAt: instant('sent_at').notNull(),
    openedAt: instant('opened_at'),
    confirmedAt: instant('confirmed_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('pickup_recipients_once_per_order').on(table.orderId, table.email, table.phone),
    check('pickup_recipients_send_count', sql`send_count > 0`),
  ],
)

/** Arrival notices from the driver to the owner: minutes until arrival, 0 for arrived. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: rowId(),
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    minutes: integer('minutes').notNull(),
    /** Sent by a crew member or by the recipient of a pickup link. */
    accountId: uuid('account_id').references(() => accounts.id),
    recipientId: uuid('recipient_id').references(() => pickupRecipients.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('arrivals_of_item').on(table.orderItemId, table.createdAt),
    check('arrivals_minutes', sql`minutes between 0 and 1435`),
    check('arrivals_sent_by_somebody', sql`num_nonnulls(account_id, recipient_id) = 1`),
  ],
)
