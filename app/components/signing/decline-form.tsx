import type { SubmissionResult } from '@conform-to/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { conformField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextareaField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { PageTitle } from '~/components/ui/page-title'
import { signingPaths } from '~/models/trade/paths/signing'
import type { AgreementView } from '~/services/signing/agreement/require-agreement.server'

const ORDER = ['reason'] as const

interface DeclineFormProps {
  agreement: AgreementView
  lastResult: SubmissionResult | undefined
}

/** Asks the signer why, and then it is declined. */
export function DeclineForm({ agreement, lastResult }: DeclineFormProps) {
  const [form, fields] = useServerForm<{ reason: string }>({ id: 'decline', lastResult })
  const field = conformField(fields, ORDER)
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
