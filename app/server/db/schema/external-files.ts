import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { EXTERNAL_FILE_KINDS, MAX_EXTERNAL_FILES } from '~/models/trade/vocabulary/external-vehicles'
import { accounts } from './accounts'
import { checkIn, createdAt, rowId, uuidRef } from './columns'
import { externalVehicles } from './external-vehicles'
import { files } from './files'
import { projects } from './projects'

/**
 * Photos and purchase files of external vehicles. Without a vehicle they are staged: uploaded by a form that has not
 * been submitted yet.
 */
export const externalFiles = pgTable(
  'external_files',
  {
    id: rowId(),
    projectId: uuidRef('project_id', () => projects.id),
    externalVehicleId: uuid('external_vehicle_id'),
    kind: text('kind', { enum: EXTERNAL_FILE_KINDS }).notNull(),
    /** From 0; the first photo is the cover. Null while staged. */
    position: integer('position'),
    fileId: uuidRef('file_id', () => files.id),
    sentBy: uuidRef('sent_by', () => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'external_files_vehicle',
      columns: [table.externalVehicleId, table.projectId],
      foreignColumns: [externalVehicles.id, externalVehicles.projectId],
    }),
    unique('external_files_position').on(table.externalVehicleId, table.kind, table.position),
    unique('external_files_file').on(table.fileId),
    index('external_files_staged').on(table.createdAt).where(sql`external_vehicle_id is null`),
    check('external_files_kind', checkIn('kind', EXTERNAL_FILE_KINDS)),
    check('external_files_staged_or_placed', sql`(external_vehicle_id is null) = (position is null)`),
    check('external_files_count', sql.raw(`position between 0 and ${MAX_EXTERNAL_FILES - 1}`)),
  ],
)
