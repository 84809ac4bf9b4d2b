import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ACCOUNT_STATUSES, APPLICATION_ROLES, LINK_PURPOSES } from '~/models/trade/vocabulary/accounts'

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
    /** invited accounts have no password yet and cannot sign in. */
    status: text('status', { enum: ACCOUNT_STATUSES }).notNull().default('active'),
    passwordHash: text('password_hash'),
    invitedBy: uuid('invited_by'),
    /** Single keys that act on a page: whoever dictates or has their own turns them off. */
    keyboardShortcuts: boolean('keyboard_shortcuts').notNull().default(true),
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
    /** Counts rotations; the refresh part of the cookie names the generation it belongs to. */
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

/** Mailed links. Only the hash of a token is stored. */
export const links = pgTable(
  'links',
  {
    id: rowId(),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    orderId: integer('order_id'),
    agreementId: uuid('agreement_id'),
    /** Of a link to pickup details. */
    recipientId: uuid('recipient_id'),
    singleUse: boolean('single_use').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('links_token_is_unique').on(table.tokenHash),
    check('links_purpose', checkIn('purpose', LINK_PURPOSES)),
  ],
)
