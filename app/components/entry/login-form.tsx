import { Form, Link } from '@remix-run/react'
import type { FormEventHandler, ReactNode } from 'react'
import type { FieldState } from '../ui/field-state'
import { FormErrors } from '../ui/form-errors'
import { BUTTON_CLASS, SubmitButton } from '../ui/submit-button'
import { TextField } from '../ui/text-field'

interface LoginFormProps {
  /** From `conformField(fields, ['email', 'password'])`. */
  field: (name: 'email' | 'password') => FieldState
  /** What is wrong with the two together. */
  errors?: readonly string[]
  /** From Conform's form. */
  form?: { id?: string; onSubmit?: FormEventHandler<HTMLFormElement> }
  /** Where the form is posted to; the current address when left out. */
  action?: string
  /** Hidden fields. */
  children?: ReactNode
  forgotPasswordTo?: string
  signUpTo?: string
  /** The outside site. */
  backTo: string
  termsTo: string
  privacyTo: string
  /** The show and hide toggle inside the password field. */
  passwordToggle?: ReactNode
}

/** The log-in view of the entry screen. */
export function LoginForm(props: LoginFormProps) {
  const { field, form } = props
  return (
    <>
      <h1 className="text-2xl">Login</h1>
      <p className="mt-1 text-quiet">Picture vehicles for film and television.</p>
      <FormErrors errors={props.errors} className="mt-5" />
      <Form
        method="post"
        action={props.action}
        id={form?.id}
        onSubmit={form?.onSubmit}
        noValidate
        className="mt-5 grid gap-4"
      >
        {props.children}
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          after={props.passwordToggle}
        />
        {props.forgotPasswordTo && (
          <p className="-mt-2 text-right">
            <Link to={props.forgotPasswordTo} className="link inline-flex min-h-11 items-center text-sm">
              Forgot password
            </Link>
          </p>
        )}
        <SubmitButton action={props.action}>Login</SubmitButton>
      </Form>
      <div className="mt-3 flex gap-2">
        {props.signUpTo && (
          <Link className={`${BUTTON_CLASS.outline} flex-1`} to={props.signUpTo}>
            SIGN UP
          </Link>
        )}
        <a className={`${BUTTON_CLASS.ghost} flex-1`} href={props.backTo}>
          BACK
        </a>
      </div>
      <p className="mt-6 text-sm text-quiet">
        By logging in you accept our{' '}
        <Link className="link" to={props.termsTo}>
          terms
        </Link>{' '}
        and{' '}
        <Link className="link" to={props.privacyTo}>
          privacy policy
        </Link>
        .
      </p>
    </>
  )
}
