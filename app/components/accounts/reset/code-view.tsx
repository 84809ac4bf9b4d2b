import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { conformField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { CODE_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_DIGITS } from '~/models/trade/constants'
import { accountPaths } from '~/models/trade/paths/accounts'
import { numberWord } from '~/models/trade/words/text'
import { CodeField, useResetKey } from '../code-field'

interface CodeViewProps {
  /** As it was typed; it need not have an account. */
  email: string
  lastResult: SubmissionResult | undefined
}

/** The entry view for the code of a reset. Asking for another code empties it. */
export function CodeView(props: CodeViewProps) {
  return <CodeForm key={useResetKey(props.lastResult)} {...props} />
}

function CodeForm({ email, lastResult }: CodeViewProps) {
  const [form, fields] = useServerForm<{ code: string }>({ id: 'reset-code', lastResult })
  const field = conformField(fields, ['code'])
  return (
    <>
      <h1 className="text-2xl">Enter the code</h1>
      <p className="mt-1 text-quiet">
        If <b className="font-semibold break-words text-base-content">{email}</b> has an account, we sent it a{' '}
        {numberWord(CODE_DIGITS)}-digit code.
      </p>
      <FormErrors errors={form.errors} className="mt-5" />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-4">
        <CodeField field={field('code')} hint={CODE_MESSAGES.life} />
        <SubmitButton>SUBMIT</SubmitButton>
        <SubmitButton look="outline" name="resend" value="code">
          RESEND CODE
        </SubmitButton>
      </Form>
      <Link className={`${BUTTON_CLASS.ghost} mt-3`} to={accountPaths.forgotPassword()}>
        BACK
      </Link>
    </>
  )
}
