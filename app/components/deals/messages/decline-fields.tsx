import { RadioGroup } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { DECLINE_REASONS } from '~/models/trade/vocabulary/deals'
import { NoteField } from './note-field'

export const DECLINE_FIELDS = ['declineReason', 'note'] as const

interface DeclineFieldsProps {
  field: (name: (typeof DECLINE_FIELDS)[number]) => FieldState
  label?: string
}

/** Why an owner declines, and what else to say to the crew. */
export function DeclineFields({ field, label = 'Why are you declining?' }: DeclineFieldsProps) {
  return (
    <div className="grid gap-3">
      <RadioGroup {...field('declineReason')} label={label} choices={DECLINE_REASONS} />
      <NoteField field={field('note')} label="Note to the crew (optional)" hint="Required for Other." />
    </div>
  )
}
