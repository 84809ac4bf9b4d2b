import { Note } from '~/components/ui/note'

/** Warns, before it is done, of what passes the budget of a project. It may be done all the same. */
export function OverBudget({ warning, className = 'mt-4' }: { warning: string | null; className?: string }) {
  if (!warning) return null
  return (
    <Note tone="waiting" icon="alert" className={`${className} text-sm`}>
      {warning}
    </Note>
  )
}
