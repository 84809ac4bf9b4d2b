import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SIGNING_EVENTS } from '../../../models/trade/vocabulary/signing-events'
import { AGREEMENT_STATUSES } from '../../../models/trade/vocabulary/statuses/agreement-status'
import { createdAt, instant, oneOf, rowId } from './columns'
import { orders } from './orders'

/** The text is frozen when it is sent; what then happened to it stands in `signing_events`. */
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
    /** What is read and signed, as it was hashed; null where it was sent before there was one. */
    text: text('text'),
    textSha256: text('text_sha256'),
    status: text('status', { enum: AGREEMENT_STATUSES }).notNull().default('not_signed'),
    declineReason: text('decline_reason'),
    /** When it was signed or declined. */
    answeredAt: instant('answered_at'),
    /** The sealed PDF in the file store, once it is made. */
    documentKey: text('document_key'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_current_agreement').on(table.orderId).where(sql`status <> 'replaced'`),
    index('agreements_unsealed').on(table.id).where(sql`status = 'signed' and document_key is null`),
    index('agreements_open').on(table.orderId).where(sql`status in ('not_signed', 'declined')`),
    check('agreements_status', oneOf('status', AGREEMENT_STATUSES)),
    check('agreements_text_is_hashed', sql`(text is null) = (text_sha256 is null)`),
    check('agreements_signed_has_text', sql`status <> 'signed' or (text is not null and answered_at is not null)`),
  ],
)

/**
 * What happened to the agreements of an order, each chained to the one before and sealed. Append-only: a trigger refuses
 * every update and delete. How many there are stands with the order, sealed too, so that none can be cut off the end.
 */
export const signingEvents = pgTable(
  'signing_events',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    agreementId: uuid('agreement_id')
      .notNull()
      .references(() => agreements.id),
    kind: text('kind', { enum: SIGNING_EVENTS }).notNull(),
    at: instant('at').notNull(),
    /** Who did it, by name and address. */
    actor: text('actor').notNull(),
    /** The network address and the browser it was done from; '' where it was done by the server. */
    address: text('address').notNull(),
    agent: text('agent').notNull(),
    /** SHA-256 of the text that it was done to, and for `sealed` of the PDF. */
    documentSha256: text('document_sha256').notNull(),
    /** What else there is to know, as JSON of labels and values. */
    details: text('details').notNull(),
    /** Hash of the event before; '' for the first. */
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
    keyId: text('key_id').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('signing_events_of_agreement').on(table.agreementId),
    check('signing_events_kind', oneOf('kind', SIGNING_EVENTS)),
    check('signing_events_number', sql`number > 0`),
  ],
)
