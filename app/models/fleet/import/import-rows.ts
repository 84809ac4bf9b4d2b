import { withoutGuard } from '~/models/trade/format/csv'
import { columnOf, IMPORT_COLUMNS } from './import-columns'
import type { ListingFields } from './listing-fields'
import type { Mapping } from './mapping'

/** An error or warning of a row, by column header; '' if it concerns no column. */
export type RowProblem = { header: string; sentence: string }

/** The fields a row sets, and the cells that could not be read. */
export type ReadRow = { fields: Partial<ListingFields>; problems: RowProblem[] }

/** Reads the cells of one row. */
export function readRow(cells: readonly string[], mapping: Mapping): ReadRow {
  const row: ReadRow = { fields: {}, problems: [] }
  for (const { field, header, read } of IMPORT_COLUMNS) {
    const place = mapping[field]
    if (place === undefined) continue
    const found = read(withoutGuard(cells[place] ?? ''))
    if ('problem' in found) row.problems.push({ header, sentence: found.problem })
    else Object.assign(row.fields, found.fields)
  }
  return row
}

/** Form errors of a row, except for cells that could not be read. */
export function formProblems(
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
  known: readonly RowProblem[],
): RowProblem[] {
  const problems: RowProblem[] = []
  for (const { path, message } of error?.issues ?? []) {
    const header = columnOf(String(path[0]))?.header ?? ''
    if ([...known, ...problems].some((each) => each.header === header)) continue
    problems.push({ header, sentence: message })
  }
  return problems
}
