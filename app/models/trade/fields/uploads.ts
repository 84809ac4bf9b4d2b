import { BYTES_OF_MB, MAX_PHOTO_BYTES } from '../constants'
import { PHOTO_TYPES } from '../file-types.mjs'
import { listOf } from '../format/text'

/** The most megabytes of one form with files. */
export const MAX_FORM_MB = 256

/** Active content in a PDF. Such a file is accepted, and everyone who opens it is warned. */
export const ACTIVE_CONTENT = ['script', 'form', 'attachment', 'protection'] as const
export type ActiveContent = (typeof ACTIVE_CONTENT)[number]

/** Why an uploaded file is refused. */
export type FileProblem =
  | 'empty'
  | 'too-large'
  | 'wrong-type'
  | 'truncated'
  | 'heic'
  | 'too-many-pixels'
  | 'too-much-metadata'

/** For `accept`: phones convert other formats to one of these. */
export const PHOTO_ACCEPT = PHOTO_TYPES.map(({ mediaType }) => mediaType).join(',')

const CONTENT_TEXTS: Record<ActiveContent, string> = {
  script: 'a script',
  form: 'a fillable form',
  attachment: 'an attached file',
  protection: 'protected content',
}

/** 'Contains a script and an attached file. Open it with care.'; null for a plain document. */
export function activeContentNote(contents: readonly ActiveContent[]): string | null {
  if (contents.length === 0) return null
  return `Contains ${listOf(contents.map((content) => CONTENT_TEXTS[content]))}. Open it with care.`
}

/** The error next to a PDF field. */
export function pdfProblem(problem: FileProblem, limit: number): string {
  return PDF_PROBLEMS[problem].replace('%', `${Math.floor(limit / BYTES_OF_MB)} MB`)
}

/** The same for a photo. */
export function photoProblem(problem: FileProblem): string {
  return PHOTO_PROBLEMS[problem].replace('%', `${MAX_PHOTO_BYTES / BYTES_OF_MB} MB`)
}

const NO_PDF = 'This file is not a valid PDF. Please choose another one.'

const PDF_PROBLEMS: Record<FileProblem, string> = {
  empty: 'This file is empty. Please choose another one.',
  'too-large': 'This file is over %. Please choose a smaller one.',
  'wrong-type': NO_PDF,
  heic: NO_PDF,
  'too-many-pixels': NO_PDF,
  'too-much-metadata': NO_PDF,
  truncated: 'This PDF is incomplete or damaged. Please save it again and choose the new copy.',
}

const NO_PHOTO = 'This file is not a valid photo. Please choose a JPEG, PNG or WebP.'

const PHOTO_PROBLEMS: Record<FileProblem, string> = {
  empty: 'This file is empty. Please choose another one.',
  'too-large': 'This photo is over %. Please choose a smaller one.',
  'wrong-type': NO_PHOTO,
  heic: 'This photo is a HEIC file, which many devices cannot open. Please retake it as a JPEG or choose a screenshot of it.',
  truncated: 'This photo is incomplete or damaged. Please retake it.',
  'too-many-pixels': 'This photo is too wide or too tall. Please choose a smaller one.',
  'too-much-metadata': 'This photo carries too much data besides its picture. Please save it again as a JPEG.',
}

/** '1.4 MB', '12 kB', at least '1 kB'. */
export function fileSize(bytes: number): string {
  if (bytes >= BYTES_OF_MB) return `${(bytes / BYTES_OF_MB).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} kB`
}
