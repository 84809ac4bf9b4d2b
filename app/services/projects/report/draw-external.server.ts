import sharp from 'sharp'
import type { PdfTable } from '~/models/projects/list-layout'
import type { Pdf } from '~/server/pdf/pdf.server'
import { pictures } from '~/server/pdf/pictures.server'
import { table } from '~/server/pdf/table.server'
import { definitionList, gap, paragraph } from '~/server/pdf/text.server'
import { findShownPhoto, type ReportedExternal } from './external-files.server'

/** As many as for a vehicle of the marketplace. */
const PHOTOS = 4
/** In points; two rows leave room for the facts on the same page. */
const WIDTH = 216
/** Enough pixels for that width on paper. */
const PRINT_PIXELS = 640
const QUALITY = 72

/**
 * Adds an external vehicle below its heading: notes, photos, facts and costs. Calls `onMissing` for each missing photo.
 */
export async function drawExternal(
  pdf: Pdf,
  { title, photos, facts, modifications }: ReportedExternal,
  { notes, costs }: { notes: string; costs: PdfTable },
  onMissing: (missing: string) => void,
): Promise<void> {
  paragraph(pdf, 'Externally sourced', { isQuiet: true })
  if (notes) paragraph(pdf, notes)
  const printed = await Promise.all(
    photos.slice(0, PHOTOS).map(async (photo, index) => {
      const label = `Photo ${index + 1}`
      const alt = `${title}, ${label.toLowerCase()}`
      return { label, alt, bytes: await renderPrint(photo), absence: 'This picture is missing.' }
    }),
  )
  for (const { alt, bytes } of printed) if (!bytes) onMissing(alt)
  pictures(pdf, printed, WIDTH)
  gap(pdf, 6)
  definitionList(pdf, facts, { columns: 3 })
  gap(pdf, 6)
  if (costs.rows.length > 0) table(pdf, costs.columns, costs.rows)
  gap(pdf, 8)
  if (modifications.length > 0) definitionList(pdf, modifications, { columns: 3 })
}

/** A JPEG; null if the photo is missing or damaged. */
async function renderPrint(photo: ReportedExternal['photos'][number]): Promise<Buffer | null> {
  const stored = await findShownPhoto(photo)
  if (!stored) return null
  const print = sharp(stored).resize(PRINT_PIXELS, PRINT_PIXELS, { fit: 'inside' }).jpeg({ quality: QUALITY })
  return print.toBuffer().catch(() => null)
}
