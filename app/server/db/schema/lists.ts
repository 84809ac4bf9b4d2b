import { sql } from 'drizzle-orm'
import {
  bigserial,
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
import { valuesOf } from '~/models/trade/vocabulary/option'
import { MARKS, RATINGS } from '~/models/trade/vocabulary/projects'
import { FIRST_REVISION } from '../../../models/trade/edits'
import { accounts } from './accounts'
import { checkIn, createdAt, instant, rowId, uuidRef } from './columns'
import { externalVehicles } from './external-vehicles'
import { projects } from './projects'
import { vehicles } from './vehicles'

/**
 * Where a row is among its siblings. A new row gets the next number of the table; reordering exchanges the numbers of
 * the rows, so they stay unique. The constraint is deferrable, so that one statement can exchange them.
 */
const position = () => bigserial('position', { mode: 'number' }).notNull()

const marks = valuesOf(MARKS)

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
    /** Incremented by every save that changes something; detects stale forms. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    /** The list with the highest one comes first. */
    position: position(),
    /** Only lists without vehicles are archived. */
    archivedAt: instant('archived_at'),
    createdBy: uuidRef('created_by', () => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('lists_within_project').on(table.id, table.projectId),
    unique('lists_position').on(table.projectId, table.position),
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
    /** Exactly one of the two: a vehicle of the marketplace, or an external one, which is on one list only. */
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    externalVehicleId: uuid('external_vehicle_id'),
    addedBy: uuidRef('added_by', () => accounts.id),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Soft delete: adding the vehicle again restores its reactions. */
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by').references(() => accounts.id),
    /** The vehicle with the lowest one comes first. */
    position: position(),
    mark: text('mark', { enum: marks }),
    /** The picture-car number, such as 'PC-12'. */
    carNumber: text('car_number').notNull().default(''),
    /** The character it belongs to, such as 'Ruby's car, 1 of 3'. */
    character: text('character').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Incremented by every save of the mark, number, character and note that changes something. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
  },
  (table) => [
    uniqueIndex('list_vehicles_once_per_list').on(table.listId, table.vehicleId).where(sql`removed_at is null`),
    unique('list_vehicles_position').on(table.listId, table.position),
    foreignKey({
      name: 'list_vehicles_list',
      columns: [table.listId, table.projectId],
      foreignColumns: [lists.id, lists.projectId],
    }),
    foreignKey({
      name: 'list_vehicles_external_vehicle',
      columns: [table.externalVehicleId, table.projectId],
      foreignColumns: [externalVehicles.id, externalVehicles.projectId],
    }),
    unique('list_vehicles_external_once').on(table.externalVehicleId),
    check('list_vehicles_of_either', sql`num_nonnulls(vehicle_id, external_vehicle_id) = 1`),
    index('list_vehicles_of_project').on(table.projectId, table.vehicleId),
    index('list_vehicles_of_vehicle').on(table.vehicleId),
    index('list_vehicles_by_adder').on(table.addedBy, table.addedAt),
    check('list_vehicles_mark', checkIn('mark', marks)),
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
    /** Incremented by every edit that changes something; detects stale forms. */
    revision: integer('revision').notNull().default(FIRST_REVISION),
    createdAt: createdAt(),
    /** Soft delete: a form that is posted again does not bring it back. */
    deletedAt: instant('deleted_at'),
    deletedBy: uuid('deleted_by').references(() => accounts.id),
  },
  (table) => [
    index('comments_of_list_vehicle').on(table.listVehicleId, table.createdAt, table.id),
    check('comments_comment', sql`comment <> ''`),
    check('comments_deleted', sql`(deleted_at is null) = (deleted_by is null)`),
  ],
)

/** When a member was last emailed that they are mentioned in the comments on a list vehicle. */
export const mentionEmails = pgTable(
  'mention_emails',
  {
    listVehicleId: uuidRef('list_vehicle_id', () => listVehicles.id),
    accountId: uuidRef('account_id', () => accounts.id),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listVehicleId, table.accountId] })],
)
