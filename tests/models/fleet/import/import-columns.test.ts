import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinCell, splitCell } from '~/models/fleet/import/cells'
import { columnOf, IMPORT_COLUMNS } from '~/models/fleet/import/import-columns'
import { parseDetails, parseTerms } from '~/models/fleet/import/import-row-form'
import { BLANK_FIELDS } from '~/models/fleet/import/listing-fields'
import { ListingDetailsForm, ListingTermsForm } from '~/models/fleet/listing/listing-form'
import { cleanLine, cleanLines } from '~/models/trade/format/clean-text'
import { csvRows, distinctFromGuarded, withoutGuard } from '~/models/trade/format/csv'
import { BODY_TYPES } from '~/models/trade/vocabulary/vehicle-details'

test('the import has these columns in this order', () => {
  expect(IMPORT_COLUMNS.map(({ header }) => header).join(', ')).toBe(
    'Stock number, Year, Make, Model, Body type, Kinds, Color, Zipcode, VIN, Transmission, Fuel, Runs and drives, ' +
      'Usage tags, Exterior condition, Exterior notes, Interior condition, Interior notes, Mechanical condition, ' +
      'Mechanical notes, Modifications, Modification cost, Daily rate, City, Address, Address line 2, Phone, ' +
      'Pickup type, Parked location, Pickup instructions, Vehicle instructions, Refused uses, Wrangler required',
  )
})

test('every field of the listing forms has a column', () => {
  const fields = [...Object.keys(ListingDetailsForm.shape), ...Object.keys(ListingTermsForm.shape)]
  expect(fields.filter((field) => !columnOf(field))).toEqual([])
  expect(Object.keys(BLANK_FIELDS).sort()).toEqual(fields.sort())
})

const read = (header: string, cell: string) => {
  const column = IMPORT_COLUMNS.find((each) => each.header === header)
  if (!column) throw new Error(`There is no column ${header}.`)
  const found = column.read(cell)
  return 'problem' in found ? found.problem : Object.values(found.fields)
}

test.each([
  ['Color', 'Grey', ['gray']],
  ['Color', ' GRAY ', ['gray']],
  ['Color', '', ['']],
  ['Runs and drives', 'Y', ['yes']],
  ['Runs and drives', 'no', ['no']],
  ['Runs and drives', 'FALSE', ['no']],
  ['Wrangler required', '', ['no']],
  ['Kinds', 'Police; taxi', [['police', 'taxi']]],
  ['Kinds', 'Muscle car,rv', [['recreational', 'muscle']]],
  ['Kinds', '', [[]]],
  ['Fuel', 'Diesel', ['Diesel (ultra-low sulfur)']],
  ['Exterior condition', 'great', ['Great Condition']],
  ['Daily rate', '$1,250.00', ['1,250']],
  ['Daily rate', 'a lot', ['a lot']],
  ['Modification cost', '$1,250.00', ['1250']],
  ['Modification cost', '12.50', ['12.50']],
  ['Zipcode', '2134', ['02134']],
  ['Zipcode', '30030-1234', ['30030']],
  ['Phone', '(404) 555-0123', ['+14045550123']],
  ['City', 'Los Angeles, CA', ['Los Angeles, LA']],
  ['City', 'atlanta', ['Atlanta, GA']],
  ['City', 'None', ['none']],
  ['City', '', ['']],
  ['Usage tags', 'camera car; wedding', ['camera car, wedding']],
  ['Modifications', 'decals, Lowered, PAINT', [['Paint', 'Decals'], 'Lowered']],
  ['Modifications', 'Lowered, chopped;', [[], 'Lowered, chopped']],
  ['Refused uses', 'Special effects', [['special_effects']]],
  ['Body type', 'Spaceship', `“Spaceship” is not one of: ${BODY_TYPES.map(({ label }) => label).join(', ')}.`],
  ['Color', `${'x'.repeat(39)}🚗🚗`, expect.stringContaining(`“${'x'.repeat(39)}🚗”`)],
])('%s: reads %j as %j', (header, cell, value) => {
  expect(read(header, cell)).toEqual(value)
})

describe('an exported value is read back', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('a', 'B', '1', ' ', '"', ',', ';', '=', '+', '-', '@', "'", '🚕', 'é', '\n', '\t'),
    maxLength: 10,
  })

  test('from a cell of several values with any characters', () => {
    const values = hostile.map((text) => cleanLine(text)).filter(Boolean)
    fc.assert(
      fc.property(fc.array(values), (texts) => {
        expect(splitCell(joinCell(texts))).toEqual(texts)
      }),
    )
  })

  test('from text that looks like a formula or a guarded formula', () => {
    fc.assert(
      fc.property(hostile.map(cleanLines), (text) => {
        const cell = csvRows([[distinctFromGuarded(text)]]).replace(/\r\n$/, '')
        const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(withoutGuard(bare)).toBe(text)
      }),
    )
  })

  test('from every column', () => {
    const line = hostile.map(cleanLine)
    const fields = fc.record({
      make: line,
      exteriorNote: hostile.map(cleanLines),
      usageTags: fc.array(line, { maxLength: 3 }).map((tags) => tags.map((tag) => tag.replaceAll(',', ''))),
      others: fc.array(line, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fields, ({ make, exteriorNote, usageTags, others }) => {
        const tags = ListingDetailsForm.shape.usageTags.parse(usageTags.join(','))
        const vehicle = {
          ...BLANK_FIELDS,
          make,
          exteriorNote,
          usageTags: tags,
          kinds: ['taxi', 'period'],
          color: 'gray',
          dayPrice: '1,250.50',
          contactPhone: '+14045550123',
          refusedUses: ['hero_shots'],
          modifications: ['Paint'],
          otherModifications: others.filter(Boolean).join('\n'),
        }
        const again = IMPORT_COLUMNS.map(({ read, write }) => read(write(vehicle)))
        expect(Object.assign({}, ...again.map((found) => ('fields' in found ? found.fields : found)))).toEqual(vehicle)
      }),
    )
  })
})

test('an empty row has an error for each column that a new vehicle needs', () => {
  const nothing = { fields: {}, problems: [] }
  const details = parseDetails(nothing, BLANK_FIELDS).error?.issues.map(({ path }) => path[0])
  const needed = IMPORT_COLUMNS.filter(({ isNeeded }) => isNeeded === 'new').map(({ field }) => field)
  expect(details).toEqual(needed)
  expect(parseTerms(nothing, BLANK_FIELDS).error?.issues.map(({ path }) => path[0])).toEqual([
    'dayPrice',
    'address1',
    'contactPhone',
    'pickupPreference',
  ])
})
