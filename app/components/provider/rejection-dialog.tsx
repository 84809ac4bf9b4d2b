import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform-field'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextareaField } from '~/components/ui/form/inputs/textarea-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { MAX_REJECTION_REASON_LENGTH } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'
import type { SignUpDialogProps } from './sign-up-dialog'
import { SignUpDecision } from './sign-up-facts'

/** Why a request is turned down, in words that its sender will read. */
export function RejectionDialog({ request, lastResult, search }: SignUpDialogProps) {
  const { id, name, email, status, decision } = request
  const [form, fields] = useServerForm<{ reason: string }>({ id: 'rejection', lastResult: useFormAnswer(lastResult) })
  const field = conformField(fields, ['reason'])
  const backTo = providerPaths.signUpRequest(id) + search
  return (
    <Dialog
      title="Reject request"
      subtitle={`${name}, ${email}`}
      closeTo={providerPaths.provider() + search}
      size="small"
    >
      <Form
        method="post"
        replace
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="contents"
        preventScrollReset
      >
        <DialogBody>
          <FormErrors errors={form.errors} className="mb-4" />
          {decision ? (
            <SignUpDecision status={status} decision={decision} />
          ) : (
            <TextareaField
              {...field('reason')}
              label="Reason"
              maxLength={MAX_REJECTION_REASON_LENGTH}
              hint={`We'll email this text to ${email}.`}
            />
          )}
        </DialogBody>
        <DialogFoot cancelTo={backTo} cancelLabel="Back">
          {!decision && <SubmitButton look="refuse">Reject request</SubmitButton>}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
