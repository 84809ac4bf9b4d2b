import { useEffect, useState } from 'react'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextField, type TextFieldProps } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { MIN_PASSWORD_LENGTH } from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'

interface NameFieldsProps {
  /** From `useServerForm`. */
  field: (name: 'firstName' | 'lastName') => FieldState
}

/** First and last name. The surrounding form lays them out. */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <>
      <TextField {...field('firstName')} label="First Name" noteAbout={printNote} autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last Name" noteAbout={printNote} autoComplete="family-name" />
    </>
  )
}

/** A phone number. */
export function PhoneField({ field }: { field: FieldState }) {
  return <TextField {...field} label="Phone" type="tel" autoComplete="tel" hint="A US number, like (404) 555-0123." />
}

/** An email address, without the phone keyboard's corrections. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField {...props} label="Email" type="email" autoCapitalize="none" spellCheck={false} />
}

interface PasswordFieldsProps {
  field: (name: 'password' | 'confirmPassword') => FieldState
}

/** A new password, typed twice. */
export function PasswordFields({ field }: PasswordFieldsProps) {
  return (
    <>
      <TextField
        {...field('password')}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        after={<PasswordToggle inputId={field('password').id} />}
      />
      <TextField
        {...field('confirmPassword')}
        label="Re-type password"
        type="password"
        autoComplete="new-password"
        after={<PasswordToggle inputId={field('confirmPassword').id} of="re-typed password" />}
      />
    </>
  )
}

interface PasswordToggleProps {
  inputId: string
  /** The password's name if the form has several, by default 'password'. */
  of?: string
}

/** Shows or hides what is typed into a password field. Not rendered without script. */
export function PasswordToggle({ inputId, of = 'password' }: PasswordToggleProps) {
  const [isReady, setReady] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  const toggle = () => {
    document.getElementById(inputId)?.setAttribute('type', isShown ? 'password' : 'text')
    setShown(!isShown)
  }
  return (
    <button type="button" className="tap px-3 text-sm" onClick={toggle}>
      <Icon name={isShown ? 'eye-off' : 'eye'} />
      {isShown ? 'Hide' : 'Show'}
      <span className="sr-only"> {of}</span>
    </button>
  )
}
