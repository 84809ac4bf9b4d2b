import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { RATINGS } from '~/models/trade/vocabulary/projects'
import { FIRST_REVISION } from '../../../models/trade/edits'
import { accounts } from './accounts'
import { checkIn, createdAt, instant, rowId, uuidRef } from './columns'
import { projects } from './projects'
import { vehicles } from './vehicles'

export const lists = pgTable(
  'lists',
  {
    id: rowId(),
    projectId: uuidRef('project_id', () => projects.id),
    name: text('name').notNull(),
    season: text('season').notNull().default(''),
    episode: text('episode').notNull().default(''),
    act: text('act').notNull().default(''),
    scene: text('scene').notNull().default(''),
    shotDescription: text('shot_description').notNull().default(''),
    location: text('location').notNull().default(''),
    /** Raised by every save that changes something: tells a form that was written before it. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    createdBy: uuidRef('created_by', () => accounts.id),
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
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    addedBy: uuidRef('added_by', () => accounts.id),
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
    index('list_vehicles_by_adder').on(table.addedBy, table.addedAt),
  ],
)

export const ratings = pgTable(
  'ratings',
  {
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    accountId: uuidRef('account_id', () => accounts.id),
    rating: text('rating', { enum: RATINGS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listVehicleId, table.accountId] }),
    check('ratings_rating', checkIn('rating', RATINGS)),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: rowId(),
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    accountId: uuidRef('account_id', () => accounts.id),
    comment: text('comment').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('comments_of_list_vehicle').on(table.listVehicleId, table.createdAt, table.id),
    check('comments_comment', sql`comment <> ''`),
  ],
)
