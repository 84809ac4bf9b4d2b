import { useEffect, useRef } from 'react'
import { Note } from '~/components/ui/feedback/note'

/** The warnings about the last save. Saving the same form again confirms them. */
export function SaveWarnings({ warnings }: { warnings: readonly string[] | undefined }) {
  const top = useRef<HTMLDivElement>(null)
  const sentences = warnings?.join(' ') ?? ''
  useEffect(() => {
    if (sentences) top.current?.focus()
  }, [sentences])
  if (!sentences) return null
  return (
    <div ref={top} tabIndex={-1} className="mb-4 scroll-my-4" {...FOCUSED}>
      <Note tone="waiting" icon="alert" isAlert>
        <p className="font-semibold">{sentences}</p>
        <p>Nothing is saved yet. Save anyway keeps the form as you see it.</p>
      </Note>
      <input type="hidden" name="confirmed" value={sentences} />
    </div>
  )
}

/** Without script the browser focuses it before the fields with errors, which come later. */
const FOCUSED = { autoFocus: true }
