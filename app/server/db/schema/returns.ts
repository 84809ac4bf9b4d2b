import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_OBJECTION_LENGTH } from '~/models/trade/constants'
import { INSPECTION_SIDES, RETURN_STATEMENTS } from '~/models/trade/vocabulary/inspections'

import { accounts } from './accounts'
import { checkIn, createdAt, rowId } from './columns'
import { orderItems } from './orders'
import { pickupRecipients } from './pickup'

/** What the sides have said of the return of a booked vehicle: each thing once, never changed and never taken back. */
export const returnStatements = pgTable(
  'return_statements',
  {
    id: rowId(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    side: text('side', { enum: INSPECTION_SIDES }).notNull(),
    kind: text('kind', { enum: RETURN_STATEMENTS }).notNull(),
    /** Of an objection. */
    reason: text('reason').notNull().default(''),
    /** Somebody with an account, or whoever was sent the link. */
    accountId: uuid('account_id').references(() => accounts.id),
    recipientId: uuid('recipient_id').references(() => pickupRecipients.id),
    createdAt: createdAt(),
  },
  (table) => [
    // an owner does one of the two
    unique('return_statements_once_per_side').on(table.orderItemId, table.side),
    check('return_statements_side', checkIn('side', INSPECTION_SIDES)),
    check('return_statements_kind', checkIn('kind', RETURN_STATEMENTS)),
    check('return_statements_owners_object', sql`kind = 'confirmed' or side = 'owner'`),
    check(
      'return_statements_reason',
      sql.raw(`(kind = 'objected') = (reason <> '') and char_length(reason) <= ${MAX_OBJECTION_LENGTH}`),
    ),
    check('return_statements_by_somebody', sql`num_nonnulls(account_id, recipient_id) = 1`),
  ],
)
