interface PriceProps {
  /** Formatted by the money model: '$450', '$1,040.00'. */
  amount: string
  /** '/ DAY' on cards. */
  unit?: string
  className?: string
}

/** A figure in bold with its unit small and quiet, never broken across lines. */
export function Price({ amount, unit, className = '' }: PriceProps) {
  return (
    <span className={`price ${className}`}>
      {amount}
      {unit && <small> {unit}</small>}
    </span>
  )
}
