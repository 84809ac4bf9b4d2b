import type { ReactNode } from 'react'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, type FieldState } from '~/components/ui/form/field-state'
import { PHOTO_ACCEPT } from '~/models/trade/fields/uploads'

/** The form that uploads photos; its fields are spread over the page and refer to it by this id. */
export const UPLOAD_FORM = 'photos-form'

interface PhotoInputProps {
  field: FieldState
  label: ReactNode
  hint?: string
  isLabelHidden?: boolean
  isMultiple?: boolean
  /** The name of a waiting photo. */
  chosen: string
}

/** Takes photos from the camera or the gallery. */
export function PhotoInput({ field, label, hint, isLabelHidden, isMultiple, chosen }: PhotoInputProps) {
  return (
    <Field field={field} texts={{ label, hint, isLabelHidden }}>
      <input
        type="file"
        form={UPLOAD_FORM}
        accept={PHOTO_ACCEPT}
        multiple={isMultiple}
        className="input h-auto min-h-11 w-full py-2.5 text-sm file:mr-3 file:font-semibold"
        data-photo={chosen}
        {...controlAttributes(field, Boolean(hint))}
      />
    </Field>
  )
}
