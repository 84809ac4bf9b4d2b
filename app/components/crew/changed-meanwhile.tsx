import type { SubmissionResult } from '@conform-to/react'
import { Note } from '~/components/ui/feedback/note'

interface ChangedMeanwhileProps {
  sentences: readonly string[]
  /** In how many fields both have written something. */
  clashes: number
  what: 'list' | 'project'
}

/** Somebody else was quicker, and what it means to press the button now. */
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

/** The revision that a save has clashed with, if it has: the form starts anew with it. */
export function clashOf(answer: SubmissionResult | undefined): string | undefined {
  return answer?.error?.revision ? String(answer.initialValue?.revision) : undefined
}
