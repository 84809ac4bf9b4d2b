import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CODE_ATTEMPTS } from '~/models/trade/constants'
import {
  ACCOUNT_STATUSES,
  APPLICATION_ROLES,
  LINK_PURPOSES,
  SIGN_UP_ROLES,
  SIGN_UP_STATUSES,
  VERIFICATION_PURPOSES,
} from '~/models/trade/vocabulary/accounts'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { checkIn, citext, createdAt, instant, rowId } from './columns'

export const accounts = pgTable(
  'accounts',
  {
    id: rowId(),
    email: citext('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** E.164, '+14045550123'. */
    phone: text('phone'),
    role: text('role', { enum: APPLICATION_ROLES }).notNull(),
    /** Invited accounts have no password yet and cannot sign in. */
    status: text('status', { enum: ACCOUNT_STATUSES }).notNull().default('active'),
    passwordHash: text('password_hash'),
    invitedBy: uuid('invited_by'),
    /** Single-key shortcuts; users of speech input or with their own keys turn them off. */
    keyboardShortcuts: boolean('keyboard_shortcuts').notNull().default(true),
    /** Null until they choose: then it depends on their roles. */
    morningDigest: boolean('morning_digest'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('accounts_email_is_unique').on(table.email),
    check('accounts_role', checkIn('role', APPLICATION_ROLES)),
    check('accounts_status', checkIn('status', ACCOUNT_STATUSES)),
    check('accounts_active_has_password', sql`status <> 'active' or password_hash is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Number of rotations; the refresh part of the cookie contains it. */
    generation: integer('generation').notNull().default(1),
    rotatedAt: instant('rotated_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_of_account').on(table.accountId)],
)

/** Emailed links. Only the hash of a token is stored. */
export const links = pgTable(
  'links',
  {
    id: rowId(),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    orderId: integer('order_id'),
    agreementId: uuid('agreement_id'),
    /** For a link to pickup details. */
    recipientId: uuid('recipient_id'),
    /** For a link to answer an offer: the inquiry, the round of the offer, and the address that the link is emailed to. */
    inquiryId: uuid('inquiry_id'),
    round: integer('round'),
    email: text('email'),
    singleUse: boolean('single_use').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('links_token_is_unique').on(table.tokenHash),
    index('links_to_answer').on(table.inquiryId).where(sql`inquiry_id is not null`),
    check('links_purpose', checkIn('purpose', LINK_PURPOSES)),
    check('links_answer_has_offer', sql`purpose <> 'answer' or num_nonnulls(account_id, inquiry_id, round, email) = 4`),
  ],
)

const titles = valuesOf(SIGN_UP_ROLES)

/** Requests for an account; the provider decides each once. */
export const signUpRequests = pgTable(
  'sign_up_requests',
  {
    id: rowId(),
    email: citext('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** E.164, '+14045550123'. */
    phone: text('phone').notNull(),
    /** Their job on a production; grants nothing. */
    title: text('title', { enum: titles }).notNull(),
    company: text('company').notNull().default(''),
    imdbLink: text('imdb_link').notNull().default(''),
    status: text('status', { enum: SIGN_UP_STATUSES }).notNull().default('requested'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: instant('decided_at'),
    /** Why it was rejected; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** The account created from it. */
    accountId: uuid('account_id').references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_open_sign_up_per_email').on(table.email).where(sql`status = 'requested'`),
    index('sign_ups_by_status').on(table.status, table.createdAt),
    check('sign_up_status', checkIn('status', SIGN_UP_STATUSES)),
    check('sign_up_title', checkIn('title', titles)),
    check(
      'sign_up_decided_by_somebody',
      sql`(status = 'requested') = (decided_by is null) and (status = 'requested') = (decided_at is null)`,
    ),
    check('sign_up_approved_has_account', sql`(status = 'approved') = (account_id is not null)`),
  ],
)

/**
 * Four-digit codes that verify an email or a phone number. Unknown addresses get a row too, so that nobody can tell
 * them apart.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: rowId(),
    purpose: text('purpose', { enum: VERIFICATION_PURPOSES }).notNull(),
    /** The account to change; null for a reset, where only the job looks up the account. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The email or E.164 number that the code goes to. */
    target: text('target').notNull(),
    /** Hash of the browser's token for this request. */
    tokenHash: text('token_hash').notNull(),
    /** Hash of the four digits; null until the job has sent them. */
    codeHash: text('code_hash'),
    /** Number of codes requested; the job sends one for each round it has not sent yet. */
    round: integer('round').notNull().default(1),
    sentRound: integer('sent_round').notNull().default(0),
    /** Attempts at the current code, including the correct one. */
    attempts: integer('attempts').notNull().default(0),
    /** Expiry of the current code. */
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Hash of the token that an accepted reset code is exchanged for. */
    changeTokenHash: text('change_token_hash'),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('verification_token_is_unique').on(table.tokenHash),
    unique('verification_change_token_is_unique').on(table.changeTokenHash),
    index('verifications_to_send').on(table.createdAt).where(sql`sent_round < round`),
    check('verification_purpose', checkIn('purpose', VERIFICATION_PURPOSES)),
    check('verification_attempts', sql.raw(`attempts between 0 and ${CODE_ATTEMPTS}`)),
    check('verification_used_was_accepted', sql`used_at is null or accepted_at is not null`),
    check('verification_change_has_account', sql`purpose = 'password-reset' or account_id is not null`),
  ],
)

/** Counters of the rate limiter library, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
)
