import { Note } from '~/components/ui/feedback/note'

/** Warns of something before it is done, such as of what passes a budget. It may be done all the same. */
export function Warning({ warning, className = 'mt-4' }: { warning: string | null; className?: string }) {
  if (!warning) return null
  return (
    <Note tone="waiting" icon="alert" className={`${className} text-sm`}>
      {warning}
    </Note>
  )
}
