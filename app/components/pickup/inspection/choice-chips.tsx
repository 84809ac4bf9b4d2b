import { FieldGroup, type FieldWords } from '../../ui/form/field'
import { type FieldState, focusOnProblem, hasProblem, optionId } from '../../ui/form/field-state'
import type { Choice } from '../../ui/form/select-field'

interface ChoiceChipsProps extends FieldState, FieldWords {
  choices: readonly Choice[]
}

/** Exactly one of a few short choices, as many side by side as fit. */
export function ChoiceChips(props: ChoiceChipsProps) {
  return (
    <FieldGroup field={props} words={props} role="radiogroup">
      <div className="flex flex-wrap gap-2">
        {props.choices.map((choice, index) => (
          <label className="chip pick" key={choice.value}>
            <input
              type="radio"
              id={optionId(props.id, index)}
              name={props.name}
              value={choice.value}
              defaultChecked={props.defaultValue === String(choice.value)}
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
