import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import { SubmitButton } from '~/components/ui/submit-button'

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
    <Dialog title="Close Project" subtitle={title} closeTo={closeTo} size="small">
      <Form method="post" replace className="contents">
        <DialogBody>
          <FormErrors errors={errors} className="mb-4" />
          <p>Close this project?</p>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton look="refuse">Close Project</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
