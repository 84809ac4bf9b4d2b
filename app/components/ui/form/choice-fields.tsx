import type { ReactNode } from 'react'
import { Field, FieldFooting, FieldGroup, type FieldTexts, type Native, splitProps } from './field'
import { controlAttributes, type FieldState, focusOnProblem, hasProblem, optionId } from './field-state'

export interface Choice {
  value: string | number
  label: string
}

interface SelectFieldProps extends FieldState, FieldTexts, Native<'select'> {
  choices: readonly Choice[]
  /** Label of a first row with an empty value, for fields that start without a choice. */
  emptyLabel?: string
}

/** One choice of a short list. */
export function SelectField(props: SelectFieldProps) {
  const { field, texts, defaultValue = '', native } = splitProps(props)
  const { choices, emptyLabel, ...attributes } = native
  return (
    <Field field={field} texts={texts}>
      <select
        {...attributes}
        {...controlAttributes(field, Boolean(texts.hint))}
        defaultValue={defaultValue}
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

interface RadioGroupProps extends FieldState, FieldTexts {
  /** The hint explains the choice in small print. */
  choices: readonly (Choice & { hint?: string })[]
}

/** Exactly one choice, all of them visible. */
export function RadioGroup(props: RadioGroupProps) {
  return (
    <FieldGroup field={props} texts={props} role="radiogroup">
      <div className="grid">
        {props.choices.map((choice, index) => (
          <label className="option" key={choice.value}>
            <input
              type="radio"
              className="radio"
              id={optionId(props.id, index)}
              name={props.name}
              value={choice.value}
              defaultChecked={props.defaultValue === String(choice.value)}
              {...focusOnProblem(props, index)}
            />
            <span className={choice.hint ? 'py-2' : undefined}>
              {choice.label}
              {choice.hint && <span className="block text-sm text-quiet">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface GroupProps extends FieldState, FieldTexts {
  choices: readonly Choice[]
}

/**
 * Any number of choices, as many side by side as fit. Every checked one is sent under the same name. An empty value is
 * always sent too, so that the server can tell "none chosen" from "not in the form". Its input comes last, because
 * Conform focuses the first one.
 */
export function CheckboxGroup(props: GroupProps) {
  const chosen = props.defaultValues ?? (props.defaultValue === undefined ? [] : [props.defaultValue])
  return (
    <FieldGroup field={props} texts={props}>
      <div className="flex flex-wrap gap-2">
        {props.choices.map((choice, index) => (
          <label className="chip pick" key={choice.value}>
            <input
              type="checkbox"
              id={optionId(props.id, index)}
              name={props.name}
              value={choice.value}
              defaultChecked={chosen.includes(String(choice.value))}
              aria-invalid={hasProblem(props) || undefined}
              {...focusOnProblem(props, index)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <input type="hidden" name={props.name} value="" />
    </FieldGroup>
  )
}

interface CheckboxFieldProps extends FieldState {
  label: ReactNode
  hint?: ReactNode
  /** The value sent when it is checked. */
  value?: string
  className?: string
}

/** A single yes, such as a consent. */
export function CheckboxField({ label, hint, value = 'on', className = '', ...field }: CheckboxFieldProps) {
  return (
    <div className={`field ${className}`}>
      <div className="option">
        <input
          type="checkbox"
          className="checkbox"
          {...controlAttributes(field, Boolean(hint))}
          value={value}
          defaultChecked={field.defaultValue === value}
        />
        <label htmlFor={field.id} className="grow cursor-pointer py-2">
          {label}
        </label>
      </div>
      <FieldFooting field={field} hint={hint} />
    </div>
  )
}
