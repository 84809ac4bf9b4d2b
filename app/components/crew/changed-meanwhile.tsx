import type { SubmissionResult } from '@conform-to/react'
import { Note } from '~/components/ui/feedback/note'

interface ChangedMeanwhileProps {
  sentences: readonly string[]
  /** The number of fields that both people changed. */
  clashes: number
  what: 'comment' | 'list' | 'note' | 'project' | 'vehicle'
}

/** Says that someone else saved first, and what Save does now. */
export function ChangedMeanwhile({ sentences, clashes, what }: ChangedMeanwhileProps) {
  return (
    <Note tone="waiting" isAlert className="mb-4">
      {sentences.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      <p>
        Nothing is saved yet. In {clashes === 1 ? 'one field' : `${clashes} fields`} you entered something different;
        what is saved now is shown below. Other changes are already in the form. Save anyway saves the form as you see
        it; Cancel leaves the {what} as it is now.
      </p>
    </Note>
  )
}

/** The newer revision if a save met a conflict; used as a key, so that the form remounts with it. */
export function clashOf(lastResult: SubmissionResult | undefined): string | undefined {
  return lastResult?.error?.revision ? String(lastResult.initialValue?.revision) : undefined
}
