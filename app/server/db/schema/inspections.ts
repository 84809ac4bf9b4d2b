import { type SQL, sql } from 'drizzle-orm'
import {
  bit,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_OBJECTION_LENGTH } from '~/models/trade/constants'
import {
  DAMAGE_SIZES,
  DAMAGE_TYPES,
  DAMAGE_TYPES_OF,
  DAMAGE_VIEWS,
  INSPECTION_PHASES,
  INSPECTION_SIDES,
  INSPECTION_TYPES,
  OBSERVATION_POINTS,
  PHOTO_TYPES,
  PHOTO_WARNINGS,
  RETURN_STATEMENTS,
  SHOTS,
  VEHICLE_PARTS,
} from '~/models/trade/vocabulary/inspections'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { accounts } from './accounts'
import { checkEach, checkIn, createdAt, instant, rowId, uuidRef } from './columns'
import { files } from './files'
import { orderItems } from './orders'
import { pickupRecipients } from './pickup'

const SHOT_VALUES = valuesOf(SHOTS)

/** The state of a booked vehicle as one side has seen it, before the rental or after. Once it is finished a trigger keeps it so. */
export const inspections = pgTable(
  'inspections',
  {
    id: rowId(),
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    side: text('side', { enum: INSPECTION_SIDES }).notNull(),
    phase: text('phase', { enum: INSPECTION_PHASES }).notNull(),
    /** Somebody has said that there is none. */
    noDamage: boolean('no_damage').notNull().default(false),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Who finished it: somebody with an account, or whoever was sent the link. */
    accountId: uuid('account_id').references(() => accounts.id),
    recipientId: uuid('recipient_id').references(() => pickupRecipients.id),
  },
  (table) => [
    unique('inspections_once').on(table.orderItemId, table.side, table.phase),
    check('inspections_side', checkIn('side', INSPECTION_SIDES)),
    check('inspections_phase', checkIn('phase', INSPECTION_PHASES)),
    check(
      'inspections_finished_by_somebody',
      sql`num_nonnulls(account_id, recipient_id) = (finished_at is not null)::int`,
    ),
  ],
)

/**
 * What was photographed, and what is said of it. A row is never changed but for its removal, which says who: a photo that
 * was replaced or deleted stays in the record, and what is said anew is another row. A trigger refuses everything else.
 */
