import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** lines: label at the left, value at the right, a rule between. stacked: label above. inline: label before. */
  look?: 'lines' | 'stacked' | 'inline'
  /** stacked and inline leave it to the caller how the facts stand beside one another. */
  className?: string
}

/** What is known of a thing, each with its name. Sums of money are `Sums`. */
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
