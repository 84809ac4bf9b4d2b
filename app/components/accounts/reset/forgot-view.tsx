import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { conformField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { CODE_DIGITS } from '~/models/trade/constants'
import { accountPaths } from '~/models/trade/paths/accounts'
import { numberWord } from '~/models/trade/words/text'

interface ForgotViewProps {
  /** What this browser asked about before; '' at first. */
  email: string
  /** Tells two presses of this form from two wishes. */
  attempt: string
  lastResult: SubmissionResult | undefined
}

/** The entry view that begins a reset of the password. */
export function ForgotView({ email, attempt, lastResult }: ForgotViewProps) {
  const [form, fields] = useServerForm<{ email: string }>({ id: 'forgot', lastResult, defaultValue: { email } })
  const field = conformField(fields, ['email'])
  return (
    <>
      <h1 className="text-2xl">Forgot Password</h1>
      <p className="mt-1 text-quiet">Enter the Email associated with your Account</p>
      <FormErrors errors={form.errors} className="mt-5" />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="attempt" value={attempt} />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={`We'll email you a ${numberWord(CODE_DIGITS)}-digit code.`}
        />
        <SubmitButton>SUBMIT</SubmitButton>
      </Form>
      <Link className={`${BUTTON_CLASS.ghost} mt-3`} to={accountPaths.login()}>
        BACK
      </Link>
    </>
  )
}
