import { describe, expect, test } from 'vitest'
import { IMPORT_MESSAGES as SENTENCES } from '~/models/fleet/import/import-messages'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '~/models/fleet/import/limits'
import { readCsv } from '~/services/fleet/import/read-csv.server'

const utf8 = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const cellsOf = async (bytes: Buffer) => {
  const table = await readCsv(bytes)
  return table.ok ? [table.headers, ...table.rows.map(({ cells }) => cells)] : table.message
}

describe('reads a file', () => {
  const TABLE = [
    ['Stock', 'Make'],
    ['1', 'Citroën'],
  ]

  test.each([
    ['in UTF-8', utf8('Stock,Make\n1,Citroën\n')],
    ['in UTF-8 with a byte order mark', utf8('\ufeffStock,Make\r\n1,Citroën\r\n')],
    ['in UTF-16 from Excel, with tabs', utf16('Stock\tMake\r\n1\tCitroën\r\n')],
    ['in Windows-1252, with semicolons', latin1('Stock;Make\r\n1;Citroën\r\n')],
    ['with a line that names its separator', utf8('sep=;\r\nStock;Make\r\n1;Citroën\r\n')],
    ['with a byte order mark and a line that names its separator', utf8('\ufeffsep=;\nStock;Make\n1;Citroën')],
    ['with the line ends of old Macs', utf8('Stock,Make\r1,Citroën\r')],
    ['with quotes and empty rows', utf8('\n"Stock","Make"\n,\n\n"1","Citroën"\n\n')],
    ['with spaces around headers', utf8(' Stock , Make \n1,Citroën')],
  ])('%s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(TABLE)
  })

  test('with quotes, line breaks and separators in cells, numbering rows like a spreadsheet', async () => {
    const table = await readCsv(utf8('Stock,"Notes; all"\n1,"two\nlines, and ""more"""\n\n2,5" lift\n'))
    expect(table).toMatchObject({
      headers: ['Stock', 'Notes; all'],
      rows: [
        { row: 2, cells: ['1', 'two\nlines, and "more"'] },
        { row: 4, cells: ['2', '5" lift'] },
      ],
    })
  })

  test('with an emoji at the end of a chunk', async () => {
    const [begin, end] = ['Stock,Make\n1,', 'x🚗']
    const between = 'x'.repeat(64 * 1024 - begin.length - end.length + 1)
    const table = await readCsv(utf8(begin + between + end))
    expect(table.ok && table.rows[0]?.cells[1]?.endsWith(end)).toBe(true)
  })

  test('with the maximum number of rows', async () => {
    const table = await readCsv(utf8(`Stock\n${'1\n'.repeat(MAX_IMPORT_ROWS)}`))
    expect(table.ok && table.rows.length).toBe(MAX_IMPORT_ROWS)
  })
})

test.each([
  ['an empty file', utf8(''), SENTENCES.empty],
  ['whitespace only', utf8(' \r\n\r\n '), SENTENCES.empty],
  ['a byte order mark only', utf8('\ufeff'), SENTENCES.empty],
  ['separators only', utf8(',,\n,,\n'), SENTENCES.noHeader],
  ['headers only', utf8('Stock,Make\r\n'), SENTENCES.noRows],
  ['a NUL byte', utf8('Stock,Make\n1,a\0b\n'), SENTENCES.notText],
  ['UTF-16 without a byte order mark', Buffer.from('Stock,Make\n1,a\n', 'utf16le'), SENTENCES.notText],
  ['random bytes', Buffer.from([0x81, 0x00, 0xff, 0x10, 0x0a]), SENTENCES.notText],
  ['a workbook', Buffer.from('PK\x03\x04rest of it', 'latin1'), SENTENCES.workbook],
  ['a workbook from before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), SENTENCES.workbook],
  ['an unclosed quote', utf8('Stock,Make\n1,a\n2,"b\n3,c\n'), SENTENCES.unclosedQuote(3)],
  [
    'an unclosed quote followed by megabytes',
    utf8(`Stock,Make\n1,"${'x,\n'.repeat(2_000_000)}`),
    SENTENCES.rowTooLong(2),
  ],
  ['text after a closing quote', utf8('Stock,Make\n1,"a"b\n'), null],
  ['10,000 columns', utf8(`${'x,'.repeat(9_999)}x\n1\n`), SENTENCES.tooManyColumns],
  ['a row of 10,000 cells', utf8(`Stock\n${'1,'.repeat(9_999)}\n`), SENTENCES.tooManyColumns],
  ['the maximum number of columns', utf8(`${'x,'.repeat(MAX_IMPORT_COLUMNS - 1)}x\n1\n`), null],
  ['one row too many', utf8(`Stock\n${'1\n'.repeat(MAX_IMPORT_ROWS + 1)}`), SENTENCES.tooManyRows],
  ['an HTML page', utf8('<!doctype html><html><script>alert(1)</script></html>'), SENTENCES.noRows],
])('%s is refused with its sentence or read', async (_, bytes, sentence) => {
  const found = await cellsOf(bytes)
  expect(typeof found === 'string' ? found : null).toBe(sentence)
})
