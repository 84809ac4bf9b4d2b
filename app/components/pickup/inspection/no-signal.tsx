import { Note } from '~/components/ui/feedback/note'

/** Shown by script when a form cannot be sent because there is no connection. */
export function NoSignal({ className, children }: { className?: string; children: string }) {
  return (
    <div hidden data-no-signal className={className}>
      <Note tone="waiting" isAlert>
        {children}
      </Note>
    </div>
  )
}
