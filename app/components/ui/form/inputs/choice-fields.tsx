import type { ReactNode } from 'react'
import { FieldFooting, FieldGroup, type FieldWords } from '../field'
import { controlAttributes, type FieldState, focusOnProblem, hasProblem, optionId } from '../field-state'
import type { Choice } from '../select-field'

interface GroupProps extends FieldState, FieldWords {
  choices: readonly Choice[]
}

/**
 * Any number of choices, as many side by side as fit; every checked one is sent under the same name, before an empty one that says the group was on
 * the form: none of them chosen is not the same as not asked. It comes last, because Conform gives the focus to the first.
 */
export function CheckboxGroup(props: GroupProps) {
  const chosen = props.defaultValues ?? (props.defaultValue === undefined ? [] : [props.defaultValue])
  return (
    <FieldGroup field={props} words={props}>
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
  /** What is sent when it is checked. */
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
