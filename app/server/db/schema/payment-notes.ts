import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { MAX_PAYMENT_NOTE_LENGTH } from '~/models/trade/constants'
import { accounts } from './accounts'
import { createdAt } from './columns'
import { orders } from './orders'

/**
 * What the staff write down about the payment of an order, for themselves; it says nothing to anybody else. Append-only:
 * a trigger refuses every update and delete.
 */
export const paymentNotes = pgTable(
  'payment_notes',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Counts the notes of the order, from 1. */
    number: integer('number').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check('payment_notes_text', sql.raw(`char_length(text) between 1 and ${MAX_PAYMENT_NOTE_LENGTH}`)),
  ],
)
