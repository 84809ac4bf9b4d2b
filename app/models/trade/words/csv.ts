/** A cell of a table for spreadsheets: words that people typed, or a figure of ours that it counts with. */
export type CsvCell = string | { figure: string }

/** Tells spreadsheets that the text is UTF-8: without it they show José in pieces. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Rows of cells as a CSV file. Words that a spreadsheet would run as a formula get an apostrophe in front, which it
 * takes as the sign of a text; figures go out as they are, or a negative one would be no figure any more.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/** Also after blanks and invisible signs, which some programs take away first, and in the wide forms of Asian fonts. */
const BEGINS_A_FORMULA = /^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  const words = BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]|^\s|\s$/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}
