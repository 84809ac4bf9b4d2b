import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  AGREEMENT_STATUSES,
  DOCUSIGN_PROBLEMS,
  ENVELOPE_STEPS,
  SIGNING_EVENTS,
  SIGNING_METHODS,
} from '~/models/trade/vocabulary/documents'

import { checkIn, createdAt, instant, integerRef, rowId, uuidRef } from './columns'
import { orders } from './orders'

/** The text is frozen when it is sent; later events are in `signing_events`. */
export const agreements = pgTable(
  'agreements',
  {
    id: rowId(),
    orderId: integerRef('order_id', () => orders.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The signer's title, 'Line Producer'. */
    title: text('title').notNull(),
    /** The text that is shown, signed and hashed. */
    text: text('text').notNull(),
    textSha256: text('text_sha256').notNull(),
    status: text('status', { enum: AGREEMENT_STATUSES }).notNull().default('not_signed'),
    declineReason: text('decline_reason'),
    /** Where it is signed; not affected by later changes of the setting. */
    signedWith: text('signed_with', { enum: SIGNING_METHODS }).notNull().default('built-in'),
    /** When it was signed or declined. */
    answeredAt: instant('answered_at'),
    /** Store key of the sealed PDF, once it exists; for DocuSign, of the signed document, once it is fetched. */
    documentKey: text('document_key'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_current_agreement').on(table.orderId).where(sql`status <> 'replaced'`),
    index('agreements_unsealed')
      .on(table.id)
      .where(sql`status = 'signed' and document_key is null and signed_with = 'built-in'`),
    index('agreements_open').on(table.orderId).where(sql`status in ('not_signed', 'declined')`),
    check('agreements_status', checkIn('status', AGREEMENT_STATUSES)),
    check('agreements_signed_with', checkIn('signed_with', SIGNING_METHODS)),
    check('agreements_signed_has_time', sql`status <> 'signed' or answered_at is not null`),
  ],
)

/**
 * The envelope of an agreement signed in DocuSign, and its next step: written in the transaction that sends the
 * agreement, processed by a job. Nothing here decides what is signed.
 */
export const envelopes = pgTable(
  'envelopes',
  {
    agreementId: uuidRef('agreement_id', () => agreements.id).primaryKey(),
    /** DocuSign's id, once it is created. */
    envelopeId: text('envelope_id'),
    step: text('step', { enum: ENVELOPE_STEPS }).notNull().default('create'),
    /** Consecutive attempts of this step; 0 once it is done. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    leasedUntil: instant('leased_until'),
    /** Number of webhooks received: one that arrives during a poll triggers another poll. */
    webhookCount: integer('webhook_count').notNull().default(0),
    problem: text('problem', { enum: DOCUSIGN_PROBLEMS }),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('envelopes_of_docusign').on(table.envelopeId),
    index('envelopes_due').on(table.nextAttemptAt).where(sql`step <> 'done'`),
    index('envelopes_with_problem').on(table.agreementId).where(sql`problem is not null and step <> 'done'`),
    check('envelopes_step', checkIn('step', ENVELOPE_STEPS)),
    check('envelopes_problem', checkIn('problem', DOCUSIGN_PROBLEMS)),
    check('envelopes_created_has_id', sql`step in ('create', 'void', 'done') or envelope_id is not null`),
  ],
)

/**
 * The end of an order's event chain. Its row lock serializes signing: a transaction that appends an event holds it until the
 * transaction ends. Orders without events have no row.
 */
export const signingChains = pgTable(
  'signing_chains',
  {
    orderId: integerRef('order_id', () => orders.id).primaryKey(),
    /** Number of this chain in order of creation; null for chains from before they were numbered. */
    position: integer('position'),
    eventCount: integer('event_count').notNull().default(0),
    /** Signature over position, number of events and hash of the last one, and its key; '' before the first event. */
    keyId: text('key_id').notNull().default(''),
    seal: text('seal').notNull().default(''),
  },
  () => [check('signing_chains_event_count', sql`event_count >= 0`)],
)

/** One row: the sealed number of orders with an event chain, so that no whole order can be removed unnoticed. */
export const signingOrderCount = pgTable(
  'signing_order_count',
  {
    id: integer('id').primaryKey().default(1),
    orders: integer('orders').notNull(),
    keyId: text('key_id').notNull(),
    seal: text('seal').notNull(),
  },
  () => [check('signing_order_count_one_row', sql`id = 1`)],
)

/**
 * Events of an order's agreements, each sealed and chained to the previous one. Append-only: a trigger refuses every
 * update and delete. Their number is sealed in `signing_chains`, so that none can be cut off the end.
 */
export const signingEvents = pgTable(
  'signing_events',
  {
    orderId: integerRef('order_id', () => orders.id),
    /** Numbered from 1, without gaps. */
    number: integer('number').notNull(),
    agreementId: uuidRef('agreement_id', () => agreements.id),
    kind: text('kind', { enum: SIGNING_EVENTS }).notNull(),
    at: instant('at').notNull(),
    /** Name and email of the person. */
    actor: text('actor').notNull(),
    /** IP address and User-Agent; '' for the server itself. */
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** SHA-256 of the agreement's text, or for `sealed` and `fetched` of the PDF. */
    documentSha256: text('document_sha256').notNull(),
    /** Further details, as JSON of labels and values. */
    details: text('details').notNull(),
    /** Hash of the previous event; '' for the first. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    keyId: text('key_id').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('signing_events_of_agreement').on(table.agreementId),
    check('signing_events_kind', checkIn('kind', SIGNING_EVENTS)),
    check('signing_events_number', sql`number > 0`),
  ],
)
