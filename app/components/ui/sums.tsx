import type { ReactNode } from 'react'

export interface SumRow {
  label: string
  amount: ReactNode
  /** A rule above and one step larger. */
  isTotal?: boolean
  /** Bold figure, for the row the reader changes. */
  isStrong?: boolean
}

/** Labels quiet at the left, figures under one another at the right. Amounts come formatted. */
export function Sums({ rows, className = '' }: { rows: readonly SumRow[]; className?: string }) {
  return (
    <dl className={`rows ${className}`}>
      {rows.map((row) => (
        <div key={row.label} className={row.isTotal ? 'total' : undefined}>
          <dt>{row.label}</dt>
          <dd className={row.isStrong ? 'font-semibold' : undefined}>{row.amount}</dd>
        </div>
      ))}
    </dl>
  )
}
