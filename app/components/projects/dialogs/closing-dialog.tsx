import { FormDialog } from '~/components/ui/dialog/form-dialog'

interface ClosingDialogProps {
  title: string
  /** What it means, a sentence each. */
  words: readonly string[]
  errors?: readonly string[]
  closeTo: string
}

/** Asks before a project is closed, which cannot be undone. */
export function ClosingDialog({ title, words, errors, closeTo }: ClosingDialogProps) {
  return (
    <FormDialog
      title="Close Project"
      subtitle={title}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel="Close Project"
      submitLook="refuse"
    >
      <p>Close this project?</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormDialog>
  )
}
