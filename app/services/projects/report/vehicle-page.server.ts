import type { PdfTable } from '~/models/projects/list-layout'
import type { Pdf } from '~/server/pdf/pdf.server'
import { type PrintedPicture, pictures } from '~/server/pdf/pictures.server'
import { table } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph } from '~/server/pdf/text.server'
import { findPhotoBytes } from '~/services/fleet/photo-file.server'
import type { VehicleSheet } from '~/services/fleet/vehicle-sheets.server'

type VehiclePage = { number: number; vehicle: VehicleSheet; costs: PdfTable }

/** A vehicle on a page of its own. A photo whose file is gone leaves a frame that says so, and calls `onMissing`. */
export async function writeVehicle(
  pdf: Pdf,
  { number, vehicle, costs }: VehiclePage,
  onMissing: (missing: string) => void,
) {
  const shots = await Promise.all(vehicle.shots.map((shot) => printed(vehicle.title, shot)))
  heading(pdf, `${number}. ${vehicle.title}`)
  paragraph(pdf, vehicle.town, { isQuiet: true })
  pictures(pdf, shots)
  for (const { label, isLost } of shots) if (isLost) onMissing(`${vehicle.title}, ${label.toLowerCase()}`)
  gap(pdf, 6)
  definitionList(pdf, vehicle.facts)
  gap(pdf, 6)
  if (costs.rows.length > 0) table(pdf, costs.columns, costs.rows)
  gap(pdf, 8)
  definitionList(
    pdf,
    vehicle.conditions.map(({ part, condition, note }) => ({
      label: part,
      value: [condition, note].filter(Boolean).join('. '),
    })),
  )
  definitionList(pdf, [{ label: 'Modifications', value: vehicle.modifications.join(', ') }], { columns: 1 })
}

type Printed = PrintedPicture & { isLost: boolean }

async function printed(vehicle: string, { label, photo }: VehicleSheet['shots'][number]): Promise<Printed> {
  const picture = { label, alt: `${vehicle}, ${label.toLowerCase()}` }
  if (!photo) return { ...picture, bytes: null, absence: 'No picture yet', isLost: false }
  const bytes = await findPhotoBytes(photo.fileKey, '1200.jpg')
  return { ...picture, bytes, absence: LOST, isLost: bytes === null }
}

const LOST = 'This picture is missing.'
