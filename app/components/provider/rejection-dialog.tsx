import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { conformField } from '~/components/ui/form/field-state'
import { useFormAnswer } from '~/components/ui/form/form-answer'

import { TextareaField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'

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
    <FormDialog
      title="Reject request"
      subtitle={`${name}, ${email}`}
      closeTo={providerPaths.provider() + search}
      size="small"
      cancelTo={backTo}
      form={form}
      preventScrollReset
      submitLabel={decision ? null : 'Reject request'}
      submitLook="refuse"
      cancelLabel="Back"
    >
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
    </FormDialog>
  )
}
