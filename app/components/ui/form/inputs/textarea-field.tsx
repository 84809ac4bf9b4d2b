import type { ComponentPropsWithoutRef } from 'react'
import { Field, type FieldWords } from '../field'
import { controlAttributes, type FieldState } from '../field-state'

type Native = Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldState | 'className' | 'children' | 'autoFocus'>

/** Several lines of text. */
export function TextareaField(props: FieldState & FieldWords & Native) {
  const { id, name, defaultValue, defaultValues, errors, isFirstProblem, ...beside } = props
  const { label, hint, isLabelHidden, className, ...native } = beside
  const field = { id, name, errors, isFirstProblem }
  return (
    <Field field={field} words={{ label, hint, isLabelHidden, className }}>
      <textarea
        rows={4}
        {...native}
        {...controlAttributes(field, Boolean(hint))}
        defaultValue={defaultValue}
        className="textarea"
      />
    </Field>
  )
}