export const inspectionPhotos = pgTable(
  'inspection_photos',
  {
    id: rowId(),
    inspectionId: uuidRef('inspection_id', () => inspections.id),
    /** Made where the photo was taken, or by its form: once it is here, sending it again changes nothing. */
    key: uuid('key').notNull(),
    inspectionType: text('inspection_type', { enum: INSPECTION_TYPES }).notNull(),
    shot: text('shot', { enum: SHOT_VALUES }),
    /** Of a damage: its place among those of the inspection, kept by what takes its place. */
    number: integer('number'),
    photoType: text('photo_type', { enum: PHOTO_TYPES }),
    observationPoint: text('observation_point', { enum: OBSERVATION_POINTS }),
    partOfVehicle: text('part_of_vehicle', { enum: VEHICLE_PARTS }),
    damageType: text('damage_type', { enum: DAMAGE_TYPES }),
    damageSize: text('damage_size', { enum: DAMAGE_SIZES }),
    accountId: uuid('account_id').references(() => accounts.id),
    recipientId: uuid('recipient_id').references(() => pickupRecipients.id),
    /** By the clock of the device, where it told. */
    capturedAt: instant('captured_at'),
    createdAt: createdAt(),
    /** It came after the inspection was finished. */
    isAddendum: boolean('is_addendum').notNull().default(false),
    /** It was replaced or deleted before the end, by somebody with an account or whoever was sent the link. */
    removedAt: instant('removed_at'),
    removedByAccountId: uuid('removed_by_account_id').references(() => accounts.id),
    removedByRecipientId: uuid('removed_by_recipient_id').references(() => pickupRecipients.id),
    fileId: uuidRef('file_id', () => files.id),
    /** What the picture says of itself; no page shows its camera. */
    takenAt: instant('taken_at'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    camera: text('camera').notNull().default(''),
    /** Perceptual hash of the picture; null for one without detail. */
    fingerprint: bit('fingerprint', { dimensions: 64 }),
    warnings: text('warnings', { enum: PHOTO_WARNINGS }).array().notNull(),
  },
  (table) => [
    unique('inspection_photos_key').on(table.inspectionId, table.key),
    uniqueIndex('one_photo_per_shot')
      .on(table.inspectionId, table.shot)
      .where(sql`shot is not null and removed_at is null and not is_addendum`),
    uniqueIndex('one_photo_per_damage').on(table.inspectionId, table.number).where(sql`removed_at is null`),
    index('inspection_photos_of_file').on(table.fileId),
    check('inspection_photos_type', checkIn('inspection_type', INSPECTION_TYPES)),
    check('inspection_photos_shot', checkIn('shot', SHOT_VALUES)),
    check('inspection_photos_kind', checkIn('photo_type', PHOTO_TYPES)),
    check('inspection_photos_view', checkIn('observation_point', OBSERVATION_POINTS)),
    check('inspection_photos_part', checkIn('part_of_vehicle', VEHICLE_PARTS)),
    check('inspection_photos_damage', checkIn('damage_type', DAMAGE_TYPES)),
    check('inspection_photos_size', checkIn('damage_size', DAMAGE_SIZES)),
    check('inspection_photos_warnings', checkEach('warnings', PHOTO_WARNINGS)),
    check('inspection_photos_general_or_damage', sql.raw(GENERAL_OR_DAMAGE)),
    check('inspection_photos_part_of_view', anyOf(['photo_type', 'observation_point', 'part_of_vehicle'], partsSeen())),
    check('inspection_photos_damage_of_kind', anyOf(['photo_type', 'damage_type'], damagesKnown())),
    check('inspection_photos_sent_by_somebody', sql`num_nonnulls(account_id, recipient_id) = 1`),
    // of those that were removed before this was written down it is not known
    check(
      'inspection_photos_removed_by_one',
      sql`num_nonnulls(removed_by_account_id, removed_by_recipient_id) <= (removed_at is not null)::int`,
    ),
  ],
)

const GENERAL_OR_DAMAGE =
  "(inspection_type = 'general') = (shot is not null) and num_nonnulls(number, photo_type, observation_point, part_of_vehicle, damage_type, damage_size) = case inspection_type when 'damage' then 6 else 0 end"

function partsSeen(): string[][] {
  return PHOTO_TYPES.flatMap((kind) =>
    DAMAGE_VIEWS[kind].flatMap(({ view, parts }) => parts.map((part) => [kind, view, part])),
  )
}

function damagesKnown(): string[][] {
  return PHOTO_TYPES.flatMap((kind) => DAMAGE_TYPES_OF[kind].map((damage) => [kind, damage]))
}

function anyOf(columns: string[], rows: string[][]): SQL {
  const row = (words: string[]) => `(${words.map((each) => `'${each}'`).join(', ')})`
  return sql.raw(`${columns[0]} is null or (${columns.join(', ')}) in (${rows.map(row).join(', ')})`)
}

/** What the sides have said of the return of a booked vehicle: each thing once, never changed and never taken back. */
export const returnStatements = pgTable(
  'return_statements',
  {
    id: rowId(),
    orderItemId: uuidRef('order_item_id', () => orderItems.id),
    side: text('side', { enum: INSPECTION_SIDES }).notNull(),
    kind: text('kind', { enum: RETURN_STATEMENTS }).notNull(),
    /** Of an objection. */
    reason: text('reason').notNull().default(''),
    /** Somebody with an account, or whoever was sent the link. */
    accountId: uuid('account_id').references(() => accounts.id),
    recipientId: uuid('recipient_id').references(() => pickupRecipients.id),
    createdAt: createdAt(),
  },
  (table) => [
    // an owner does one of the two
    unique('return_statements_once_per_side').on(table.orderItemId, table.side),
    check('return_statements_side', checkIn('side', INSPECTION_SIDES)),
    check('return_statements_kind', checkIn('kind', RETURN_STATEMENTS)),
    check('return_statements_owners_object', sql`kind = 'confirmed' or side = 'owner'`),
    check(
      'return_statements_reason',
      sql.raw(`(kind = 'objected') = (reason <> '') and char_length(reason) <= ${MAX_OBJECTION_LENGTH}`),
    ),
    check('return_statements_by_somebody', sql`num_nonnulls(account_id, recipient_id) = 1`),
  ],
)
