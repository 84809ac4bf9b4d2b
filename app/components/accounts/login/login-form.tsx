import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { type FormEventHandler, useEffect } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { accountPaths } from '~/models/trade/paths/accounts'
import { EmailField, PasswordToggle } from '../account-fields'
import { LegalConsent } from './legal-consent'

interface LoginFormProps {
  /** The form's id, which also prefixes the ids of its fields. */
  id: string
  /** The initial value of the email field. */
  email?: string
  /** The server's response to the previous attempt. */
  lastResult?: SubmissionResult
  /** Where to go after the log-in; null means the role's home. */
  returnTo: string | null
  /** The external site; omit if there is another way back. */
  backTo?: string
  /** Submits the form without leaving the page. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** For a caller that submits the form itself. */
  isBusy?: boolean
}

/** Email and password, with links for people who have no account or forgot their password. */
export function LoginForm({ id, email, lastResult, returnTo, backTo, onSubmit, isBusy }: LoginFormProps) {
  const { field, errors } = loginFields(id, lastResult, email)
  const action = loginAction(returnTo)
  useFocusOnProblem(id, lastResult)
  return (
    <>
      <FormErrors errors={errors} className="mb-5" />
      <Form method="post" action={action} id={id} onSubmit={onSubmit} noValidate className="grid gap-4">
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <EmailField {...field('email')} autoComplete="username" />
        <TextField
          {...field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          after={<PasswordToggle inputId={field('password').id} />}
        />
        <p className="-mt-2 text-right">
          <Link to={accountPaths.forgotPassword()} className="link inline-flex min-h-11 items-center text-sm">
            Forgot password
          </Link>
        </p>
        <SubmitButton action={action} isBusy={isBusy}>
          Login
        </SubmitButton>
      </Form>
      <div className="mt-3 flex gap-2">
        <Link className={`${BUTTON_CLASS.outline} flex-1`} to={accountPaths.signUp()}>
          SIGN UP
        </Link>
        {backTo && (
          <a className={`${BUTTON_CLASS.ghost} flex-1`} href={backTo}>
            BACK
          </a>
        )}
      </div>
      <LegalConsent by="logging in" />
    </>
  )
}

/** After a response without page load, focus is still on the button: this moves it to the field to correct. */
function useFocusOnProblem(id: string, lastResult: SubmissionResult | undefined) {
  useEffect(() => {
    if (!lastResult?.error) return
    const form = document.getElementById(id)
    const field = form?.querySelector('[aria-invalid]') ?? form?.querySelector(`[id="${id}-password"]`)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }, [id, lastResult])
}

/**
 * Reads the server's response to a log-in without a form library: the search has the same address as the log-in, and
 * its page should not have to load one.
 */
function loginFields(formId: string, lastResult: SubmissionResult | undefined, known?: string) {
  const errors = lastResult?.error ?? {}
  const email = lastResult ? lastResult.initialValue?.email : known
  const form = {
    idPrefix: `${formId}-`,
    values: { email: typeof email === 'string' ? email : undefined },
    errors: { email: errors.email ?? undefined, password: errors.password ?? undefined },
  }
  return { field: plainField(form, ['email', 'password']), errors: errors[''] ?? undefined }
}

/** The address also contains `return-to`, so that a wrong password does not lose it. */
function loginAction(returnTo: string | null): string {
  return returnTo ? `/?index&${new URLSearchParams({ 'return-to': returnTo })}` : '/?index'
}
