import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import { RadioGroup } from '~/components/ui/form/inputs/radio-group'
import type { Choice } from '~/components/ui/form/select-field'
import { Note } from '~/components/ui/note'
import { SubmitButton } from '~/components/ui/submit-button'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'

interface HandoverDialogProps {
  title: string
  /** Who can take the project over. */
  heirs: readonly Choice[]
  answer: SubmissionResult | undefined
  /** The members. */
  closeTo: string
}

/** Makes somebody else the Owner of a project. */
export function HandoverDialog({ title, heirs, answer, closeTo }: HandoverDialogProps) {
  const errors = answer?.error?.accountId ?? undefined
  const chosen = answer?.initialValue?.accountId
  const canHandOver = heirs.length > 0
  return (
    <Dialog title="Hand Over Project" subtitle={title} closeTo={closeTo} size="small">
      <Form method="post" replace noValidate className="contents">
        <DialogBody>
          <FormErrors errors={answer?.error?.[''] ?? (canHandOver ? undefined : errors)} className="mb-4" />
          {canHandOver ? (
            <>
              <RadioGroup
                id="heir"
                name="accountId"
                label="New Owner"
                choices={heirs}
                defaultValue={typeof chosen === 'string' ? chosen : undefined}
                errors={errors}
                isFirstProblem={Boolean(errors)}
              />
              <p className="hint mt-4">You stay in the project as a Project Manager and can leave it afterward.</p>
            </>
          ) : (
            <Note tone="waiting">{MEMBER_MESSAGES.noHeir}</Note>
          )}
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>{canHandOver && <SubmitButton>Hand Over</SubmitButton>}</DialogFoot>
      </Form>
    </Dialog>
  )
}
