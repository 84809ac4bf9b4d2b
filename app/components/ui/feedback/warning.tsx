import { Note } from './note'

/** A warning before an action, such as one that exceeds the budget. It does not block the action. */
export function Warning({ warning, className = 'mt-4' }: { warning: string | null; className?: string }) {
  if (!warning) return null
  return (
    <Note tone="waiting" icon="alert" className={`${className} text-sm`}>
      {warning}
    </Note>
  )
}
