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
  /** For a shot: its label, and whether it has a photo already. */
  shot?: { label: string; isSaved: boolean }
}

/** Takes a photo with a phone's camera, or a file on other devices. */
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

/** The server's errors by field. */
export function problemsIn(answer: SubmissionResult | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answer?.error ?? {}).map(([name, sentences]) => [name, sentences ?? []]))
}

/** The submitted value of a text field. */
export function typedIn(answer: SubmissionResult | undefined, name: string): string | undefined {
  const value = answer?.initialValue?.[name]
  return typeof value === 'string' ? value : undefined
}
