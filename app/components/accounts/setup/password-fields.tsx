import type { FieldMetadata } from '@conform-to/react'
import { conformField } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { MIN_PASSWORD_LENGTH } from '~/models/trade/constants'
import { PasswordToggle } from '../login/password-toggle'

export type PasswordFields = { password: string; confirmPassword: string }

interface PasswordFieldsProps {
  fields: { readonly [Key in keyof PasswordFields]: FieldMetadata<string> }
}

/** A new password, typed twice. */
export function PasswordFields({ fields }: PasswordFieldsProps) {
  const field = conformField(fields, ['password', 'confirmPassword'])
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
