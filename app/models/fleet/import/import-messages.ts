import { BYTES_OF_MB } from '~/models/trade/constants'
import { pluralize } from '~/models/trade/format/text'
import { formatNumber } from '~/models/trade/number'
import { WENT_WRONG_TRY_LATER } from '~/models/trade/results/shared-messages'
import { IMPORT_UNDO_HOURS, MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './limits'

/** Messages of fleet import and export. */
export const IMPORT_MESSAGES = {
  failed: WENT_WRONG_TRY_LATER,
  exportFailed: "We couldn't make the file",
  /** In the history of a listing. */
  edited: 'Import',
  undone: 'Import undone',
  // about the file
  noneChosen: 'Please choose a CSV file.',
  tooLarge: `This file is over ${MAX_IMPORT_BYTES / BYTES_OF_MB} MB. Please split it into several.`,
  empty: 'This file is empty. Please choose another one.',
  workbook: 'This is an Excel workbook. Please save it as CSV UTF-8 (File, Save As) and choose that file.',
  notText: 'This file is not a CSV file: it holds characters that no text has. Please export it again as CSV.',
  unclosedQuote: (row: number) =>
    `A quotation mark is opened in row ${row} or after it and never closed. Please close it, and choose the file again.`,
  rowTooLong: (row: number) =>
    `Row ${row} is longer than any vehicle needs. A quotation mark may be missing in it or above it.`,
  unreadable: (row: number) => `Row ${row} cannot be read as CSV. Please export the file again.`,
  tooManyColumns: `This file has more than ${MAX_IMPORT_COLUMNS} columns. Please delete those that hold nothing.`,
  noHeader: 'The first row has no headers. Please name the columns in it.',
  noRows: 'This file has headers and no vehicles below them.',
  tooManyRows: `This file has more than ${formatNumber(MAX_IMPORT_ROWS)} vehicles. Please split it into several.`,
  // about a row
  stockNumberRequired: 'Stock number is required',
  stockNumberTwice: (rows: readonly number[]) =>
    `This stock number is also in ${rows.length === 1 ? 'row' : 'rows'} ${rows.slice(0, 5).join(', ')}.`,
  vinTwice: (rows: readonly number[]) =>
    `This VIN is also in ${rows.length === 1 ? 'row' : 'rows'} ${rows.slice(0, 5).join(', ')}.`,
  extraCells: 'This row has more cells than there are headers. A separator may be missing its quotation marks.',
  // about the whole import
  hasProblems: (rows: number) =>
    `${pluralize(rows, 'row has', 'rows have')} problems. Nothing is imported until they are fixed.`,
  changed: 'Vehicles of this file have changed since it was checked. Nothing was imported. Please check it again.',
  checkedAgain: 'This file was checked again since you opened this page. Please review what it would change.',
  notWaiting: 'This import has gone on since you opened this page.',
  queued: 'The import has started.',
  neverConfirmed: 'Nobody confirmed this import. Please upload the file again.',
  gaveUp: 'The import could not be finished. Nothing was imported. Please try again.',
  undoIsOver: `An import can be undone for ${IMPORT_UNDO_HOURS} hours.`,
  cannotUndo: 'These vehicles have been inquired about, booked or changed since, so the import cannot be undone:',
  undoDone: 'Import undone.',
} as const
