import type { FieldMetadata } from '@conform-to/react'
import { conformField } from '~/components/ui/form/field-state'
import { PasswordFields } from './password-fields'
import { NameFields, PhoneField } from './person-fields'

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
        <NameFields field={field} />
      </div>
      <PhoneField field={field('phoneNumber')} />
      <PasswordFields fields={fields} />
    </>
  )
}
