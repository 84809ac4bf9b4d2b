import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PasswordFields } from '../setup/password-fields'

interface NewPasswordViewProps {
  /** Whose account it is. */
  email: string
  lastResult: SubmissionResult | undefined
}

/** The entry view that ends a reset of the password. */
export function NewPasswordView({ email, lastResult }: NewPasswordViewProps) {
  const [form, fields] = useServerForm<PasswordFields>({ id: 'new-password', lastResult })
  return (
    <>
      <h1 className="text-2xl">New Password</h1>
      <p className="mt-1 text-quiet">
        For <b className="font-semibold break-words text-base-content">{email}</b>. You will be logged out everywhere
        else.
      </p>
      <FormErrors errors={form.errors} className="mt-5" />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-4">
        {/* password keepers file the password under this address */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordFields fields={fields} />
        <SubmitButton>Submit</SubmitButton>
      </Form>
      <Link className={`${BUTTON_CLASS.ghost} mt-3`} to={accountPaths.resetCode()}>
        BACK
      </Link>
    </>
  )
}
