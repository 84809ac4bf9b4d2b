import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** lines: label left, value right, a rule between rows. stacked: label above. inline: label before. */
  look?: 'lines' | 'stacked' | 'inline'
  /** For stacked and inline, the caller's classes arrange the facts. */
  className?: string
}

/** Values with their labels. For sums of money use `Sums`. */
export function Facts({ facts, look = 'lines', className = '' }: FactsProps) {
  return (
    <dl className={`facts-${look} ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface SumRow {
  label: string
  amount: ReactNode
  /** A rule above, and one text size larger. */
  isTotal?: boolean
  /** Bold amount, for the row that the user is changing. */
  isStrong?: boolean
}

/** Quiet labels at the left, amounts aligned at the right. Amounts are already formatted. */
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
