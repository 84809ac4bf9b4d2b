import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Pdf } from '~/server/pdf/pdf.server'
import { type PrintedPicture, pictures } from '~/server/pdf/pictures.server'
import { table } from '~/server/pdf/table.server'
import { gap, heading, paragraph } from '~/server/pdf/text.server'
import type { ReportPart, ReportPhoto } from './read-report.server'
import { findPhotoVariant } from './report-photo.server'

/** A photo with an extra note for its caption in the PDF. */
export type PdfPhoto = { photo: ReportPhoto; note?: string | undefined }

export type PdfRemoval = { photo: ReportPart['removed'][number]; note: string }

type Of = { orderItemId: string }

/** Placeholder text for a missing photo. */
type Absent = { absence: string }
export type PdfFrame = PdfPhoto | Absent

/** Writes photos two to a row, in reduced size. Keeps two at a time in memory. */
export async function writePhotos(pdf: Pdf, of: Of, photos: readonly PdfFrame[]) {
  for (let index = 0; index < photos.length; index += 2) {
    pictures(pdf, await Promise.all(photos.slice(index, index + 2).map((each) => printedPicture(of, each))))
  }
}

/** Enough for pictures that are 3.5 inches wide on paper. */
const PRINT_PIXELS = 720
const QUALITY = 72

async function printedPicture(of: Of, given: PdfFrame): Promise<PrintedPicture> {
  if (!('photo' in given)) return { label: '', alt: '', bytes: null, ...given }
  const { photo, note } = given
  const label = [note, photo.heading, photo.text, photo.isAddendum && 'added later'].filter(Boolean).join(', ')
  const bytes = await renderSmall(of, photo)
  return { label, alt: `${label}, from ${photo.author.name}`, bytes, absence: 'This photo is missing.' }
}

async function renderSmall({ orderItemId }: Of, { id: photoId }: ReportPhoto): Promise<Buffer | null> {
  const print = await findPhotoVariant(orderItemId, { photoId, file: '1280.webp' })
  if (!print) return null
  const small = sharp(await buffer(await print.open())).resize(PRINT_PIXELS, PRINT_PIXELS, { fit: 'inside' })
  // an unreadable file must not fail the whole report
  return small
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null)
}

const TIMES = [
  { head: 'Photo', share: 5 },
  { head: 'From', share: 3 },
  { head: 'Taken (by the device)', share: 4 },
  { head: 'Received', share: 4 },
] as const
const HASHES = [
  { head: 'Photo', share: 4 },
  { head: 'SHA-256 of the file as received', share: 8 },
] as const

const REMOVALS = [
  { head: 'Photo', share: 5 },
  { head: 'From', share: 3 },
  { head: 'Received', share: 4 },
  { head: 'Removed', share: 4 },
  { head: 'By', share: 3 },
] as const

/** Table of the photos that were replaced or deleted before the inspection was finished, and by whom. */
function writeRemoved(pdf: Pdf, photos: readonly PdfRemoval[]) {
  if (photos.length === 0) return
  gap(pdf)
  heading(pdf, 'Replaced or deleted', { room: 90 })
  paragraph(pdf, 'These photos were removed before the inspection was finished. Their files are kept.')
  const rows = photos.map(({ photo: { text, author, receivedAt, removal }, note }) => [
    `${note}, ${text}`,
    author.name,
    receivedAt,
    removal?.at ?? '',
    removal?.by ?? '',
  ])
  table(pdf, REMOVALS, rows)
}

/** Tables of all photos: sender, times, and the hash of the original file. */
export function writeOriginals(pdf: Pdf, photos: readonly PdfPhoto[], removed: readonly PdfRemoval[] = []) {
  if (photos.length + removed.length === 0) return
  const name = ({ photo, note }: PdfPhoto) => [note, photo.heading].filter(Boolean).join(', ')
  heading(pdf, 'Photos')
  table(
    pdf,
    TIMES,
    photos.map((each) => [
      name(each),
      each.photo.author.name,
      [each.photo.capturedAt ?? 'Unknown', each.photo.place && `at ${each.photo.place}`].filter(Boolean).join(', '),
      each.photo.receivedAt,
    ]),
  )
  writeRemoved(pdf, removed)
  gap(pdf)
  heading(pdf, 'Originals', { room: 90 })
  paragraph(pdf, 'Files are kept exactly as received. A file with the same hash is the same photo.')
  table(pdf, HASHES, [
    ...photos.map((each) => [name(each), each.photo.sha256]),
    ...removed.map(({ photo, note }) => [`${note}, removed: ${photo.text}`, photo.sha256]),
  ])
}
