import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { type Choice, SelectField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { SubmitButton } from '~/components/ui/submit-button'

interface RoleFormProps {
  name: string
  role: string
  roles: readonly Choice[]
  answer: SubmissionResult | undefined
  /** Of the form, which stands in a row of another page. */
  action: string
  cancelTo: string
}

/** Changes a member's role in the row where it stands. */
export function RoleForm({ name, role, roles, answer, action, cancelTo }: RoleFormProps) {
  const typed = answer?.initialValue?.role
  const errors = answer?.error?.role ?? undefined
  return (
    <Form method="post" action={action} replace noValidate className="flex flex-wrap items-start gap-2">
      <FormErrors errors={answer?.error?.[''] ?? undefined} />
      <input type="hidden" name="before" value={role} />
      <SelectField
        id="member-role"
        name="role"
        label={`Role of ${name}`}
        isLabelHidden
        choices={roles}
        defaultValue={typeof typed === 'string' ? typed : role}
        errors={errors}
        isFirstProblem
      />
      <SubmitButton action={action}>Save</SubmitButton>
      <Link className={BUTTON_CLASS.outline} to={cancelTo} preventScrollReset replace>
        Cancel
      </Link>
    </Form>
  )
}
