import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'

interface NameFieldsProps {
  /** From `conformField`, which knows how they stand among the other fields. */
  field: (name: 'firstName' | 'lastName') => FieldState
}

/** What somebody is called. The form around them lays the two out. */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <>
      <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
    </>
  )
}

/** The number somebody is called on. */
export function PhoneField({ field }: { field: FieldState }) {
  return <TextField {...field} label="Phone" type="tel" autoComplete="tel" hint="A US number, like (404) 555-0123." />
}
