import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, csvFile } from '~/models/trade/format/csv'

const lineOf = (...cells: CsvCell[]) => csvFile([cells]).slice(1, -2)

test.each([
  ['Bel Air', 'Bel Air'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['5" lift', '"5"" lift"'],
  ['two\nlines', '"two\nlines"'],
  [' kept ', '" kept "'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1 404 555 0123', "'+1 404 555 0123"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\tx', `"'\tx"`],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1+1', "'＝1+1"],
  ['x;=1+1', '"x;=1+1"'],
  ['José 🚕', 'José 🚕'],
])('writes the text %j as %j', (text, cell) => {
  expect(lineOf(text)).toBe(cell)
})

test('keeps negative amounts as numbers', () => {
  expect(lineOf({ figure: '-12.50' }, { figure: '1040.00' })).toBe('-12.50,1040.00')
})

test('starts with a byte order mark and ends every row with CRLF', () => {
  expect(csvFile([['a', 'b'], ['c']])).toBe('\ufeffa,b\r\nc\r\n')
})

test('any text reads back as typed, at most with an apostrophe in front', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', "'", ' ', '-', 'é', '\t'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (cells) => {
      const read = readCsv(csvFile([cells]).slice(1))[0] ?? []
      expect(read.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells)
      expect(read.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
    }),
  )
})

/** Reads CSV as RFC 4180 defines it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows
}
