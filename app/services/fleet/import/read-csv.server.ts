import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { MAX_IMPORT_CELL_LENGTH, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '~/models/fleet/import/limits'
import { type Outcome, refused } from '~/models/trade/results/outcome'

/** A row below the headers; `row` is its number in a spreadsheet. */
export type CsvRow = { row: number; cells: string[] }
export type CsvTable = { headers: string[]; rows: CsvRow[] }

/**
 * Parses a CSV file in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. Long files are parsed in chunks,
 * to let other requests run in between.
 */
export async function readCsv(bytes: Uint8Array): Promise<Outcome<CsvTable>> {
  const text = decode(bytes)
  if (typeof text !== 'string') return text
  const { body, separator } = separatorOf(text)
  try {
    return await readTable(body, separator)
  } catch (error) {
    if (error instanceof CsvError) return refusedFile(sentenceOf(error))
    throw error
  }
}

const refusedFile = (sentence: string) => refused('file-refused', sentence, 'file')

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** File signatures of Excel workbooks: zip since 2007, and the older format. */
const WORKBOOKS = ['PK\x03\x04', '\xd0\xcf\x11\xe0']

/** Decodes a file by its byte order mark, else as UTF-8 if valid, else as Windows-1252. */
function decode(bytes: Uint8Array): string | ReturnType<typeof refusedFile> {
  const head = String.fromCharCode(...bytes.subarray(0, 4))
  if (WORKBOOKS.some((sign) => head.startsWith(sign))) return refusedFile(IMPORT_MESSAGES.workbook)
  const text = decoded(bytes, head)
  if (text.includes('\0')) return refusedFile(IMPORT_MESSAGES.notText)
  return text.trim() === '' ? refusedFile(IMPORT_MESSAGES.empty) : text
}

function decoded(bytes: Uint8Array, head: string): string {
  if (head.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes)
  if (head.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return UTF8.decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SEPARATORS = [',', ';', '\t']

/** The separator in Excel's `sep=` line, else the most frequent one in the header row. */
function separatorOf(text: string): { body: string; separator: string } {
  const named = /^sep=([,;\t])\r?\n/.exec(text)
  if (named?.[1]) return { body: text.slice(named[0].length), separator: named[1] }
  const [first = ''] = text.trimStart().split(/\r?\n|\r/, 1)
  const bare = first.replace(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => bare.split(separator).length)
  return { body: text, separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',' }
}

async function readTable(text: string, separator: string): Promise<Outcome<CsvTable>> {
  const records = Readable.from(pieces(text)).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_IMPORT_COLUMNS * MAX_IMPORT_CELL_LENGTH,
    }),
  )
  const table: CsvTable = { headers: [], rows: [] }
  let row = 0
  for await (const record of records) {
    const cells = cellsOf(record)
    row += 1
    if (cells.length > MAX_IMPORT_COLUMNS) return refusedFile(IMPORT_MESSAGES.tooManyColumns)
    if (cells.every((cell) => cell.trim() === '')) continue
    if (table.headers.length === 0) table.headers = cells.map((cell) => cell.trim())
    else table.rows.push({ row, cells })
    if (table.rows.length > MAX_IMPORT_ROWS) return refusedFile(IMPORT_MESSAGES.tooManyRows)
  }
  if (table.headers.length === 0) return refusedFile(IMPORT_MESSAGES.noHeader)
  return table.rows.length === 0 ? refusedFile(IMPORT_MESSAGES.noRows) : { ok: true, ...table }
}

const cellsOf = (record: unknown): string[] => (Array.isArray(record) ? record.map(String) : [])

const PIECE = 64 * 1024

async function* pieces(text: string): AsyncGenerator<string> {
  let start = 0
  while (start < text.length) {
    await setImmediate()
    const end = endOfPiece(text, start + PIECE)
    yield text.slice(start, end)
    start = end
  }
}

/** Not between the two halves of an emoji, which the parser would replace. */
const endOfPiece = (text: string, end: number) => (/^[\ud800-\udbff]$/.test(text.charAt(end - 1)) ? end + 1 : end)

function sentenceOf(error: CsvError): string {
  const row = Number(error.records ?? 0) + 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return IMPORT_MESSAGES.unclosedQuote(row)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return IMPORT_MESSAGES.rowTooLong(row)
  return IMPORT_MESSAGES.unreadable(row)
}
