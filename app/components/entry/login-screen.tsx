import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import { paths } from '~/models/paths'
import { plainField } from '../ui/field-state'
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

const FORM_ID = 'login'

/**
 * The log-in view, at both addresses of the entry screen. It reads the server's reply itself: the search shares its
 * addresses, and its page should not carry a form library.
 */
export function LoginScreen({ fleet, outsideUrl, returnTo, lastResult }: LoginScreenProps) {
  const errors = lastResult?.error ?? {}
  const email = lastResult?.initialValue?.email
  const values = { email: typeof email === 'string' ? email : undefined }
  const field = plainField({ idPrefix: `${FORM_ID}-`, values, errors: fieldErrors(errors) }, ['email', 'password'])
  useFocusOnFirstProblem(lastResult)
  return (
    <EntryPage fleet={fleet}>
      <LoginForm
        field={field}
        errors={errors[''] ?? undefined}
        form={{ id: FORM_ID }}
        action={actionWith(returnTo)}
        backTo={outsideUrl}
        termsTo={paths.terms()}
        privacyTo={paths.privacy()}
        passwordToggle={<PasswordToggle inputId={field('password').id} />}
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

function fieldErrors(errors: NonNullable<SubmissionResult['error']>) {
  return { email: errors.email ?? undefined, password: errors.password ?? undefined }
}

/** An answer that arrives without a page load finds the reader somewhere else than at the field it is about. */
function useFocusOnFirstProblem(lastResult: SubmissionResult | undefined) {
  useEffect(() => {
    if (lastResult?.error) document.querySelector<HTMLElement>(`#${FORM_ID} [aria-invalid]`)?.focus()
  }, [lastResult])
}
