import type { ReactNode } from 'react'
import { PHOTO_ACCEPT } from '~/models/trade/fields/uploads'
import { Field } from '../../ui/form/field'
import { controlAttributes, type FieldState } from '../../ui/form/field-state'

interface PhotoFieldProps {
  field: FieldState
  label: ReactNode
  hint?: string
  isLabelHidden?: boolean
  /** Of a shot: how it is called, and whether it is there already. */
  shot?: { label: string; isSaved: boolean }
}

/** Takes a photo with the camera of a phone, or a file elsewhere. */
export function PhotoField({ field, label, hint, isLabelHidden, shot }: PhotoFieldProps) {
  return (
    <Field field={field} words={{ label, hint, isLabelHidden }}>
      <input
        type="file"
        accept={PHOTO_ACCEPT}
        capture="environment"
        className="input h-auto min-h-11 w-full py-2.5 text-sm file:mr-3 file:font-semibold"
        data-label={shot?.label}
        data-saved={shot?.isSaved ? '' : undefined}
        {...controlAttributes(field, Boolean(hint))}
      />
    </Field>
  )
}
