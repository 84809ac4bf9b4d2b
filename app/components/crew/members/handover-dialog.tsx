import type { SubmissionResult } from '@conform-to/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { type Choice, RadioGroup } from '~/components/ui/form/choice-fields'
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
    <FormDialog
      title="Hand Over Project"
      subtitle={title}
      closeTo={closeTo}
      size="small"
      noValidate
      errors={answer?.error?.[''] ?? (canHandOver ? undefined : errors)}
      submitLabel={canHandOver ? 'Hand Over' : null}
    >
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
    </FormDialog>
  )
}
