import { type Choice, RadioGroup } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextareaField } from '~/components/ui/form/text-field'
import { MAX_BEHALF_REASON_LENGTH } from '~/models/trade/constants'

interface BehalfFieldsProps {
  sides: readonly Choice[]
  field: (name: 'side' | 'reason') => FieldState
}

/** Additional fields when staff act on someone's behalf: for whom, and why. */
export function BehalfFields({ sides, field }: BehalfFieldsProps) {
  return (
    <>
      <RadioGroup {...field('side')} label="On behalf of" choices={sides} />
      <ReasonField field={field('reason')} />
    </>
  )
}

export function ReasonField({ field, label = 'Reason' }: { field: FieldState; label?: string }) {
  return (
    <TextareaField
      {...field}
      label={label}
      rows={2}
      maxLength={MAX_BEHALF_REASON_LENGTH}
      hint="The project and the owner will see it, with your name."
    />
  )
}
