import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CENTER } from '../../../models/trade/crop.mjs'
import { createdAt, rowId, uuidRef } from './columns'
import { files } from './files'
import { vehicles } from './vehicles'

export const vehiclePhotos = pgTable(
  'vehicle_photos',
  {
    id: rowId(),
    vehicleId: uuidRef('vehicle_id', () => vehicles.id),
    /** Position in the gallery, from 0. */
    position: integer('position').notNull(),
    /** A value of models/trade/photos; null for anything else. */
    angle: integer('angle'),
    /** Folder in the file store: `STORED_FILE`, and those of `PHOTO_FILES` that were requested so far. */
    fileKey: text('file_key').notNull(),
    /** The original upload; null if only the files in the folder were kept. */
    fileId: uuid('file_id').references(() => files.id),
    /** Size of the original in pixels, upright. */
    width: integer('width'),
    height: integer('height'),
    /** Center of the visible part, in percent from the left and from the top. */
    cropX: integer('crop_x').notNull().default(CENTER.x),
    cropY: integer('crop_y').notNull().default(CENTER.y),
    createdAt: createdAt(),
  },
  (table) => [
    unique('vehicle_photos_position').on(table.vehicleId, table.position),
    unique('vehicle_photos_angle').on(table.vehicleId, table.angle),
    unique('vehicle_photos_file').on(table.fileId),
    check('vehicle_photos_angle_known', sql`angle between 0 and 4`),
    check('vehicle_photos_crop', sql`crop_x between 0 and 100 and crop_y between 0 and 100`),
    check('vehicle_photos_size', sql`(file_id is null) = (width is null) and (file_id is null) = (height is null)`),
  ],
)
