import type { SubmissionResult } from '@conform-to/react'
import { SIGNING_MESSAGES } from '~/models/orders/agreement/signing-messages'
import { agreementPaths } from '~/models/trade/addresses/orders/agreement-paths'
import type { AgreementView } from '~/services/orders/agreement/require-agreement.server'
import { BUTTON_CLASS } from '../../ui/button-class'
import { conformField } from '../../ui/form/conform/conform-field'
import { useServerForm } from '../../ui/form/conform/use-server-form'
import { FormErrors } from '../../ui/form/form-errors'
import { CheckboxField } from '../../ui/form/inputs/choice-fields'
import { TextField } from '../../ui/form/text-field'

const ORDER = ['consent', 'name'] as const

interface SignatureFormProps {
  agreement: AgreementView
  lastResult: SubmissionResult | undefined
}

/** Where the signer signs what stands above, or goes to decline it. */
export function SignatureForm({ agreement, lastResult }: SignatureFormProps) {
  const [form, fields] = useServerForm<Record<(typeof ORDER)[number], string>>({ id: 'signature', lastResult })
  const field = conformField(fields, ORDER)
  return (
    <form
      id="answer"
      method="post"
      action={agreementPaths.agreement()}
      noValidate
      className="sheet mt-5 grid gap-5 p-5"
    >
      <h2 className="text-lg">Sign</h2>
      <FormErrors errors={form.errors} fields={ORDER.map(field)} />
      <input type="hidden" name="text" value={agreement.textSha256} />
      <CheckboxField {...field('consent')} label={SIGNING_MESSAGES.consent} />
      <TextField
        {...field('name')}
        label="Type your name"
        hint={`As it stands in the agreement: ${agreement.signer.name}.`}
        autoComplete="name"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button type="submit" className={`${BUTTON_CLASS.primary} max-sm:w-full sm:px-10`}>
          Sign
        </button>
        <a className={`${BUTTON_CLASS.ghost} max-sm:w-full`} href={agreementPaths.decline()}>
          Decline
        </a>
      </div>
    </form>
  )
}
