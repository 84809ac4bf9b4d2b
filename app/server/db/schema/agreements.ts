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

/** The text is frozen when it is sent; what then happened to it stands in `signing_events`. */
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
    /** What is read and signed, as it was hashed. */
    text: text('text').notNull(),
    textSha256: text('text_sha256').notNull(),
    status: text('status', { enum: AGREEMENT_STATUSES }).notNull().default('not_signed'),
    declineReason: text('decline_reason'),
    /** Where it was sent to be signed; a later setting changes nothing about it. */
    signedWith: text('signed_with', { enum: SIGNING_METHODS }).notNull().default('built-in'),
    /** When it was signed or declined. */
    answeredAt: instant('answered_at'),
    /** The sealed PDF in the file store, once it is made; from DocuSign, what was signed there, once it is fetched. */
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
 * The envelope of an agreement that is signed in DocuSign, and what is to be done next about it: written in the
 * transaction that sends the agreement, worked off by a job. Nothing of it decides what is signed.
 */
export const envelopes = pgTable(
  'envelopes',
  {
    agreementId: uuidRef('agreement_id', () => agreements.id).primaryKey(),
    /** As DocuSign calls it, once it is made. */
    envelopeId: text('envelope_id'),
    step: text('step', { enum: ENVELOPE_STEPS }).notNull().default('create'),
    /** Of this step, in a row; 0 once it is done. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    leasedUntil: instant('leased_until'),
    /** How many messages came about it: what comes while one looks asks for another look. */
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
 * The end of the event chain of an order. Its row is the lock that serializes signing: whoever appends an event holds it
 * until the transaction ends. An order has none before its first event.
 */
export const signingChains = pgTable(
  'signing_chains',
  {
    orderId: integerRef('order_id', () => orders.id).primaryKey(),
    /** Which order it is, counted as the chains start; null where that was before they were counted. */
    position: integer('position'),
    eventCount: integer('event_count').notNull().default(0),
    /** Signature over position, number of events and hash of the last one, and the key that made it; '' before the first. */
    keyId: text('key_id').notNull().default(''),
    seal: text('seal').notNull().default(''),
  },
  () => [check('signing_chains_event_count', sql`event_count >= 0`)],
)

/** One row: how many orders have an event chain, sealed, so that no whole order can be taken out. */
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
 * What happened to the agreements of an order, each chained to the one before and sealed. Append-only: a trigger refuses
 * every update and delete. Their number is in `signing_chains`, sealed too, so that none can be cut off the end.
 */
export const signingEvents = pgTable(
  'signing_events',
  {
    orderId: integerRef('order_id', () => orders.id),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    agreementId: uuidRef('agreement_id', () => agreements.id),
    kind: text('kind', { enum: SIGNING_EVENTS }).notNull(),
    at: instant('at').notNull(),
    /** Who did it, by name and address. */
    actor: text('actor').notNull(),
    /** The network address and the browser it was done from; '' where it was done by the server. */
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** SHA-256 of the text that it was done to, and for `sealed` and `fetched` of the PDF. */
    documentSha256: text('document_sha256').notNull(),
    /** What else there is to know, as JSON of labels and values. */
    details: text('details').notNull(),
    /** Hash of the event before; '' for the first. */
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
