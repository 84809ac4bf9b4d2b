import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { FIRST_REVISION } from '../../../models/trade/edits'
import { PROJECT_ROLES } from '../../../models/trade/vocabulary/project-roles'
import { RATINGS } from '../../../models/trade/vocabulary/ratings'
import { PROJECT_STATUSES } from '../../../models/trade/vocabulary/statuses/project-status'
import { accounts } from './accounts'
import { createdAt, day, instant, oneOf, rowId } from './columns'
import { vehicles } from './vehicles'

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
    status: text('status', { enum: PROJECT_STATUSES }).notNull().default('active'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  () => [check('projects_status', oneOf('status', PROJECT_STATUSES))],
)

export const projectMembers = pgTable(
  'project_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    role: text('role', { enum: PROJECT_ROLES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index('project_members_of_account').on(table.accountId),
    uniqueIndex('project_has_one_owner').on(table.projectId).where(sql`role = 'Owner'`),
    check('project_members_role', oneOf('role', PROJECT_ROLES)),
  ],
)

export const lists = pgTable(
  'lists',
  {
    id: rowId(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    name: text('name').notNull(),
    season: text('season').notNull().default(''),
    episode: text('episode').notNull().default(''),
    act: text('act').notNull().default(''),
    scene: text('scene').notNull().default(''),
    shotDescription: text('shot_description').notNull().default(''),
    location: text('location').notNull().default(''),
    /** Raised by every save that changes something: tells a form that was written before it. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('lists_within_project').on(table.id, table.projectId),
    index('lists_of_project').on(table.projectId, table.createdAt, table.id),
    check('lists_name', sql`name <> ''`),
  ],
)

export const listVehicles = pgTable(
  'list_vehicles',
  {
    id: rowId(),
    listId: uuid('list_id').notNull(),
    projectId: uuid('project_id').notNull(),
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => accounts.id),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Removal is soft: adding the vehicle again brings its reactions back. */
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by').references(() => accounts.id),
  },
  (table) => [
    unique('list_vehicles_once_per_list').on(table.listId, table.vehicleId),
    foreignKey({
      name: 'list_vehicles_list',
      columns: [table.listId, table.projectId],
      foreignColumns: [lists.id, lists.projectId],
    }),
    index('list_vehicles_of_project').on(table.projectId, table.vehicleId),
    index('list_vehicles_of_vehicle').on(table.vehicleId),
  ],
)

export const ratings = pgTable(
  'ratings',
  {
    listVehicleId: uuid('list_vehicle_id')
      .notNull()
      .references(() => listVehicles.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    rating: text('rating', { enum: RATINGS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listVehicleId, table.accountId] }),
    check('ratings_rating', oneOf('rating', RATINGS)),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: rowId(),
    listVehicleId: uuid('list_vehicle_id')
      .notNull()
      .references(() => listVehicles.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    comment: text('comment').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('comments_of_list_vehicle').on(table.listVehicleId, table.createdAt, table.id),
    check('comments_comment', sql`comment <> ''`),
  ],
)
