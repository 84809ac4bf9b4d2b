import type { ReactNode } from 'react'
import { FieldFooting, FieldGroup, type FieldWords } from '../field'
import { controlAttributes, type FieldState, focusOnProblem, hasProblem, optionId } from '../field-state'
import type { Choice } from '../select-field'

interface GroupProps extends FieldState, FieldWords {
  choices: readonly Choice[]
  /** Two columns where there is room for them. */
  isWide?: boolean
}

/**
 * Any number of choices; every checked one is sent under the same name, after an empty one that says the group was on
 * the form: none of them chosen is not the same as not asked.
 */
export function CheckboxGroup(props: GroupProps) {
  const chosen = props.defaultValues ?? (props.defaultValue === undefined ? [] : [props.defaultValue])
  return (
    <FieldGroup field={props} words={props}>
      <input type="hidden" name={props.name} value="" />
      <div className={props.isWide ? WIDE : 'grid'}>
        {props.choices.map((choice, index) => (
          <label className="option" key={choice.value}>
            <input
              type="checkbox"
              className="checkbox"
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

const WIDE = 'grid gap-x-4 min-[26rem]:grid-cols-2'
