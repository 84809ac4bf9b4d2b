import { type SubmissionResult, useForm } from '@conform-to/react'
import { paths } from '~/models/paths'
import { conformField } from '../ui/conform-field'
import type { Picture } from '../ui/photo'
import { EntryPage } from './entry-page'
import { LoginForm } from './login-form'
import { PasswordToggle } from './password-toggle'

export interface LoginScreenProps {
  fleet: readonly Picture[]
  /** The outside site that BACK leads to. */
  outsideUrl: string
  /** Where to go on after the log-in; the role's home when null. */
  returnTo: string | null
  lastResult?: SubmissionResult
}

/** The log-in view, at both addresses of the entry screen. */
export function LoginScreen({ fleet, outsideUrl, returnTo, lastResult }: LoginScreenProps) {
  const [form, fields] = useForm<{ email: string; password: string }>({ id: 'login', lastResult })
  return (
    <EntryPage fleet={fleet}>
      <LoginForm
        field={conformField(fields, ['email', 'password'])}
        errors={form.errors}
        form={{ id: form.id, onSubmit: form.onSubmit }}
        action={actionWith(returnTo)}
        backTo={outsideUrl}
        termsTo={paths.terms()}
        privacyTo={paths.privacy()}
        passwordToggle={<PasswordToggle inputId={fields.password.id} />}
      >
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      </LoginForm>
    </EntryPage>
  )
}

/** The address carries where to go on as well: a wrong password must not lose it. */
function actionWith(returnTo: string | null): string {
  return returnTo ? `/?index&${new URLSearchParams({ 'return-to': returnTo })}` : '/?index'
}
