import type { SubmissionResult } from '@conform-to/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { CheckboxField } from '~/components/ui/form/choice-fields'
import { conformField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { signingPaths } from '~/models/trade/paths/signing'
import type { AgreementView } from '~/services/signing/agreement/require-agreement.server'

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
    <form id="answer" method="post" action={signingPaths.agreement()} noValidate className="sheet mt-5 grid gap-5 p-5">
      <h2 className="text-lg">Sign</h2>
      <FormErrors errors={form.errors} fields={ORDER.map(field)} />
      <input type="hidden" name="text" value={agreement.textSha256} />
      <CheckboxField {...field('consent')} label={SIGNING_MESSAGES.consent} />
      <TextField
        {...field('name')}
        label="Type your name"
        hint={`As shown in the agreement: ${agreement.signer.name}.`}
        autoComplete="name"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button type="submit" className={`${BUTTON_CLASS.primary} max-sm:w-full sm:px-10`}>
          Sign
        </button>
        <a className={`${BUTTON_CLASS.ghost} max-sm:w-full`} href={signingPaths.decline()}>
          Decline
        </a>
      </div>
    </form>
  )
}
