import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { RadioGroup } from '~/components/ui/form/choice-fields'
import { conformField } from '~/components/ui/form/field-state'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { GRANTED_ROLES } from '~/models/accounts/sign-up-requests'
import { providerPaths } from '~/models/trade/paths/provider'
import type { SignUp } from '~/services/provider/require-sign-up.server'
import { Note } from '../ui/feedback/note'
import { SignUpDecision, SignUpFacts } from './sign-up-facts'

export interface SignUpDialogProps {
  request: SignUp
  lastResult: SubmissionResult | undefined
  /** The query of the list behind. */
  search: string
}

/** A request for an account with everything that was given, and the way to approve or reject it while it is open. */
export function SignUpDialog({ request, lastResult, search }: SignUpDialogProps) {
  const { status, decision, hasAccount } = request
  const [form, fields] = useServerForm<{ role: string }>({
    id: 'approval',
    lastResult: useFormAnswer(lastResult),
  })
  const closeTo = providerPaths.provider() + search
  const field = conformField(fields, ['role'])
  const isOpen = decision === null
  return (
    <Dialog title={request.name} closeTo={closeTo}>
      <Form
        method="post"
        replace
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="contents"
        preventScrollReset
      >
        <DialogBody isText={!isOpen}>
          <FormErrors errors={form.errors} className="mb-4" />
          <SignUpDecision status={status} decision={decision} />
          <SignUpFacts {...request} />
          {isOpen && hasAccount && !form.errors && (
            <Note tone="refused" className="mt-4">
              {SIGN_UP_MESSAGES.hasAccount}
            </Note>
          )}
          {isOpen && !hasAccount && (
            <RadioGroup {...field('role')} label="Approve as" choices={ROLE_CHOICES} className="mt-4" />
          )}
        </DialogBody>
        <DialogFoot cancelTo={closeTo} cancelLabel={isOpen ? 'Cancel' : 'Close'}>
          {isOpen && (
            <Link
              className={BUTTON_CLASS.outline}
              to={providerPaths.signUpRejection(request.id) + search}
              preventScrollReset
            >
              Reject
            </Link>
          )}
          {isOpen && !hasAccount && <SubmitButton>Approve</SubmitButton>}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

const ROLE_CHOICES = GRANTED_ROLES.map(({ value, label, opens }) => ({ value, label, hint: opens }))
