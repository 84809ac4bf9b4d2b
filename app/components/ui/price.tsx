interface PriceProps {
  /** Formatted by the money model: '$450', '$1,040.00'. */
  amount: string
  /** '/ DAY' on cards. */
  unit?: string
  className?: string
}

/** A bold amount with its unit small and quiet; never wraps. */
export function Price({ amount, unit, className = '' }: PriceProps) {
  return (
    <span className={`price ${className}`}>
      {amount}
      {unit && <small> {unit}</small>}
    </span>
  )
}
