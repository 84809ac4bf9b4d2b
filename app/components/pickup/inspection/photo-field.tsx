import type { SubmissionResult } from '@conform-to/react'
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

/** What the server said of each field. */
export function problemsIn(answer: SubmissionResult | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answer?.error ?? {}).map(([name, sentences]) => [name, sentences ?? []]))
}

/** What was sent of a field, where it was a text. */
export function typedIn(answer: SubmissionResult | undefined, name: string): string | undefined {
  const value = answer?.initialValue?.[name]
  return typeof value === 'string' ? value : undefined
}
