import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PROJECT_ROLES, PROJECT_STATUSES } from '~/models/trade/vocabulary/projects'
import { FIRST_REVISION } from '../../../models/trade/edits'

import { accounts } from './accounts'
import { checkIn, createdAt, day, instant, rowId, uuidRef } from './columns'

export const projects = pgTable(
  'projects',
  {
    id: rowId(),
    title: text('title').notNull(),
    productionCompany: text('production_company').notNull(),
    description: text('description').notNull().default(''),
    location: text('location').notNull().default(''),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    /** Budget for orders, with tax, in cents; null if not set. */
    budgetCents: bigint('budget_cents', { mode: 'number' }),
    status: text('status', { enum: PROJECT_STATUSES }).notNull().default('active'),
    createdBy: uuidRef('created_by', () => accounts.id),
    /** 1 for the first project an account creates with the form, 2 for the next one; idempotency key of the form. */
    attempt: integer('attempt'),
    /** Incremented by every save that changes something; detects stale forms. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('projects_attempt').on(table.createdBy, table.attempt),
    check('projects_status', checkIn('status', PROJECT_STATUSES)),
    check('projects_days', sql`starts_on <= ends_on`),
    check('projects_budget', sql`budget_cents > 0`),
  ],
)

export const projectMembers = pgTable(
  'project_members',
  {
    projectId: uuidRef('project_id', () => projects.id),
    accountId: uuidRef('account_id', () => accounts.id),
    role: text('role', { enum: PROJECT_ROLES }).notNull(),
    /** The last history entry marked as seen. */
    seenActivityId: bigint('seen_activity_id', { mode: 'number' }).notNull().default(0),
    /** Null for the creator of the project. While the account is invited, the invitation is unanswered. */
    invitedBy: uuid('invited_by').references(() => accounts.id),
    /** Null until a member who already had an account when invited opens a page of the project. */
    openedAt: instant('opened_at').defaultNow(),
    /** Serial number of all memberships, so that a form can say which ones it has seen. */
    number: serial('number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index('project_members_of_account').on(table.accountId),
    uniqueIndex('project_has_one_owner').on(table.projectId).where(sql`role = 'Owner'`),
    check('project_members_role', checkIn('role', PROJECT_ROLES)),
  ],
)
