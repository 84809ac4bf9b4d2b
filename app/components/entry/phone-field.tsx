import type { FieldState } from '../ui/field-state'
import { TextField } from '../ui/text-field'

/** The number somebody is called on. */
export function PhoneField({ field }: { field: FieldState }) {
  return <TextField {...field} label="Phone" type="tel" autoComplete="tel" hint="A US number, like (404) 555-0123." />
}
