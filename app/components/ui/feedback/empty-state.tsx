import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** What to do next. */
  hint?: ReactNode
  /** The button that does it. */
  action?: ReactNode
  className?: string
}

/** A dashed frame that says what is not here yet and what to do about it. */
export function EmptyState({ title, hint, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`empty ${className}`}>
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-md text-quiet">{hint}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
