import { formatCents, type PerMille, type Totals, taxPercent } from '~/models/trade/money'

/** `share`: width relative to the other columns. */
export type Column<Line> = { head: string; share: number; align?: 'right'; cell: (line: Line, index: number) => string }

/** Columns and cells of a printed table. */
export function tableOf<Line>(columns: readonly Column<Line>[], lines: readonly Line[]) {
  return {
    columns: columns.map(({ cell: _, ...column }) => column),
    rows: lines.map((line, index) => columns.map(({ cell }) => cell(line, index))),
  }
}

/** The totals below a table. */
export function sumsOf({ subTotal, tax, total }: Totals, taxPerMille: PerMille) {
  return [
    { label: 'Sub Total', amount: formatCents(subTotal) },
    { label: `Tax (GA - ${taxPercent(taxPerMille)})`, amount: formatCents(tax) },
    { label: 'Total', amount: formatCents(total) },
  ]
}
