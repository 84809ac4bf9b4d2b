import { expect, test } from 'vitest'
import { IMPORT_COLUMNS, STATUS_HEADER } from '~/models/fleet/import/import-columns'
import { groupedByRows, rowsText } from '~/models/fleet/import/import-view'
import { MAPPING_MESSAGES, mappingProblems, suggestMapping } from '~/models/fleet/import/mapping'

test('the headers of an export map to their own columns, without the status', () => {
  const headers = [...IMPORT_COLUMNS.map(({ header }) => header), STATUS_HEADER]
  expect(suggestMapping(headers)).toEqual(Object.fromEntries(IMPORT_COLUMNS.map(({ field }, at) => [field, at])))
})

test.each([
  [['STOCK #', 'model_year', 'Colour', 'Rate'], { stockNumber: 0, year: 1, color: 2, dayPrice: 3 }],
  [['Unit', 'Exterior', 'Exterior Notes'], { stockNumber: 0, exteriorCondition: 1, exteriorNote: 2 }],
  // our own header wins over an alias, and each column is used once
  [['Unit', 'Stock number', 'Stock'], { stockNumber: 1 }],
  [['Price', 'Daily rate'], { dayPrice: 1 }],
  [['Day price'], { dayPrice: 0 }],
  [['', '???', 'Mileage'], {}],
])('suggests a mapping for %j', (headers, mapping) => {
  expect(suggestMapping(headers)).toEqual(mapping)
})

test('requires the stock number and refuses a file column that is used twice', () => {
  expect(mappingProblems({ stockNumber: 0 })).toEqual({})
  expect(mappingProblems({ year: 0 })).toEqual({ stockNumber: MAPPING_MESSAGES.needed('Stock number') })
  const twice = MAPPING_MESSAGES.usedTwice('Make and Model')
  expect(mappingProblems({ stockNumber: 0, make: 1, model: 1 })).toEqual({ make: twice, model: twice })
})

test('a problem of several rows is shown once', () => {
  const problem = { header: 'Year', sentence: 'Year is required' }
  const all = [
    { row: 2, ...problem },
    { row: 3, header: '', sentence: problem.sentence },
    { row: 4, ...problem },
  ]
  expect(groupedByRows(all).map(({ rows, header }) => `${rowsText(rows)} ${header}`)).toEqual([
    'Rows 2 and 4 Year',
    'Row 3 ',
  ])
  expect(rowsText(Array.from({ length: 20 }, (_, at) => at))).toBe('Rows 0, 1, 2, 3, 4, 5, 6, 7, and 12 more')
})
