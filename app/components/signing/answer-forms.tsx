import type { SubmissionResult } from '@conform-to/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { CheckboxField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextareaField, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { PageTitle } from '~/components/ui/page'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { signingPaths } from '~/models/trade/paths/signing'
import type { AgreementView } from '~/services/signing/agreement/require-agreement.server'

interface AnswerFormProps {
  agreement: AgreementView
  lastResult: SubmissionResult | undefined
}

const SIGNATURE_FIELDS = ['consent', 'name'] as const

/** Signs the agreement above, or links to declining it. */
export function SignatureForm({ agreement, lastResult }: AnswerFormProps) {
  const [form, field] = useServerForm({ id: 'signature', fields: SIGNATURE_FIELDS, lastResult })
  return (
    <form id="answer" method="post" action={signingPaths.agreement()} noValidate className="sheet mt-5 grid gap-5 p-5">
      <h2 className="text-lg">Sign</h2>
      <FormErrors errors={form.errors} fields={SIGNATURE_FIELDS.map(field)} />
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

/** Declines the agreement, with a reason. */
export function DeclineForm({ agreement, lastResult }: AnswerFormProps) {
  const [form, field] = useServerForm({ id: 'decline', fields: ['reason'], lastResult })
  return (
    <>
      <PageTitle title="Decline the agreement" lead={agreement.text.lead} />
      <form method="post" action={signingPaths.decline()} noValidate className="sheet mt-5 grid gap-5 p-5">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="text" value={agreement.textSha256} />
        <TextareaField
          {...field('reason')}
          label="Reason for declining"
          hint="We'll email it to the person who placed the order. They can send you a new agreement."
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <button type="submit" className={`${BUTTON_CLASS.refuse} max-sm:w-full sm:px-10`}>
            Decline
          </button>
          <a className={`${BUTTON_CLASS.ghost} max-sm:w-full`} href={signingPaths.agreement()}>
            Back to the agreement
          </a>
        </div>
      </form>
    </>
  )
}
