import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { IMPORT_KINDS, IMPORT_STATUSES, PHOTO_OUTCOMES, ROW_OUTCOMES } from '~/models/trade/vocabulary/imports'
import { accounts } from './accounts'
import { checkIn, createdAt, instant, rowId, uuidRef } from './columns'
import { files } from './files'
import { vehicles } from './vehicles'

/** Files whose rows become listings, or zips whose photos are added to listings; confirmed ones are a work queue. */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: rowId(),
    ownerId: uuidRef('owner_id', () => accounts.id),
    /** Uploaded by, and later confirmed by: the owner or staff. */
    accountId: uuidRef('account_id', () => accounts.id),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    status: text('status', { enum: IMPORT_STATUSES }).notNull(),
    /** Null once it is no longer needed. */
    fileId: uuid('file_id').references(() => files.id),
    fileName: text('file_name').notNull(),
    /** The header row, and a sample value of each column. */
    headers: text('headers').array().notNull().default([]),
    samples: text('samples').array().notNull().default([]),
    /** Index of the file's column for each field. */
    mapping: jsonb('mapping').$type<Record<string, number>>().notNull().default({}),
    /** Lists its vehicles as soon as they are complete. */
    listWhenComplete: boolean('list_when_complete').notNull().default(false),
    /** Number of rows or photos, in total and by outcome. */
    total: integer('total').notNull().default(0),
    added: integer('added').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** Why it failed. */
    problem: text('problem').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    leasedUntil: instant('leased_until'),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('listing_imports_of_owner').on(table.ownerId, table.createdAt),
    index('listing_imports_due').on(table.nextAttemptAt).where(sql`status = 'queued'`),
    check('listing_imports_kind', checkIn('kind', IMPORT_KINDS)),
    check('listing_imports_status', checkIn('status', IMPORT_STATUSES)),
    check('listing_imports_applied', sql`(status in ('applied', 'undone')) = (applied_at is not null)`),
    check('listing_imports_undone', sql`(status = 'undone') = (undone_at is not null)`),
    check(
      'listing_imports_counts',
      sql`least(total, added, updated, unchanged, refused) >= 0 and added + updated + unchanged + refused <= total`,
    ),
  ],
)

/** Rows of a checked file, with the values to write when applying and to restore when undoing. */
export const listingImportRows = pgTable(
  'listing_import_rows',
  {
    importId: uuidRef('import_id', () => listingImports.id),
    /** Spreadsheet row number; the headers are in row 1. */
    row: integer('row').notNull(),
    outcome: text('outcome', { enum: ROW_OUTCOMES }).notNull(),
    stockNumber: text('stock_number').notNull(),
    /** For an added vehicle its future id. Null in a refused row. */
    vehicleId: uuid('vehicle_id'),
    /** The vehicle's revision when the row was checked; null for a new one. */
    baseRevision: integer('base_revision'),
    /** By column name of `vehicles`; null if nothing is written, or once it is old. */
    columns: jsonb('columns').$type<Record<string, unknown>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** Applying the import listed the vehicle. */
    listed: boolean('listed').notNull().default(false),
    problems: jsonb('problems').$type<{ header: string; sentence: string }[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<{ header: string; sentence: string }[]>().notNull().default([]),
    /** The original cells of a refused row. */
    cells: text('cells').array(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('listing_import_rows_of_vehicle').on(table.vehicleId),
    check('listing_import_rows_outcome', checkIn('outcome', ROW_OUTCOMES)),
    check('listing_import_rows_vehicle', sql`(outcome = 'refused') = (vehicle_id is null)`),
    check('listing_import_rows_base', sql`(outcome in ('updated', 'unchanged')) = (base_revision is not null)`),
    check('listing_import_rows_row', sql`row > 0`),
  ],
)

/** Outcome of each file in a zip with photos. */
export const listingImportPhotos = pgTable(
  'listing_import_photos',
  {
    importId: uuidRef('import_id', () => listingImports.id),
    /** Its path in the zip. */
    name: text('name').notNull(),
    outcome: text('outcome', { enum: PHOTO_OUTCOMES }).notNull(),
    /** Why it was refused. */
    sentence: text('sentence').notNull().default(''),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.name] }),
    check('listing_import_photos_outcome', checkIn('outcome', PHOTO_OUTCOMES)),
    check('listing_import_photos_refused', sql`(outcome = 'refused') = (sentence <> '')`),
  ],
)
