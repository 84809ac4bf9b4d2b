import { MARKETS, tagsOf, YES_NO } from '~/models/fleet/listing/listing-choices'
import { cleanLine } from '~/models/trade/format/clean-text'
import { capitalized } from '~/models/trade/format/text'
import { USAGES } from '~/models/trade/vocabulary/deals'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import { labelOf } from '~/models/trade/vocabulary/option'
import {
  BODY_TYPES,
  FUEL_TYPES,
  MODIFICATIONS,
  PICKUP_TYPES,
  TRANSMISSIONS,
  VEHICLE_KINDS,
} from '~/models/trade/vocabulary/vehicle-details'
import { CITIES, COLORS, CONDITIONS } from '~/models/trade/vocabulary/vehicles'
import {
  joinCell,
  readChoice,
  readDollars,
  readPhone,
  readPrice,
  readZipcode,
  splitCell,
  writePhone,
  YES_NO_WORDS,
} from './cells'
import { choice, choices, column, type ImportColumn, line, lines, listOf, textOf } from './column-kinds'

const FUEL_WORDS = {
  gas: 'Gasoline (regular)',
  gasoline: 'Gasoline (regular)',
  regular: 'Gasoline (regular)',
  premium: 'Gasoline (premium)',
  diesel: 'Diesel (ultra-low sulfur)',
  electric: 'Electric (battery)',
} as const

/** 'Excessive', 'Great': first words of the conditions. */
const CONDITION_WORDS = Object.fromEntries(CONDITIONS.map(({ value }) => [value.split(' ')[0]?.toLowerCase(), value]))
const CONDITION_SYNONYMS = { ...CONDITION_WORDS, good: 'Great Condition', perfect: 'Nearly Perfect' }

const readYesNo = readChoice(YES_NO, YES_NO_WORDS)

/** 'Los Angeles', 'Los Angeles, CA'. */
const CITY_WORDS = Object.fromEntries(
  CITIES.flatMap(({ value, city, state }) =>
    [city, `${city}, ${state}`].map((name) => [name.toLowerCase(), value] as const),
  ),
)

const TRANSMISSION_WORDS = { auto: 'Automatic', a: 'Automatic', m: 'Manual', stick: 'Manual' } as const

/** Modifications: vocabulary values, and others as free text. */
const modifications: ImportColumn = {
  field: 'modifications',
  alsoFills: 'otherModifications',
  header: 'Modifications',
  aliases: ['Mods', 'Modified'],
  read: (cell) => {
    const named = splitCell(cell).map((text) => ({ text: cleanLine(text), value: namedModification(text) }))
    return {
      fields: {
        modifications: MODIFICATIONS.map(({ value }) => value).filter((each) =>
          named.some(({ value }) => value === each),
        ),
        otherModifications: named.flatMap(({ text, value }) => (value === null && text ? [text] : [])).join('\n'),
      },
    }
  },
  write: ({ modifications: named, otherModifications }) =>
    joinCell([...listOf(named), ...textOf(otherModifications).split('\n').filter(Boolean)]),
}

function namedModification(text: string): string | null {
  const found = readChoice(MODIFICATIONS)(text)
  return 'value' in found && found.value ? found.value : null
}

