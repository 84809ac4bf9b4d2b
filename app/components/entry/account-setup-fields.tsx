import type { FieldMetadata } from '@conform-to/react'
import { conformField } from '../ui/conform-field'
import { TextField } from '../ui/text-field'
import { PasswordFields } from './password-fields'

export type AccountSetupFields = PasswordFields & { firstName: string; lastName: string; phoneNumber: string }

interface AccountSetupFieldsProps {
  fields: { readonly [Key in keyof AccountSetupFields]: FieldMetadata<string> }
}

/** Who somebody is, how they are called on the phone, and a password of their own. */
export function AccountSetupFields({ fields }: AccountSetupFieldsProps) {
  const field = conformField(fields, ['firstName', 'lastName', 'phoneNumber'])
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField
        {...field('phoneNumber')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="A US number, like (404) 555-0123."
      />
      <PasswordFields fields={fields} />
    </>
  )
}
