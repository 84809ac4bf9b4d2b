import { Readable } from 'node:stream'
import { IMPORT_COLUMNS } from '~/models/fleet/import/import-columns'
import { csvFile } from '~/models/trade/format/csv'
import { db, listingImports } from '~/server/db/client.server'
import { sentBy } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { beginImport, receiveCsv } from '~/services/fleet/import/begin-import.server'
import { checkImport } from '~/services/fleet/import/check-import.server'
import { requireImport } from '~/services/fleet/import/import-access.server'

/** The cells of a vehicle in an import file, by column header. */
const IMPORTED_VEHICLE: Record<string, string> = {
  'Stock number': 'B-17',
  Year: '1976',
  Make: 'Chevrolet',
  Model: 'Caprice',
  'Body type': 'Sedan',
  Kinds: 'Taxi; Period',
  Color: 'Yellow',
  Zipcode: '30030',
  VIN: '',
  Transmission: 'Automatic',
  Fuel: 'Gasoline (regular)',
  'Runs and drives': 'Yes',
  'Usage tags': 'camera car, wedding',
  'Exterior condition': 'Great Condition',
  'Exterior notes': 'Roof light lights up.',
  'Interior condition': 'Normal Condition',
  'Mechanical condition': 'Normal Condition',
  Modifications: 'Decals, Partition behind the front bench',
  'Modification cost': '$1,200',
  'Daily rate': '$350.00',
  Address: '12 Depot Street',
  Phone: '(404) 555-0123',
  'Pickup type': 'Crew picks up',
  'Refused uses': 'Special Effects',
}

type Row = Record<string, string>

/** A CSV file of vehicles; each row overrides cells of the default vehicle. */
export function fleetFile(...rows: Row[]): Buffer {
  return tableFile(
    IMPORT_COLUMNS.map(({ header }) => header),
    rows.map((row) => ({ ...IMPORTED_VEHICLE, ...row })),
  )
}

/** A CSV file with only these columns. */
export function tableFile(headers: readonly string[], rows: readonly Row[]): Buffer {
  return Buffer.from(csvFile([headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]))
}

/** Uploads a file of vehicles and checks it. */
export async function anImport(owner: Account, ...rows: Row[]): Promise<string> {
  const file = { name: 'fleet.csv', content: Readable.from([fleetFile(...rows)]) }
  const begun = await beginImport(owner, owner.id, await receiveCsv(sentBy(owner), file))
  if (!begun.ok) throw new Error(begun.message)
  const { importId } = begun
  await checkImport(owner, importId, (await requireImport(owner, importId)).mapping)
  return importId
}

/** A checked import without its file and rows, inserted directly. */
export async function aCheckedImport(owner: { id: string }): Promise<string> {
  const [row] = await db()
    .insert(listingImports)
    .values({
      ownerId: owner.id,
      accountId: owner.id,
      kind: 'vehicles',
      status: 'checked',
      fileName: 'fleet.csv',
      headers: ['Stock number'],
      samples: ['B-17'],
      mapping: { stockNumber: 0 },
    })
    .returning({ id: listingImports.id })
  if (!row) throw new Error('The import was not written.')
  return row.id
}