/**
 * All columns of a vehicle file, in export order. The headers are a public format that people's spreadsheets rely on.
 */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  line({
    field: 'stockNumber',
    header: 'Stock number',
    aliases: ['Stock', 'Stock #', 'Stock no', 'Unit', 'Unit #', 'Unit number', 'Vehicle ID', 'SKU'],
    isNeeded: 'always',
  }),
  line({ field: 'year', header: 'Year', aliases: ['Model year'], isNeeded: 'new' }),
  line({ field: 'make', header: 'Make', aliases: ['Manufacturer', 'Brand'], isNeeded: 'new' }),
  line({ field: 'model', header: 'Model', aliases: ['Model name'], isNeeded: 'new' }),
  choice({ field: 'bodyType', header: 'Body type', aliases: ['Body', 'Body style'], isNeeded: 'new' }, BODY_TYPES),
  choices({ field: 'kinds', header: 'Kinds', aliases: ['Kind', 'Plays as', 'Category', 'Categories'] }, VEHICLE_KINDS),
  choice({ field: 'color', header: 'Color', aliases: ['Colour', 'Exterior color'], isNeeded: 'new' }, COLORS),
  column(
    { field: 'zipcode', header: 'Zipcode', aliases: ['Zip', 'Zip code', 'Postal code'], isNeeded: 'new' },
    readZipcode,
  ),
  line({ field: 'vin', header: 'VIN', aliases: ['VIN number', 'Serial number', 'Chassis number'] }),
  choice(
    { field: 'transmission', header: 'Transmission', aliases: ['Trans', 'Gearbox'], isNeeded: 'new' },
    TRANSMISSIONS,
    TRANSMISSION_WORDS,
  ),
  choice({ field: 'fuelType', header: 'Fuel', aliases: ['Fuel type'], isNeeded: 'new' }, FUEL_TYPES, FUEL_WORDS),
  choice(
    {
      field: 'runsAndDrives',
      header: 'Runs and drives',
      aliases: ['Runs', 'Runs & drives', 'Running'],
      isNeeded: 'new',
    },
    YES_NO,
    YES_NO_WORDS,
  ),
  column(
    { field: 'usageTags', header: 'Usage tags', aliases: ['Tags', 'Keywords'] },
    (cell) => ({ value: tagsOf(splitCell(cell).map(cleanLine).join(',')).join(', ') }),
    (tags) => joinCell(tagsOf(textOf(tags))),
  ),
  ...conditionColumns('exterior', 'Exterior'),
  ...conditionColumns('interior', 'Interior'),
  ...conditionColumns('mechanical', 'Mechanical'),
  modifications,
  column(
    { field: 'modificationCost', header: 'Modification cost', aliases: ['Modifications cost', 'Mod cost'] },
    readDollars,
  ),
  column({ field: 'dayPrice', header: 'Daily rate', aliases: ['Rate', 'Day rate', 'Day price', 'Price'] }, readPrice),
  choice({ field: 'market', header: 'City', aliases: ['Market'] }, MARKETS, CITY_WORDS),
  line({ field: 'address1', header: 'Address', aliases: ['Address 1', 'Address line 1', 'Street', 'Street address'] }),
  line({ field: 'address2', header: 'Address line 2', aliases: ['Address 2', 'Suite'] }),
  column(
    { field: 'contactPhone', header: 'Phone', aliases: ['Phone number', 'Contact phone', 'Telephone'] },
    readPhone,
    (value) => writePhone(textOf(value)),
  ),
  choice({ field: 'pickupPreference', header: 'Pickup type', aliases: ['Pickup', 'Delivery'] }, PICKUP_TYPES),
  line({ field: 'parkedLocation', header: 'Parked location', aliases: ['Parked', 'Parking'] }),
  lines({ field: 'pickupInstruction', header: 'Pickup instructions', aliases: ['Pickup instruction'] }),
  lines({ field: 'vehicleInstructions', header: 'Vehicle instructions', aliases: ['Instructions'] }),
  choices({ field: 'refusedUses', header: 'Refused uses', aliases: ['Refused', 'Not for'] }, USAGES),
  column(
    { field: 'needsWrangler', header: 'Wrangler required', aliases: ['Wrangler', 'Needs wrangler'] },
    (cell) => readYesNo(cell.trim() === '' ? 'no' : cell),
    (value) => labelOf(YES_NO, textOf(value)),
  ),
]

function conditionColumns(part: 'exterior' | 'interior' | 'mechanical', name: string) {
  return [
    choice(
      { field: `${part}Condition`, header: `${name} condition`, aliases: [name], isNeeded: 'new' },
      CONDITIONS,
      CONDITION_SYNONYMS,
    ),
    lines({ field: `${part}Note`, header: `${name} notes`, aliases: [`${name} note`, `${name} comments`] }),
  ]
}

/** Exports only: files cannot change a listing's status. */
export const STATUS_HEADER = 'Status'

export const statusLabel = (status: ListingStatus) => capitalized(status.replace('_', ' '))

/** The column that fills a field. */
export function columnOf(field: string): ImportColumn | undefined {
  return IMPORT_COLUMNS.find((column) => column.field === field || column.alsoFills === field)
}
