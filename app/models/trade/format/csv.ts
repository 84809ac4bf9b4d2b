import type { Cents } from '~/models/trade/money'

/** A CSV cell: text that people typed, or a number of ours for calculations. */
export type CsvCell = string | { figure: string }

/** '1040.00': every spreadsheet reads it the same way. */
export const dollarCell = (cents: Cents): CsvCell => ({ figure: (cents / 100).toFixed(2) })

export const numberCell = (number: number): CsvCell => ({ figure: String(number) })

/** Tells spreadsheets that the text is UTF-8; without it, José is garbled. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Serializes rows as CSV. Text that a spreadsheet would run as a formula gets an apostrophe in front, which marks it as
 * text; numbers stay unchanged, because a negative one would turn into text.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows)
}

/** The same without the byte order mark, for streaming in pieces. */
export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/** Also after spaces and invisible characters, which some programs strip first, and in full-width forms. */
const BEGINS_A_FORMULA = /^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  const text = BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Text to which csvFile() added an apostrophe, or that looks like it. */
const GUARDED = /^'+(?:[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u

/** Makes text round-trip through a file: text that already looks guarded gets one more apostrophe. */
export const distinctFromGuarded = (text: string) => (GUARDED.test(text) ? `'${text}` : text)

/** Inverse: the text without that apostrophe. */
export const withoutGuard = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)
