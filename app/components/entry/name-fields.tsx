import type { FieldState } from '../ui/field-state'
import { TextField } from '../ui/text-field'

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
