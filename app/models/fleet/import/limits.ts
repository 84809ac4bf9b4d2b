import { BYTES_OF_MB } from '~/models/trade/constants'

/* Limits and retention of imports; lengths are in characters. */

export const MAX_IMPORT_ROWS = 5000
/** Per vehicle file; an export has about thirty. */
export const MAX_IMPORT_COLUMNS = 200
/** Per cell, in characters; longer than any field. */
export const MAX_IMPORT_CELL_LENGTH = 20_000
/** Problems shown on the import page; the file to download has all of them. */
export const IMPORT_PROBLEMS_SHOWN = 50
/** How long an import can be undone. */
export const IMPORT_UNDO_HOURS = 24
/** Unconfirmed imports are deleted after this. */
export const IMPORT_RETENTION_DAYS = 7
/** Files in one zip with photos. */
export const MAX_ZIP_ENTRIES = 10_000
/** Per vehicle file: five thousand rows with every note take half of it. */
export const MAX_IMPORT_BYTES = 15 * BYTES_OF_MB
/** Per zip with photos: the limit of a form. */
export const MAX_PHOTO_ZIP_BYTES = 250 * BYTES_OF_MB
/** The same when unpacked: photos barely shrink in a zip, so anything larger is meant to overload the server. */
export const MAX_UNPACKED_ZIP_BYTES = 4 * MAX_PHOTO_ZIP_BYTES
