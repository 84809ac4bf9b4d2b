import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { type VehicleSheet, vehicleSheet } from '~/models/fleet/vehicle-sheet'
import { db, vehicles } from '~/server/db/client.server'
import type { Pdf } from '~/server/pdf/pdf.server'
import { pictures } from '~/server/pdf/pictures.server'
import { type Column, table } from '~/server/pdf/table.server'
import { definitionList, gap, paragraph } from '~/server/pdf/text.server'
import { findPhotoBytes } from './photo-variants.server'

type StoredPhoto = { angle: number | null; fileKey: string }

/** The data of a vehicle in PDFs, with the files of its photos in gallery order. */
type PrintedVehicle = VehicleSheet & { photos: StoredPhoto[] }

/** Vehicles by id. One query for any number. */
export async function allPrintedVehicles(vehicleIds: string[]): Promise<Map<string, PrintedVehicle>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await db()
    .select({ ...getTableColumns(vehicles), photos: storedPhotos })
    .from(vehicles)
    .where(inArray(vehicles.id, vehicleIds))
  return new Map(rows.map((vehicle) => [vehicle.id, { ...vehicleSheet(vehicle), photos: vehicle.photos }]))
}

/** The table name is written out, because drizzle omits it in a select from a single table. */
const storedPhotos: SQL<StoredPhoto[]> = sql<StoredPhoto[]>`coalesce((
  select json_agg(json_build_object('angle', photo.angle, 'fileKey', photo.file_key) order by photo.position)
  from vehicle_photos as photo where photo.vehicle_id = vehicles.id), '[]')`

export type Shot = { label: string; photo: StoredPhoto | null }

/**
 * Adds pictures of a vehicle, all in memory at once. A picture whose file is missing becomes a frame that says so.
 * Returns the descriptions of the missing ones.
 */
export async function drawShots(pdf: Pdf, vehicle: string, shots: readonly Shot[], width?: number): Promise<string[]> {
  const drawn = await Promise.all(
    shots.map(async ({ label, photo }) => {
      const bytes = photo && (await findPhotoBytes(photo.fileKey, '1200.jpg'))
      const about = `${vehicle}, ${label.toLowerCase()}`
      const absence = photo ? 'This picture is missing.' : 'No picture yet'
      return { label, alt: about, bytes, absence, isLost: photo !== null && bytes === null }
    }),
  )
  pictures(pdf, drawn, width)
  return drawn.filter(({ isLost }) => isLost).map(({ alt }) => alt)
}

/** Adds the data of a vehicle, with an optional table below its facts. */
export function drawSheet(
  pdf: Pdf,
  { facts, conditions, modifications }: VehicleSheet,
  { columns, rows }: { columns: readonly Column[]; rows: readonly (readonly string[])[] } = NO_TABLE,
) {
  gap(pdf, 6)
  definitionList(pdf, facts, { columns: 5 })
  gap(pdf, 6)
  if (rows.length > 0) table(pdf, columns, rows)
  gap(pdf, 8)
  const states = conditions.map(({ part, condition, note }) => ({ label: part, value: `${condition}. ${note}` }))
  definitionList(pdf, states, { columns: states.some(({ value }) => value.length > LONG_NOTE) ? 1 : 3 })
  definitionList(pdf, [{ label: 'Modifications', value: modifications.join(', ') || 'None.' }], { columns: 1 })
  paragraph(pdf, VEHICLE_MESSAGES.modificationsRefused, { isQuiet: true })
}

/** Longer notes are hard to read in a narrow column. */
const LONG_NOTE = 240

const NO_TABLE = { columns: [], rows: [] }
