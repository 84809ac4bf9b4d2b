import { numberedFiles, numberedNames } from '~/models/projects/report'
import { type ExternalFileKind, PROCUREMENTS } from '~/models/trade/vocabulary/external-vehicles'
import { labelOf } from '~/models/trade/vocabulary/option'
import { variantKey } from '~/server/files/file-store'
import { fileStore, findFile } from '~/server/files/store.server'
import type { Membership } from '~/services/crew/membership.server'
import {
  companyOf,
  daysOf,
  modificationFacts,
  usagesOf,
  vehicleFacts,
} from '~/services/lists/external/external-facts.server'
import {
  allExternalFiles,
  allExternals,
  type ExternalRow,
} from '~/services/lists/external-cards/select-externals.server'
import type { WholeList } from '~/services/lists/list.server'

type Fact = { label: string; value: string }

/** An external vehicle in a report. */
export type ReportedExternal = {
  title: string
  listName: string
  /** Without empty values. */
  facts: Fact[]
  modifications: Fact[]
  /** Keys in the store, and the names they were uploaded with. */
  photos: StoredFile[]
  purchaseFiles: StoredFile[]
}

type StoredFile = { key: string; name: string }

/** The external vehicles of these lists by list vehicle, in the order of the lists. Two queries for any number. */
export async function reportedExternals(
  { project }: Membership,
  lists: readonly WholeList[],
  isPriced: boolean,
): Promise<Map<string, ReportedExternal>> {
  const places = lists.flatMap(({ name, vehicles }) =>
    vehicles.flatMap(({ vehicleId, listVehicleId: id }) => (vehicleId === null ? [{ id, listName: name }] : [])),
  )
  const rows = await allExternals(
    project.id,
    places.map(({ id }) => id),
  )
  const files = await allExternalFiles(rows.map(({ vehicle }) => vehicle.id))
  const rowOf = new Map(rows.map((row) => [row.id, row.vehicle]))
  return new Map(
    places.flatMap(({ id, listName }) => {
      const vehicle = rowOf.get(id)
      if (!vehicle) return []
      const its = (kind: ExternalFileKind) =>
        files.filter((file) => file.vehicleId === vehicle.id && file.kind === kind)
      const reported = {
        title: vehicle.title,
        listName,
        facts: factsOf(vehicle, isPriced).filter(({ value }) => value !== ''),
        modifications: modificationFacts(vehicle, isPriced).filter(({ value }) => value !== ''),
        photos: its('photo'),
        purchaseFiles: isPriced ? its('purchase') : [],
      }
      return [[id, reported] as const]
    }),
  )
}

function factsOf(vehicle: ExternalRow['vehicle'], isPriced: boolean): Fact[] {
  const { purchaseType, usingFrom, usingTo, bookingFrom, bookingTo } = vehicle
  const { name, email, phone } = companyOf(vehicle)
  return [
    ...vehicleFacts(vehicle),
    { label: 'Procurement', value: purchaseType ? labelOf(PROCUREMENTS, purchaseType) : '' },
    { label: 'Usage', value: usagesOf(vehicle).join(', ') },
    { label: 'Days of use', value: daysOf(usingFrom, usingTo) },
    { label: 'Rental days', value: daysOf(bookingFrom, bookingTo) },
    { label: 'Rental company', value: isPriced ? [name, email, phone].filter(Boolean).join(', ') : '' },
  ]
}

type Made = { name: string; about: string[]; content: AsyncIterable<Uint8Array> }

/**
 * The files of external vehicles as they were uploaded, in a folder per vehicle, opened one after another. Calls
 * `onMissing` for files that are missing from the store.
 */
export async function* externalFiles(
  vehicles: readonly ReportedExternal[],
  onMissing: (name: string) => void,
): AsyncGenerator<Made> {
  const folders = numberedNames(
    vehicles.map(({ title }) => title),
    'Vehicle',
  )
  for (const [index, { title, listName, photos, purchaseFiles }] of vehicles.entries()) {
    const kinds = [
      { folder: 'Photos', files: photos, label: 'Photo' },
      { folder: 'Purchase files', files: purchaseFiles, label: 'Purchase file' },
    ]
    for (const { folder, files, label } of kinds) {
      const names = numberedFiles(files.map(({ name }) => name))
      for (const [at, { key }] of files.entries()) {
        const name = `External vehicles/${folders[index]}/${folder}/${names[at]}`
        const found = await findFile(key)
        if (!found) onMissing(name)
        else yield { name, about: [`${label} of ${title}`, `List: ${listName}`], content: opened(found) }
      }
    }
  }
}

/** Opened with the first chunk. */
async function* opened({ open }: NonNullable<Awaited<ReturnType<typeof findFile>>>) {
  yield* await open()
}

/** A photo in the size of a page; null if it is missing from the store. */
export async function findShownPhoto({ key }: StoredFile): Promise<Buffer | null> {
  return (await fileStore()).read(variantKey(key, '1280.webp'))
}
