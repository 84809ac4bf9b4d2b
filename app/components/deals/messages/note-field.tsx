import type { FieldState } from '~/components/ui/form/field-state'
import { TextareaField } from '~/components/ui/form/text-field'

interface NoteFieldProps {
  field: FieldState
  label?: string
  hint?: string
  className?: string
}

/** The message that a side may add to its offer or answer. */
export function NoteField({ field, label = 'Note (optional)', ...texts }: NoteFieldProps) {
  return <TextareaField {...field} label={label} {...texts} rows={2} dir="auto" autoComplete="off" />
}
