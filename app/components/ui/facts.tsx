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
