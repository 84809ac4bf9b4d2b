import { listOf } from '~/models/trade/format/text'
import { IMPORT_COLUMNS } from './import-columns'
import type { ListingField } from './listing-fields'

/** For each of our columns its zero-based index in the file; missing columns are left out. */
export type Mapping = Partial<Record<ListingField, number>>

/** Ignores case, spaces and symbols in headers: 'Stock #' is 'stock'. */
const bare = (header: string) =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Suggests a mapping from the headers of a file; each of its columns is used once. */
export function suggestMapping(headers: readonly string[]): Mapping {
  const names = headers.map(bare)
  const used = new Set<number>()
  const mapping: Mapping = {}
  const take = (field: ListingField, wanted: readonly string[]) => {
    const index = names.findIndex((name, place) => name !== '' && !used.has(place) && wanted.map(bare).includes(name))
    if (index < 0) return
    used.add(index)
    mapping[field] = index
  }
  // our own headers first: another column's alias may be the same word
  for (const { field, header } of IMPORT_COLUMNS) take(field, [header])
  for (const { field, aliases } of IMPORT_COLUMNS) if (mapping[field] === undefined) take(field, aliases)
  return mapping
}

export const MAPPING_MESSAGES = {
  needed: (header: string) => `Choose the column of the file with the ${header.toLowerCase()}.`,
  noColumn: 'The file has no such column.',
  usedTwice: (headers: string) => `This column of the file is chosen for ${headers}. Choose it once.`,
} as const

/** Errors of a mapping, by field. `columns`: how many the file has. */
export function mappingProblems(
  mapping: Mapping,
  columns = Number.POSITIVE_INFINITY,
): Partial<Record<ListingField, string>> {
  const problems: Partial<Record<ListingField, string>> = {}
  for (const { field, header, isNeeded } of IMPORT_COLUMNS) {
    const place = mapping[field]
    if (place === undefined) {
      if (isNeeded === 'always') problems[field] = MAPPING_MESSAGES.needed(header)
      continue
    }
    if (place >= columns) problems[field] = MAPPING_MESSAGES.noColumn
    const same = IMPORT_COLUMNS.filter((column) => mapping[column.field] === place)
    if (same.length > 1) problems[field] = MAPPING_MESSAGES.usedTwice(listOf(same.map((each) => each.header)))
  }
  return problems
}
