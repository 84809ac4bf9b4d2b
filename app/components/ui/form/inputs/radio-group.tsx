import { FieldGroup, type FieldWords } from '../field'
import { type FieldState, focusOnProblem, optionId } from '../field-state'
import type { Choice } from '../select-field'

interface RadioGroupProps extends FieldState, FieldWords {
  /** A hint says in small print what its choice means. */
  choices: readonly (Choice & { hint?: string })[]
}

/** Exactly one choice, all of them in sight. */
export function RadioGroup(props: RadioGroupProps) {
  return (
    <FieldGroup field={props} words={props} role="radiogroup">
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
