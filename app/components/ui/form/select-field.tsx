import type { ComponentPropsWithoutRef } from 'react'
import { Field, type FieldWords } from './field'
import { controlAttributes, type FieldState } from './field-state'

export interface Choice {
  value: string | number
  label: string
}

type Native = Omit<ComponentPropsWithoutRef<'select'>, keyof FieldState | 'className' | 'children' | 'autoFocus'>

interface SelectFieldProps extends FieldState, FieldWords, Native {
  choices: readonly Choice[]
  /** First row with an empty value, for fields that start without a choice. */
  emptyLabel?: string
}

/** One choice of a short list. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, defaultValue, defaultValues, errors, isFirstProblem, ...beside } = props
  const { label, hint, isLabelHidden, className, choices, emptyLabel, ...native } = beside
  const field = { id, name, errors, isFirstProblem }
  return (
    <Field field={field} words={{ label, hint, isLabelHidden, className }}>
      <select
        {...native}
        {...controlAttributes(field, Boolean(hint))}
        defaultValue={defaultValue ?? ''}
        className="select"
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
